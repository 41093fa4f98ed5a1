import { styled } from 'styled-components'

const Sheet = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;

  [data-part='river'] {
    stroke: var(--fleet-color-light-blue-soft);
    stroke-width: 64;
  }
  [data-part='parks'] {
    fill: var(--fleet-color-green-soft);
  }
  [data-part='streets'] {
    stroke: var(--fleet-color-surface);
    stroke-width: 5;
  }
  [data-part='roads'] {
    stroke: var(--fleet-color-surface);
    stroke-width: 11;
  }
  [data-part='trip'] {
    stroke: var(--fleet-color-accent);
    stroke-width: 4;
  }
  [data-part='vehicle'] {
    fill: var(--fleet-color-accent);
    stroke: var(--fleet-color-surface);
    stroke-width: 3;
  }
`

/** A decorative city between two rivers, in the colours of the theme. */
export function CityArt() {
  return (
    <Sheet viewBox="0 0 640 800" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <path data-part="river" d="M-40 560C80 600 130 700 260 716s250-30 420 60" />
      <path data-part="river" d="M700 90C600 160 610 300 560 400s10 220 120 290" />
      <g data-part="parks">
        <path d="M96 118h112l28 74-60 62H84z" />
        <path d="M330 372l92-30 40 70-74 62-66-26z" />
        <path d="M150 470h64v72h-76z" />
      </g>
      <path
        data-part="streets"
        d="M40-20v420M-20 90h560M-20 300h480M-20 400h500M84 254v330M236 192L262 640M300-20l22 700M420-20l2 360M388 474l24 220M500-20l-40 480M-20 490h470M322 560h130M-20 180h100M208 192h320M130 584h180M176 254v216M300 250h220"
      />
      <path
        data-part="roads"
        d="M-20 20C200 60 250 240 322 372S420 620 470 820M-20 344C160 320 380 290 660 40"
      />
      <path data-part="trip" d="M84 540V400h156l-8-95 90-18 100-58 1-118" />
      <g data-part="vehicle">
        <circle cx="84" cy="540" r="9" />
        <circle cx="423" cy="111" r="13" />
      </g>
      <g data-part="vehicle">
        <circle cx="176" cy="300" r="7" />
        <circle cx="300" cy="180" r="7" />
        <circle cx="388" cy="490" r="7" />
        <circle cx="480" cy="230" r="7" />
        <circle cx="262" cy="640" r="7" />
      </g>
    </Sheet>
  )
}

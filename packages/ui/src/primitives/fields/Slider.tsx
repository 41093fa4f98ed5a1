import { type RefObject, useLayoutEffect, useRef } from 'react'
import { Label } from 'react-aria-components/Label'
import { Slider as AriaSlider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components/Slider'
import { styled } from 'styled-components'
import { focusRing } from '../../theme/focusRing.ts'
import type { AriaRootProps } from '../rootProps.ts'

export interface SliderProps extends AriaRootProps<HTMLDivElement> {
  label: string
  value: number
  /** Called with every value during a drag. */
  onChange: (value: number) => void
  /** Called with the value at the end of a drag. */
  onChangeEnd?: (value: number) => void
  minValue: number
  maxValue: number
  /** 1 unless given. */
  step?: number
  /** The text shown and announced for a value, such as `24 px`; the number unless given. */
  format?: (value: number) => string
  isDisabled?: boolean
}

const Face = styled(AriaSlider)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--fleet-space-3);
  width: 100%;

  /* A value that does not fit beside it goes below it. */
  > label {
    flex: 1 1 auto;
    font-size: var(--fleet-text-s);
    font-weight: var(--fleet-weight-strong);
  }
  > output {
    color: var(--fleet-color-text-muted);
    font-variant-numeric: tabular-nums;
  }
  > [data-part='track'] {
    flex: 1 1 calc(100% - 20px);
    height: var(--fleet-control-height);
    margin-inline: 10px;
    cursor: pointer;
  }
  > [data-part='track']::before,
  [data-part='filled'] {
    content: '';
    position: absolute;
    inset-block: calc(50% - 2px);
    inset-inline: -10px;
    height: 4px;
    border-radius: var(--fleet-radius-full);
    background: var(--fleet-color-control);
  }
  [data-part='filled'] {
    inset-inline-end: auto;
    min-width: 10px;
    background: var(--fleet-color-accent);
  }
  [data-part='thumb'] {
    ${focusRing}
    top: 50%;
    width: 24px;
    height: 24px;
    border: 2px solid var(--fleet-color-accent);
    border-radius: var(--fleet-radius-full);
    background: var(--fleet-color-raised);
    box-shadow: var(--fleet-shadow-1);
  }
  [data-part='thumb'][data-dragging] {
    background: var(--fleet-color-accent-soft);
  }
  &[data-disabled] > [data-part='track'] {
    opacity: 0.5;
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    [data-part='filled'] {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`

/** An approximate number between two bounds. Accepts drags, presses on the track and arrow keys. */
export function Slider({ label, step = 1, format, onChange, onChangeEnd, ...props }: SliderProps) {
  const textOf = format ?? String
  const input = useRef<HTMLInputElement>(null)
  return (
    <Face
      {...props}
      step={step}
      onChange={(value) => onChange(Number(value))}
      onChangeEnd={(value) => onChangeEnd?.(Number(value))}
      data-component="Slider"
    >
      <Label>{label}</Label>
      <SliderOutput>{({ state }) => textOf(state.getThumbValue(0))}</SliderOutput>
      <SliderTrack data-part="track">
        {({ state }) => (
          <>
            <div data-part="filled" style={{ width: `calc(${state.getThumbPercent(0) * 100}% + 10px)` }} />
            <SliderThumb data-part="thumb" inputRef={input}>
              <ValueText input={input} text={textOf(state.getThumbValue(0))} />
            </SliderThumb>
          </>
        )}
      </SliderTrack>
    </Face>
  )
}

/** Sets `aria-valuetext` to the shown text: react-aria formats the number itself, and only by `Intl`. */
function ValueText({ input, text }: { input: RefObject<HTMLInputElement | null>; text: string }) {
  // Runs after each commit, because react-aria sets its own text at some commits.
  useLayoutEffect(() => input.current?.setAttribute('aria-valuetext', text))
  return null
}

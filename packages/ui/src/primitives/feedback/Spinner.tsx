import { useContext } from 'react'
import { ProgressBarContext } from 'react-aria-components/ProgressBar'
import { styled } from 'styled-components'
import { useText } from '../../provider/FleetContext.ts'
import type { RootProps } from '../rootProps.ts'

const Turning = styled.svg`
  display: block;
  animation: fleet-spin 800ms linear infinite;

  circle {
    fill: none;
    stroke: currentColor;
    stroke-width: 2.5;
    stroke-linecap: round;
    stroke-dasharray: 34 100;
  }
  circle:first-child {
    stroke-dasharray: none;
    opacity: 0.25;
  }

  @keyframes fleet-spin {
    to {
      transform: rotate(1turn);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    animation-duration: 3s;
  }
`

export interface SpinnerProps extends RootProps<HTMLDivElement> {
  /** Its width and height in px; 20 unless given. */
  size?: number
  /** Its accessible name; `Loading` unless given. */
  label?: string
}

/** Shows that something small loads, without a known duration. Takes the colour of the text around it. */
export function Spinner({ size = 20, label, ...root }: SpinnerProps) {
  const t = useText()
  // A pending button has the spinner in its name.
  const pending = useContext(ProgressBarContext)
  return (
    // Not react-aria's progress bar, which brings the formats of a value.
    <div
      id={pending && 'id' in pending ? pending.id : undefined}
      {...root}
      role="progressbar"
      aria-label={label ?? t('common.loading')}
      data-component="Spinner"
    >
      <Turning width={size} height={size} viewBox="0 0 20 20" aria-hidden>
        <circle cx="10" cy="10" r="8" />
        <circle cx="10" cy="10" r="8" />
      </Turning>
    </div>
  )
}

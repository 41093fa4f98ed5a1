import Bell from 'lucide-react/icons/bell'
import BellOff from 'lucide-react/icons/bell-off'
import { styled } from 'styled-components'
import { useKeptChoice } from '../../provider/useKeptChoice.ts'
import { Switch } from '../fields/Switch.tsx'
import { VisuallyHidden } from '../layout/VisuallyHidden.ts'
import { playChime } from './playChime.ts'
import { vibrate } from './vibrate.ts'

interface SoundSwitchProps {
  /** What the sound announces: `Sound for new bookings`. */
  children: string
  /** The device vibrates once too when it is switched on. */
  vibrates?: boolean
  /** A bell in place of the track and its text, which stays the accessible name. */
  isIcon?: boolean
}

const NAME = 'sound'

/** Switches the sound of news on, for this browser, and plays it once then. Off until it is pressed. Source: CF-185. */
export function SoundSwitch({ children, vibrates = false, isIcon = false }: SoundSwitchProps) {
  const [choice, choose] = useKeptChoice(NAME)
  const Face = isIcon ? BellFace : Switch
  const Icon = choice === 'on' ? Bell : BellOff
  return (
    <Face
      isSelected={choice === 'on'}
      onChange={(isOn) => {
        choose(isOn ? 'on' : 'off')
        // After the paint: starting the audio takes longer than a press should on a cheap phone.
        if (isOn) setTimeout(() => ring(vibrates))
      }}
    >
      {isIcon ? (
        <>
          <Icon size={20} aria-hidden />
          <VisuallyHidden>{children}</VisuallyHidden>
        </>
      ) : (
        children
      )}
    </Face>
  )
}

const BellFace = styled(Switch)`
  position: relative;
  justify-content: center;
  min-width: var(--fleet-control-height);
  border: 1px solid var(--fleet-card-border);
  border-radius: var(--fleet-card-radius);
  background: var(--fleet-card-background);

  &[data-selected] {
    border-color: var(--fleet-color-accent);
    background: var(--fleet-color-accent-soft);
  }
  &[data-focus-visible] {
    outline: var(--fleet-focus-width) solid var(--fleet-color-focus);
    outline-offset: var(--fleet-focus-offset);
  }
  > [data-part='track'] {
    display: none;
  }
  > span {
    display: inline-grid;
  }
`

/** Plays the chime where `SoundSwitch` is on; with `vibrates` the device vibrates too. */
export function useChime({ vibrates = false } = {}): () => void {
  const [choice] = useKeptChoice(NAME)
  return () => {
    if (choice !== 'on') return
    ring(vibrates)
  }
}

function ring(vibrates: boolean) {
  void playChime()
  if (vibrates) vibrate()
}

import { useKeptChoice } from '../../provider/useKeptChoice.ts'
import { Switch } from '../fields/Switch.tsx'
import { playChime } from './playChime.ts'
import { vibrate } from './vibrate.ts'

interface SoundSwitchProps {
  /** What the sound tells: `Sound for new bookings`. */
  children: string
  /** The device vibrates once too when it is switched on. */
  vibrates?: boolean
}

const NAME = 'sound'

/** Switches the sound of news on, for this browser, and plays it once then. Off until it is pressed. Source: CF-185. */
export function SoundSwitch({ children, vibrates = false }: SoundSwitchProps) {
  const [choice, choose] = useKeptChoice(NAME)
  return (
    <Switch
      isSelected={choice === 'on'}
      onChange={(isOn) => {
        choose(isOn ? 'on' : 'off')
        // After the paint: starting the audio takes longer than a press should on a cheap phone.
        if (isOn) setTimeout(() => ring(vibrates))
      }}
    >
      {children}
    </Switch>
  )
}

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

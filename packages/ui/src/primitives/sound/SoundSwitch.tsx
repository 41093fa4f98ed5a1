import { useKeptChoice } from '../../provider/useKeptChoice.ts'
import { Switch } from '../fields/Switch.tsx'
import { playChime } from './playChime.ts'

interface SoundSwitchProps {
  /** What the sound tells: `Sound for new bookings`. */
  children: string
}

const NAME = 'sound'

/** Switches the sound of news on, for this browser, and plays it once then. Off until it is pressed. Source: CF-185. */
export function SoundSwitch({ children }: SoundSwitchProps) {
  const [choice, choose] = useKeptChoice(NAME)
  return (
    <Switch
      isSelected={choice === 'on'}
      onChange={(isOn) => {
        choose(isOn ? 'on' : 'off')
        if (isOn) void playChime()
      }}
    >
      {children}
    </Switch>
  )
}

/** Plays the chime where `SoundSwitch` is on. */
export function useChime(): () => void {
  const [choice] = useKeptChoice(NAME)
  return () => {
    if (choice === 'on') void playChime()
  }
}

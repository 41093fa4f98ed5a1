import { LoadingBar } from '@fleetgis/ui'
import { useSyncExternalStore } from 'react'
import { keyframes, styled } from 'styled-components'
import { useConsole } from './ConsoleContext.ts'

const appear = keyframes`
  from { opacity: 0; }
`

/** Along the upper edge of the window. Appears after a delay, because most waits are short. */
const Bar = styled(LoadingBar)`
  position: fixed;
  z-index: var(--fleet-z-toast);
  inset: 0 0 auto;
  border-radius: 0;
  animation: ${appear} 1ms 250ms backwards;
`

/** Shows that the next place waits for the guard, while the previous one stays on screen. */
export function PendingBar() {
  const { navigation } = useConsole()
  const isPending = useSyncExternalStore(navigation.subscribe, () => navigation.isPending)
  return isPending && navigation.shown ? <Bar isLoading /> : null
}

import { useText } from '@fleetgis/ui'
import { useSyncExternalStore } from 'react'
import { keyframes, styled } from 'styled-components'
import { useConsole } from './ConsoleContext.ts'
import { consoleWords } from './words.ts'

const run = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(400%); }
`

const appear = keyframes`
  from { opacity: 0; }
`

/** Appears after a delay, because most waits are short. */
const Bar = styled.div`
  position: fixed;
  z-index: var(--fleet-z-toast);
  inset: 0 0 auto;
  overflow: hidden;
  height: 3px;
  animation: ${appear} 1ms 250ms backwards;

  &::before {
    content: '';
    display: block;
    width: 25%;
    height: 100%;
    background: var(--fleet-color-accent);
    animation: ${run} 1.2s linear infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    &::before {
      width: 100%;
      animation: none;
    }
  }
`

/** Shows that the next place waits for the guard, while the previous one stays on screen. */
export function PendingBar() {
  const { navigation } = useConsole()
  const t = useText(consoleWords)
  const isPending = useSyncExternalStore(navigation.subscribe, () => navigation.isPending)
  return isPending && navigation.shown ? <Bar role="progressbar" aria-label={t('common.loading')} /> : null
}

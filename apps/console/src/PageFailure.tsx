import { ReloadCard, useText } from '@fleetgis/ui'
import { type ReactNode, useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { useConsole } from './ConsoleContext.ts'
import type { FullViewFrameOptions } from './route.ts'
import { useShown } from './useShown.ts'
import { consoleWords } from './words.ts'

/** A message in the middle of the page, with Reload; replaces the content of a page that is refused (PERM-24). */
export function PageFailure({ message }: { message: string }) {
  return (
    <Middle>
      <ReloadCard message={message} />
    </Middle>
  )
}

/** The content of a web view, or its failure where the server refuses its token with the first answer (CF-151). */
export function Admitted({
  showsServerWords = false,
  children,
}: FullViewFrameOptions & { children: ReactNode }) {
  const t = useText(consoleWords)
  const { refusal } = useConsole()
  const visit = useShown()?.visit
  const isRefused = useSyncExternalStore(refusal.subscribe, () => refusal.isRefused(visit))
  if (!isRefused) return children
  const words = refusal.words(visit)
  const message =
    showsServerWords && words ? words : [t('common.signedOut'), words].filter(Boolean).join('\n')
  return <PageFailure message={message} />
}

const Middle = styled.div`
  display: grid;
  align-content: center;
  min-height: 60vh;
  min-height: 60dvh;
  padding: var(--fleet-space-4);
`

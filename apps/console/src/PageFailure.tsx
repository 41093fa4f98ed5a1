import { ReloadCard, useText } from '@fleetgis/ui'
import { type ReactNode, useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { useConsole } from './ConsoleContext.ts'
import { useShown } from './useShown.ts'

/** A message in the middle of the page, with Reload; replaces the content of a page that is refused (PERM-24). */
export function PageFailure({ message }: { message: string }) {
  return (
    <Middle>
      <ReloadCard message={message} />
    </Middle>
  )
}

export interface AdmittedProps {
  /** The failure shows the server's own words if it sent any (ERR-26). */
  showsServerWords?: boolean | undefined
  children: ReactNode
}

/** The content of a web view, or its failure where the server refuses its token with the first answer (CF-151). */
export function Admitted({ showsServerWords = false, children }: AdmittedProps) {
  const t = useText()
  const { refusal } = useConsole()
  const visit = useShown()?.visit
  const isRefused = useSyncExternalStore(refusal.subscribe, () => refusal.isRefused(visit))
  if (!isRefused) return children
  const words = showsServerWords ? refusal.words(visit) : undefined
  return <PageFailure message={words ?? t('common.signedOut')} />
}

const Middle = styled.div`
  display: grid;
  align-content: center;
  min-height: 60vh;
  min-height: 60dvh;
  padding: var(--fleet-space-4);
`

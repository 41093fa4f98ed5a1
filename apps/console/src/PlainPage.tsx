import { Button, useText } from '@fleetgis/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Arrival } from './Arrival.tsx'
import { useIsInShell } from './useIsInShell.ts'
import { consoleWords } from './words.ts'

export interface PlainPageProps {
  title: string
  /** A frame around the page is the main landmark. */
  isFramed?: boolean
  children: ReactNode
}

const Sheet = styled.section`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: var(--fleet-space-4);
  min-height: 60vh;
  min-height: 60dvh;
  padding: var(--fleet-space-6);
  text-align: center;

  h1 {
    margin: 0;
    font-size: var(--fleet-text-xl);
    line-height: var(--fleet-line-height-tight);
  }
  p {
    max-width: 32em;
    margin: 0;
    color: var(--fleet-color-text-muted);
  }
`

/** A page with one message. Outside the shell it is the main landmark. */
export function PlainPage({ title, isFramed = false, children }: PlainPageProps) {
  const isInShell = useIsInShell()
  return (
    <Sheet as={isFramed || isInShell ? 'section' : 'main'}>
      <h1>{title}</h1>
      {children}
      <Arrival />
    </Sheet>
  )
}

export function ReloadButton() {
  const t = useText(consoleWords)
  return (
    <Button variant="primary" onPress={() => window.location.reload()}>
      {t('common.reload')}
    </Button>
  )
}

import { Button, useText } from '@fleetgis/ui'
import { type ReactNode, useContext } from 'react'
import { styled } from 'styled-components'
import { Arrival } from './Arrival.tsx'
import { HasMain } from './HasMain.ts'
import { usePageTitle } from './usePageTitle.ts'
import { consoleWords } from './words.ts'

export interface PlainPageProps {
  title: string
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
  @media (pointer: coarse) {
    > a {
      display: grid;
      place-items: center;
      min-height: 44px;
    }
  }
`

/** A page with one message. Without a frame around it, it is the main landmark. */
export function PlainPage({ title, children }: PlainPageProps) {
  const hasMain = useContext(HasMain)
  usePageTitle(title)
  return (
    <Sheet as={hasMain ? 'section' : 'main'}>
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

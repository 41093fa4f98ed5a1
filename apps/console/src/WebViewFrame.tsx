import type { ReactNode } from 'react'
import { styled } from 'styled-components'

export interface WebViewFrameProps {
  /** What the page is, for whoever hears it: the mobile app shows its own title above the page. */
  title: string
  children: ReactNode
}

/** A page inside the mobile app: the main part of the document, and room at its edges. */
export function WebViewFrame({ title, children }: WebViewFrameProps) {
  return (
    <Main>
      <h1>{title}</h1>
      {children}
    </Main>
  )
}

const Main = styled.main`
  padding: var(--fleet-space-3) var(--fleet-space-4)
    max(var(--fleet-space-6), env(safe-area-inset-bottom));

  > h1 {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`

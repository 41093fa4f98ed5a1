import { type ReactNode, useState } from 'react'
import { StyleSheetManager } from 'styled-components'
import { areStylesBlocked } from './areStylesBlocked.ts'

export interface StyleHostProps {
  /** Where style elements go; the document's head unless given. */
  root?: ShadowRoot | HTMLElement | undefined
  /** The page's nonce; read from the page unless given. */
  nonce?: string | undefined
  children: ReactNode
}

/** Decides where and how the styles of the kit come into the page. All is read at the first render. */
export function StyleHost({ root, nonce, children }: StyleHostProps) {
  const [options] = useState(() => ({
    ...(root && { target: root }),
    ...(nonce !== undefined && { nonce }),
    // Rules as text do not throw where the policy blocks them: the widgets work, without their look.
    ...(areStylesBlocked(root, nonce) && { disableCSSOMInjection: true }),
  }))
  return <StyleSheetManager {...options}>{children}</StyleSheetManager>
}

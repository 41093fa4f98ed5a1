import { type ReactNode, useState } from 'react'
import { StyleSheetManager } from 'styled-components'
import { areStylesBlocked } from './areStylesBlocked.ts'
import { windowWidths } from './windowWidths.ts'

export interface StyleHostProps {
  /** Where style elements go; the document's head unless given. */
  root?: ShadowRoot | HTMLElement | undefined
  /** The page's nonce; read from the page unless given. */
  nonce?: string | undefined
  children: ReactNode
}

/** With an option of its own styled-components would collect the rules in a sheet that the server does not send. */
const ON_SERVER = {}

const optionsFor = (root: StyleHostProps['root'], nonce: string | undefined) => ({
  ...(root && { target: root }),
  ...(nonce !== undefined && { nonce }),
  // Rules as text do not throw where the policy blocks them: the widgets work, without their look.
  ...(areStylesBlocked(root, nonce) && { disableCSSOMInjection: true }),
  ...(globalThis.CSS?.supports('container-type', 'inline-size') === false && {
    stylisPlugins: [windowWidths],
  }),
})

/** Decides where and how the styles of the kit come into the page. All is read at the first render. */
export function StyleHost({ root, nonce, children }: StyleHostProps) {
  const [options] = useState(() => (typeof document === 'undefined' ? ON_SERVER : optionsFor(root, nonce)))
  return <StyleSheetManager {...options}>{children}</StyleSheetManager>
}

import Search from 'lucide-react/icons/search'
import { useEffect, useRef, useState } from 'react'
import { css, styled } from 'styled-components'
import { Button } from '../primitives/actions/Button.tsx'
import type { LazyPart } from '../primitives/lazily.tsx'
import { preloadDialog } from '../primitives/overlays/Dialog.tsx'
import { useLatestCallback } from '../primitives/useLatestCallback.ts'
import { useText } from '../provider/FleetContext.ts'
import { isApple, isFindKey, typedAfter } from './findKey.ts'

/** A page of the menu. */
export interface FindPage {
  /** As the menu shows it. */
  readonly title: string
  /** As the server sends it: found too. */
  readonly name: string
  readonly href: string
}

/** What the shell passes to its search. */
export interface FindProps {
  /** The pages that the user may see; undefined while the menu is unknown. */
  pages: readonly FindPage[] | undefined
  /** What was typed while the code of the search loaded: its field starts with it. */
  typed?: string | undefined
  /** Called on Escape, the x, a press outside, and when something is opened. */
  onClose: () => void
}

interface FindButtonProps extends Pick<FindProps, 'pages'> {
  /** The search, such as a `FindDialog` with the sources of the app. */
  find: LazyPart<FindProps>
}

/**
 * Opens the search, as Ctrl+K does anywhere on the page. A modal dialog in front of the page keeps both away. While the
 * code of the search loads, it keeps what is typed.
 */
export function FindButton({ find: Find, pages }: FindButtonProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const frame = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // On a server there is no keyboard to ask for.
  const [onApple, setOnApple] = useState(false)
  const preload = () => {
    Find.preload()
    preloadDialog()
  }
  const open = () => {
    preload()
    setTyped('')
    setOpen(true)
  }
  /** Keeps a key of the coming field from the page. Beside the button is the search, or why it cannot load. */
  const keepKey = (event: KeyboardEvent) => {
    if (!isOpen || frame.current?.childElementCount !== 1) return
    const text = typedAfter(typed, event)
    if (event.key === 'Escape') setOpen(false)
    else if (text === undefined) return
    else setTyped(text)
    event.preventDefault()
    event.stopPropagation()
  }
  const press = useLatestCallback((event: KeyboardEvent) => {
    if (!isFindKey(event, isApple())) return keepKey(event)
    // The browser's own use of the key would leave the page.
    event.preventDefault()
    // react-aria makes inert what a modal dialog hides: its input or its money call goes on.
    if (event.repeat || isOpen || button.current?.closest('[inert]')) return
    open()
  })

  useEffect(() => {
    setOnApple(isApple())
    // Fields stop keys on their way up.
    document.addEventListener('keydown', press, true)
    return () => document.removeEventListener('keydown', press, true)
  }, [press])

  return (
    <Frame ref={frame} data-part="find">
      <Button
        ref={button}
        aria-label={t('find.label')}
        // react-aria's button has no such attribute.
        render={(props) => <button {...props} aria-keyshortcuts={onApple ? 'Meta+K' : 'Control+K'} />}
        onPress={open}
        onHoverStart={preload}
        onFocus={preload}
      >
        <Search size={18} aria-hidden />
        <span>{t('common.search')}</span>
        <kbd aria-hidden data-keys={onApple ? '⌘K' : 'Ctrl K'} />
      </Button>
      {isOpen ? <Find pages={pages} typed={typed} onClose={() => setOpen(false)} /> : null}
    </Frame>
  )
}

const iconAlone = css`
  /* It has room of its own. */
  margin-inline: calc(-1 * var(--fleet-space-2));

  > button[data-component] {
    width: var(--fleet-control-height);
    padding: 0;
    border-color: transparent;
  }
  > button > :not(svg) {
    display: none;
  }
`

const Frame = styled.span`
  flex: none;

  > button[data-component] {
    color: var(--fleet-color-text-muted);
    font-weight: inherit;
    white-space: nowrap;
  }
  kbd {
    padding-inline: var(--fleet-space-1);
    border: 1px solid var(--fleet-color-line);
    border-radius: var(--fleet-radius-s);
    font: inherit;
    font-size: var(--fleet-text-xs);
  }
  /* Drawn, not written: as a text of the button it would be missing in its name (WCAG 2.5.3). */
  kbd::before {
    content: attr(data-keys);
  }

  @media (max-width: 899px) {
    ${iconAlone}
  }
  /* The entries of the menu are longer: they need the room. */
  @media (max-width: 1439px) {
    &:lang(my) {
      ${iconAlone}
    }
  }
`

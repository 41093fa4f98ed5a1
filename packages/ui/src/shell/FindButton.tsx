import Search from 'lucide-react/icons/search'
import { useEffect, useRef, useState } from 'react'
import { css, styled } from 'styled-components'
import { Button } from '../primitives/actions/Button.tsx'
import type { LazyPart } from '../primitives/lazily.tsx'
import { preloadDialog } from '../primitives/overlays/Dialog.tsx'
import { useLatestCallback } from '../primitives/useLatestCallback.ts'
import { useText } from '../provider/FleetContext.ts'
import { isApple, isFindKey } from './findKey.ts'

/** A page of the menu. */
export interface FindPage {
  /** As the menu shows it. */
  readonly title: string
  /** As the server sends it: found too. */
  readonly name: string
  readonly href: string
}

/** What the shell tells its search. */
export interface FindProps {
  /** The pages that the user may see; undefined while the menu is unknown. */
  pages: readonly FindPage[] | undefined
  /** Called on Escape, the x, a press outside, and when something is opened. */
  onClose: () => void
}

interface FindButtonProps extends Pick<FindProps, 'pages'> {
  /** The search, such as a `FindDialog` with the sources of the app. */
  find: LazyPart<FindProps>
}

/** Opens the search, as Ctrl+K does anywhere on the page. A modal dialog in front of the page keeps both away. */
export function FindButton({ find: Find, pages }: FindButtonProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // On a server there is no keyboard to ask for.
  const [onApple, setOnApple] = useState(false)
  const preload = () => {
    Find.preload()
    preloadDialog()
  }
  const openByKey = useLatestCallback((event: KeyboardEvent) => {
    if (!isFindKey(event, isApple())) return
    // The browser's own use of the key would leave the page.
    event.preventDefault()
    // react-aria makes inert what a modal dialog hides: its input or its money call goes on.
    if (event.repeat || isOpen || button.current?.closest('[inert]')) return
    preload()
    setOpen(true)
  })

  useEffect(() => {
    setOnApple(isApple())
    // Fields stop keys on their way up.
    document.addEventListener('keydown', openByKey, true)
    return () => document.removeEventListener('keydown', openByKey, true)
  }, [openByKey])

  return (
    <Frame data-part="find">
      <Button
        ref={button}
        aria-label={t('find.label')}
        aria-keyshortcuts={onApple ? 'Meta+K' : 'Control+K'}
        onPress={() => {
          preload()
          setOpen(true)
        }}
        onHoverStart={preload}
        onFocus={preload}
      >
        <Search size={18} aria-hidden />
        <span>{t('common.search')}</span>
        <kbd aria-hidden data-keys={onApple ? '⌘K' : 'Ctrl K'} />
      </Button>
      {isOpen ? <Find pages={pages} onClose={() => setOpen(false)} /> : null}
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

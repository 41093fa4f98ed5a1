import {
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { styled } from 'styled-components'
import { focusRing } from '../../theme/focusRing.ts'
import { FloatingPanel, type FloatingPanelProps } from './FloatingPanel.tsx'
import type { OpenerProps } from './Popover.tsx'

export interface MenuItem {
  readonly id: string
  readonly label: string
  readonly icon?: ReactNode
  /** It cannot be undone. */
  readonly isDanger?: boolean
  readonly isDisabled?: boolean
}

export interface MenuProps extends Pick<FloatingPanelProps, 'align'> {
  /** The button that opens it; its `onPress` is taken over. */
  opener: ReactElement<OpenerProps>
  /** What the menu is of, read aloud. */
  label: string
  items: readonly MenuItem[]
  onAction: (event: { id: string }) => void
  className?: string
}

const Box = styled.span`
  display: inline-flex;
`

/** Actions behind a button. */
export function Menu({ opener, label, items, onAction, align = 'start', className }: MenuProps) {
  const box = useRef<HTMLSpanElement>(null)
  const [isOpen, setOpen] = useState(false)

  function close() {
    setOpen(false)
    box.current?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus()
  }

  return (
    <Box ref={box} className={className} data-component="Menu">
      {cloneElement(opener, {
        onPress: () => setOpen(!isOpen),
        'aria-expanded': isOpen,
        'aria-haspopup': 'menu',
      })}
      {isOpen ? (
        <FloatingPanel anchor={box} role="menu" label={label} align={align} onClose={() => setOpen(false)}>
          <MenuItems
            items={items}
            onAction={(event) => {
              close()
              onAction(event)
            }}
          />
        </FloatingPanel>
      ) : null}
    </Box>
  )
}

/** The focus goes from item to item by arrows and first letters, as in the ARIA pattern of menus. */
function MenuItems({ items, onAction }: Pick<MenuProps, 'items' | 'onAction'>) {
  const list = useRef<HTMLDivElement>(null)
  // The one that has the focus is the tab stop: Tab and Shift+Tab leave the menu.
  const [stop, setStop] = useState(0)
  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]

  useEffect(() => {
    list.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus()
  }, [])

  function press(event: KeyboardEvent) {
    const all = entries()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const next = nextItem(
      event.key,
      at,
      all.map((item) => item.textContent),
    )
    if (next === undefined) return
    event.preventDefault()
    all[next]?.focus()
  }

  return (
    <List ref={list} role="presentation" onKeyDown={press}>
      {items.map((item, index) => (
        <button
          key={item.id}
          type="button"
          role="menuitem"
          tabIndex={index === stop ? 0 : -1}
          onFocus={() => setStop(index)}
          aria-disabled={item.isDisabled || undefined}
          data-danger={item.isDanger || undefined}
          onPointerEnter={(event) => event.currentTarget.focus({ preventScroll: true })}
          onClick={() => {
            if (!item.isDisabled) onAction({ id: item.id })
          }}
        >
          {item.icon}
          <span>{item.label}</span>
        </button>
      ))}
    </List>
  )
}

/** Which item a key goes to: round the ends by arrows, to the next that begins with a letter; undefined for another key. */
function nextItem(key: string, at: number, labels: readonly string[]): number | undefined {
  const count = labels.length
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key.length !== 1 || key === ' ') return undefined
  const found = labels
    .map((_, step) => (at + 1 + step) % count)
    .find((index) => labels[index]?.trim().toLowerCase().startsWith(key.toLowerCase()))
  return found
}

const List = styled.div`
  display: grid;
  min-width: 160px;
  margin: calc(-1 * var(--fleet-space-1));

  > button {
    ${focusRing}
    display: flex;
    align-items: center;
    gap: var(--fleet-space-2);
    min-height: var(--fleet-control-height);
    padding: var(--fleet-space-1) var(--fleet-space-3) var(--fleet-space-1) var(--fleet-space-2);
    border: 0;
    border-radius: var(--fleet-control-radius);
    background: none;
    color: var(--fleet-color-text);
    text-align: start;
    cursor: pointer;
    --fleet-focus-offset: -2px;
  }
  > button:focus {
    background: var(--fleet-color-sunken);
  }
  > button[data-danger] {
    color: var(--fleet-color-red);
  }
  > button[aria-disabled] {
    opacity: 0.5;
    cursor: not-allowed;
  }
  > button > svg {
    flex: none;
    width: 18px;
    height: 18px;
    opacity: 0.8;
  }
`

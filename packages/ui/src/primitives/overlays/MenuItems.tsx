import type { ReactNode } from 'react'
import { MenuItem as AriaMenuItem, Menu } from 'react-aria-components/Menu'
import { styled } from 'styled-components'
import { focusRing } from '../../theme/focusRing.ts'

export interface MenuItem {
  readonly id: string
  readonly label: string
  readonly icon?: ReactNode
  /** The address that the item leads to, as a link. `onAction` is called before. */
  readonly href?: string
  /** The action cannot be undone. */
  readonly isDanger?: boolean
  readonly isDisabled?: boolean
}

export interface MenuItemsProps {
  /** The accessible name of the menu. */
  label: string
  items: readonly MenuItem[]
  onAction: (event: { id: string }) => void
  /** The item with the initial focus. */
  autoFocus: 'first' | 'last'
}

/** The open list of a `Menu`; react-aria handles arrows, typed letters and presses. */
export function MenuItems({ items, label, autoFocus, onAction }: MenuItemsProps) {
  return (
    <List aria-label={label} autoFocus={autoFocus} onAction={(key) => onAction({ id: String(key) })}>
      {items.map((item) => (
        <AriaMenuItem
          key={item.id}
          id={item.id}
          textValue={item.label}
          isDisabled={item.isDisabled ?? false}
          data-danger={item.isDanger || undefined}
          {...(item.href !== undefined && { href: item.href })}
        >
          {item.icon}
          <span>{item.label}</span>
        </AriaMenuItem>
      ))}
    </List>
  )
}

const List = styled(Menu)`
  display: grid;
  min-width: 160px;
  margin: calc(-1 * var(--fleet-space-1));
  outline: none;

  > [role='menuitem'] {
    ${focusRing}
    display: flex;
    align-items: center;
    gap: var(--fleet-space-2);
    min-height: var(--fleet-control-height);
    padding: var(--fleet-space-1) var(--fleet-space-3) var(--fleet-space-1) var(--fleet-space-2);
    border-radius: var(--fleet-control-radius);
    color: inherit;
    text-decoration: none;
    cursor: pointer;
    --fleet-focus-offset: -2px;
  }
  > [data-focused] {
    background: var(--fleet-color-sunken);
  }
  > [data-danger] {
    color: var(--fleet-color-red);
  }
  > [data-disabled] {
    opacity: 0.5;
    cursor: not-allowed;
  }
  > * > svg {
    flex: none;
    width: 18px;
    height: 18px;
    opacity: 0.8;
  }
`

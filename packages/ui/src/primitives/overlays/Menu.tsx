import { cloneElement, type KeyboardEvent, type ReactElement, useRef, useState } from 'react'
import { Spinner } from '../feedback/Spinner.tsx'
import { hasModifier } from '../hasModifier.ts'
import { lazily } from '../lazily.tsx'
import { ControlBox } from './ControlBox.ts'
import { FloatingPanel, type FloatingPanelProps } from './FloatingPanel.tsx'
import type { MenuItemsProps } from './MenuItems.tsx'
import type { OpenerProps } from './Popover.tsx'
import { focusOpener } from './useDismiss.ts'

export interface MenuProps
  extends Pick<FloatingPanelProps, 'align'>,
    Pick<MenuItemsProps, 'label' | 'items' | 'onAction'> {
  /** The button that opens the menu; the menu sets its `onPress`. */
  opener: ReactElement<OpenerProps>
  /** Whether it is open, where the caller controls it. */
  isOpen?: boolean | undefined
  /** Called when it opens or closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined
}

const Items = lazily(() => import('./MenuItems.tsx').then((file) => file.MenuItems), <Spinner />)

/** A button that opens a list of actions. The code of the list loads when it first opens. */
export function Menu({
  opener,
  label,
  items,
  onAction,
  isOpen: given,
  onOpenChange,
  align = 'start',
}: MenuProps) {
  const box = useRef<HTMLSpanElement>(null)
  const [own, setOwn] = useState(false)
  const [autoFocus, setAutoFocus] = useState<MenuItemsProps['autoFocus']>('first')
  const isOpen = given ?? own
  const change = (next: boolean, focus: MenuItemsProps['autoFocus'] = 'first') => {
    setAutoFocus(focus)
    setOwn(next)
    onOpenChange?.(next)
  }
  const close = () => change(false)

  function press(event: KeyboardEvent) {
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    if (!isOpen && isArrow && !hasModifier(event)) {
      event.preventDefault()
      change(true, event.key === 'ArrowDown' ? 'first' : 'last')
    }
    // Runs after the browser has moved the focus.
    if (isOpen && event.key === 'Tab') setTimeout(close)
  }

  return (
    <ControlBox
      ref={box}
      data-component="Menu"
      onPointerEnter={() => Items.preload()}
      onFocus={() => Items.preload()}
      onKeyDown={press}
    >
      {cloneElement(opener, {
        onPress: () => change(!isOpen),
        'aria-expanded': isOpen,
        'aria-haspopup': 'menu',
      })}
      {isOpen ? (
        <FloatingPanel anchor={box} label={label} align={align} onClose={close}>
          <Items
            items={items}
            label={label}
            autoFocus={autoFocus}
            onAction={(event) => {
              focusOpener(box.current)
              close()
              onAction(event)
            }}
          />
        </FloatingPanel>
      ) : null}
    </ControlBox>
  )
}

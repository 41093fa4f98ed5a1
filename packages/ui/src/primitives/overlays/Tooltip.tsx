import { cloneElement, type ReactElement, useCallback, useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { isFocusVisible } from '../../focus/isFocusVisible.ts'
import { ControlBox } from './ControlBox.ts'
import { usePlacedPanel } from './usePlacedPanel.ts'

export interface TooltipProps {
  /** A few words; they are not the accessible name of the control. */
  text: string
  /** The control that the tooltip explains. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>
}

/** The delay before the tooltip shows on hover and before it hides, in ms. */
const DELAY = { show: 500, hide: 150 }

/**
 * A few words about a control, shown on hover and keyboard focus. The tooltip stays while the pointer is on it; Escape
 * and a press hide it. Touch never shows it, so essential information belongs on the page.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const { 'aria-describedby': described = '' } = children.props
  const box = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isShown, setShown] = useState(false)

  const set = useCallback((shown: boolean, delay = 0) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setShown(shown), delay)
  }, [])

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!isShown) return
    const hide = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      set(false)
    }
    document.addEventListener('keydown', hide, true)
    return () => document.removeEventListener('keydown', hide, true)
  }, [isShown, set])

  return (
    <ControlBox
      ref={box}
      data-component="Tooltip"
      onPointerEnter={(event) => {
        if (event.pointerType !== 'touch') set(true, DELAY.show)
      }}
      onPointerLeave={() => set(false, DELAY.hide)}
      onPointerDown={() => set(false)}
      onFocus={(event) => {
        if (isFocusVisible(event.target)) set(true)
      }}
      onBlur={() => set(false)}
    >
      {isShown ? cloneElement(children, { 'aria-describedby': `${described} ${id}`.trim() }) : children}
      {isShown ? <Words id={id} text={text} box={box} /> : null}
    </ControlBox>
  )
}

function Words({ id, text, box }: { id: string; text: string; box: { current: Element | null } }) {
  const ref = useRef<HTMLSpanElement>(null)
  const findTarget = useCallback(() => box.current?.firstElementChild ?? null, [box])
  usePlacedPanel(ref, findTarget, { align: 'centre', prefer: 'above' })
  return (
    <Bubble ref={ref} id={id} role="tooltip" popover="manual">
      {text}
    </Bubble>
  )
}

const Bubble = styled.span`
  position: fixed;
  z-index: var(--fleet-z-toast);
  inset: auto;
  max-width: min(280px, calc(100vw - 2 * var(--fleet-space-2)));
  margin: 0;
  padding: var(--fleet-space-1) var(--fleet-space-2);
  border: 0;
  border-radius: var(--fleet-radius-s);
  background: var(--fleet-color-text);
  color: var(--fleet-color-surface);
  font-size: var(--fleet-text-xs);

  @media (forced-colors: active) {
    border: 1px solid;
  }
`

import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { hasModifier } from '../hasModifier.ts'

/** Rows between two presses of Page Up or Page Down. */
const PAGE = 15

/** By how many rows a key moves. */
const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
  ['PageDown', PAGE],
  ['PageUp', -PAGE],
  ['Home', Number.NEGATIVE_INFINITY],
  ['End', Number.POSITIVE_INFINITY],
])

/** Returns the row to focus after a key in a table; undefined for other keys. */
export function rowAfter(key: string, from: number, count: number): number | undefined {
  const by = STEPS.get(key)
  return by === undefined ? undefined : Math.min(count - 1, Math.max(0, from + by))
}

const rowOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null

/** Whether a key or a press in a cell is for what is there: a field, or a panel that opened over the row. */
export const isInControl = (target: EventTarget): boolean =>
  target instanceof Element &&
  target.closest(
    '[data-component="FloatingPanel"], input:not([type="checkbox"]), select, textarea, label',
  ) !== null

/**
 * The one row of a table that Tab reaches; arrow keys, Page Up, Page Down, Home and End move it. It stays with its row
 * when the order changes.
 */
export function useActiveRow(
  body: RefObject<HTMLElement | null>,
  keys: readonly string[],
  scrollTo: (index: number) => void,
) {
  const [key, setKey] = useState<string>()
  const index = useMemo(() => Math.max(0, key === undefined ? 0 : keys.indexOf(key)), [keys, key])
  /** The row to which a key moves, until it has the focus. */
  const moving = useRef<string>(undefined)

  useEffect(() => {
    // A key may come between an earlier render and its effects, which know the row before.
    if (moving.current === undefined || moving.current !== key) return
    moving.current = undefined
    const row = body.current?.querySelector(`[data-index='${index}']`)
    row?.querySelector<HTMLElement>('[data-part="opener"]')?.focus({ preventScroll: true })
  })

  return {
    index,
    onFocus({ target }: FocusEvent) {
      const row = rowOf(target)
      if (!row) return
      moving.current = undefined
      setKey(keys[Number(row.dataset.index)])
    },
    onKeyDown(event: KeyboardEvent) {
      const to = rowAfter(event.key, index, keys.length)
      if (to === undefined || hasModifier(event) || event.defaultPrevented || isInControl(event.target))
        return
      event.preventDefault()
      moving.current = to === index ? undefined : keys[to]
      setKey(keys[to])
      scrollTo(to)
    },
  }
}

import { useCallback, useEffect, useRef, useState } from 'react'
import { useRemountKey } from '../../../primitives/useRemountKey.ts'

/**
 * An input for digits that stay in it alone: they are removed by `clear`, when the field unmounts, and on pagehide,
 * including into the back/forward cache. Give the input the ref and the key. Source: WAL-06, WAL-07.
 */
export function useClearedInput() {
  const input = useRef<HTMLInputElement>(null)
  const [count, setCount] = useState(0)

  /** While the field is being cleared no change is reported. */
  const isEmptying = useRef(false)
  // A stable function: the input keeps the closure of its first render.
  const countDigits = useCallback((value: string) => {
    if (!isEmptying.current) setCount(value.length)
  }, [])
  const clearElement = useCallback((element: HTMLInputElement | null) => {
    if (!element) return
    isEmptying.current = true
    empty(element)
    isEmptying.current = false
    setCount(0)
  }, [])

  // What `empty` enters must not stay in an input that is still mounted when its effects end.
  const inputKey = useRemountKey()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each input is cleared when another one replaces it.
  useEffect(() => {
    const element = input.current
    const leave = () => clearElement(element)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [clearElement, inputKey])

  return {
    input,
    inputKey,
    /** The number of digits. */
    count,
    /** To be called with the value at each change. */
    countDigits,
    clear: useCallback(() => clearElement(input.current), [clearElement]),
  }
}

/**
 * Clears an input and every copy of its value. React ignores a value set through the property, so `setRangeText` edits
 * the text. It edits more than once: the input of `input-otp` keeps the value before the last one in its closures, and
 * React the previous render. The property is set last, because React keeps tracking a removed input.
 */
function empty(input: HTMLInputElement): void {
  for (const text of ['0', '1', '']) {
    input.setRangeText(text, 0, input.value.length)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  input.value = ''
  input.removeAttribute('value')
}

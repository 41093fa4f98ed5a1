import { type ReactNode, useSyncExternalStore } from 'react'
import { mayBeZawgyi } from './zawgyi/mayBeZawgyi.ts'

/** Contents that are no text stay as they are. */
export interface ShowText {
  (text: string): string
  (content: ReactNode): ReactNode
}
type Convert = (text: string) => string

/** Converted texts are kept: lists render the same names again and again. */
const MOST_KEPT = 2_000
const kept = new Map<string, string>()
const listeners = new Set<() => void>()
let isLoading = false
const first = shownBy(requestConversion)
let shown = first

function shownBy(convert: Convert): ShowText {
  return ((content: ReactNode) => (typeof content === 'string' ? convert(content) : content)) as ShowText
}

/** Before the conversion is loaded: requests it where a text may need it, and shows the text as it is. */
function requestConversion(text: string): string {
  if (!isLoading && mayBeZawgyi(text)) {
    isLoading = true
    // Where it cannot be loaded texts stay as they are.
    import('./zawgyi/toUnicode.ts').then(({ toUnicode }) => {
      shown = shownBy((one) => (mayBeZawgyi(one) ? keep(one, toUnicode) : one))
      for (const listener of [...listeners]) listener()
    }, ignore)
  }
  return text
}

function keep(text: string, convert: Convert): string {
  const known = kept.get(text)
  if (known !== undefined) return known
  if (kept.size >= MOST_KEPT) kept.clear()
  const converted = convert(text)
  kept.set(text, converted)
  return converted
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const current = () => shown
/** On a server, and while its page is hydrated: one side may have the conversion before the other. */
const atFirst = () => first
const ignore = () => undefined

/**
 * The function that returns how a name, a place or a chat text of a server is shown: in Unicode, also where it arrived in
 * Zawgyi. For display only: what is compared, sent or edited stays as it is. The function changes once, when the
 * conversion is loaded, which happens with the first text that may be Zawgyi; a server's page has its texts as they are.
 * The rows, cells and facts of the primitives and of the map call it, so their texts need no call. Source: CF-166.
 */
export function useShownText(): ShowText {
  return useSyncExternalStore(subscribe, current, atFirst)
}

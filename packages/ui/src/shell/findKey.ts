type Key = Pick<KeyboardEvent, 'altKey' | 'code' | 'ctrlKey' | 'key' | 'metaKey' | 'shiftKey'>

/** Whether the device has Apple's keyboard, whose Ctrl+K deletes to the end of a line. */
export const isApple = () => /mac|iphone|ipad/i.test(navigator.platform)

/**
 * Whether a key event asks for the search: Ctrl+K, on Apple's keyboard Cmd+K. On a layout without Latin letters, such as
 * the Burmese ones, the key is found by its place.
 */
export function isFindKey({ altKey, code, ctrlKey, key, metaKey, shiftKey }: Key, onApple: boolean): boolean {
  const [wanted, other] = onApple ? [metaKey, ctrlKey] : [ctrlKey, metaKey]
  if (!wanted || other || altKey || shiftKey) return false
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK'
}

/** A text after a key that writes or deletes; undefined for every other key. One key may write several signs. */
export function typedAfter(
  text: string,
  { altKey, ctrlKey, key, metaKey }: Pick<Key, 'altKey' | 'ctrlKey' | 'key' | 'metaKey'>,
): string | undefined {
  // Alt Gr writes, and counts as Ctrl+Alt on Windows.
  if (metaKey || ctrlKey !== altKey) return undefined
  const signs = Array.from(text)
  if (key === 'Backspace') return signs.slice(0, -1).join('')
  return /^[a-z][a-z0-9]+$/i.test(key) ? undefined : text + key
}

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

/** Whether a key is pressed with Alt, Ctrl or Meta: then it is a key of the browser (back, reload, zoom), not ours. */
export function hasModifier({
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>): boolean {
  return altKey || ctrlKey || metaKey
}

/** Whether a key event has Alt, Ctrl or Meta: these combinations belong to the browser (back, reload, zoom). */
export function hasModifier({
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>): boolean {
  return altKey || ctrlKey || metaKey
}

/** Windows where a dialog with a field has no room for all of it: beside a keyboard, or with large text. */
export const SMALL_WINDOW = '(max-height: 480px), (max-width: 340px)'

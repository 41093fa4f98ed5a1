import type { DialogProps } from './Dialog.tsx'
import { LazyModalFrame } from './lazyModalFrame.ts'

export type SheetProps = DialogProps

/** A modal dialog for details of the page, at the right edge of the window, on a phone at the lower edge. */
export function Sheet({ isOpen, ...frame }: SheetProps) {
  return isOpen ? <LazyModalFrame {...frame} placement="sheet" /> : null
}

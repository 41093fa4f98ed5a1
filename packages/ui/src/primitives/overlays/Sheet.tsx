import type { DialogProps } from './Dialog.tsx'
import { LazyModalFrame } from './lazyModalFrame.ts'

export type SheetProps = DialogProps

/** A dialog along the edge of the window, for what belongs to the page behind it: on the right, on a phone below. */
export function Sheet({ isOpen, ...frame }: SheetProps) {
  return isOpen ? <LazyModalFrame {...frame} placement="sheet" /> : null
}

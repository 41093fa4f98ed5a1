import { LazyModalFrame } from './lazyModalFrame.ts'
import type { ModalFrameProps } from './ModalFrame.tsx'

export interface DialogProps
  extends Pick<ModalFrameProps, 'title' | 'onClose' | 'hasCloseIcon' | 'footer' | 'className' | 'children'> {
  isOpen: boolean
}

/**
 * A dialog in the middle of the window. Escape, the x and a press beside it close it; the focus goes back to where it
 * was. What it is made of is loaded when the first dialog opens.
 */
export function Dialog({ isOpen, ...frame }: DialogProps) {
  return isOpen ? <LazyModalFrame {...frame} /> : null
}

/** Loads what dialogs are made of ahead, so that the first opens at once. */
export const preloadDialog = LazyModalFrame.preload

import type { RootProps } from '../rootProps.ts'
import { LazyModalFrame } from './lazyModalFrame.ts'
import type { ModalFrameProps } from './ModalFrame.tsx'

export interface DialogProps
  extends Pick<
      ModalFrameProps,
      'title' | 'onClose' | 'size' | 'hasCloseIcon' | 'isSending' | 'footer' | 'children'
    >,
    RootProps {
  isOpen: boolean
}

/**
 * A modal dialog in the middle of the window. Escape, the x and a press outside close it and restore the focus. Its
 * code loads when the first dialog opens.
 */
export function Dialog({ isOpen, ...frame }: DialogProps) {
  return isOpen ? <LazyModalFrame {...frame} /> : null
}

/** Loads the code of dialogs ahead, so that the first one opens at once. */
export const preloadDialog = LazyModalFrame.preload

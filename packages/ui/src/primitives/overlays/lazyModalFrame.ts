import { lazily } from '../lazily.tsx'

/** The frame of all dialogs, loaded when the first one opens. */
export const LazyModalFrame = lazily(() => import('./ModalFrame.tsx').then((file) => file.ModalFrame))

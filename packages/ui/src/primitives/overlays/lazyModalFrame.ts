import { lazily } from '../lazily.tsx'

/** What all dialogs are made of, loaded when the first one opens. */
export const LazyModalFrame = lazily(() => import('./ModalFrame.tsx').then((file) => file.ModalFrame))

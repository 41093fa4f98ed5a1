import { UnsavedConfirmation, type UnsavedQuestionProps } from './Confirmation.tsx'
import { LazyModalFrame } from './lazyModalFrame.ts'

/** Asks whether to leave unsaved input: of a page, or of a popup (CF-128). */
export function UnsavedQuestion(props: UnsavedQuestionProps) {
  return <UnsavedConfirmation {...props} frame={LazyModalFrame} />
}

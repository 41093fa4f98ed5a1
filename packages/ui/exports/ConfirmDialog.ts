export type { ConfirmDialogProps, UnsavedQuestionProps } from '../src/primitives/overlays/Confirmation.tsx'
export { ConfirmDialog } from '../src/primitives/overlays/ConfirmDialog.tsx'
export { UnsavedQuestion } from '../src/primitives/overlays/UnsavedQuestion.tsx'

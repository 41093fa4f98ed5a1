export { ConfirmDialog, type ConfirmDialogProps } from '../src/primitives/overlays/ConfirmDialog.tsx'
export { UnsavedQuestion, type UnsavedQuestionProps } from '../src/primitives/overlays/UnsavedQuestion.tsx'

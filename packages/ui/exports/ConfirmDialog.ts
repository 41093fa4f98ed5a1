export { ConfirmDialog, type ConfirmDialogProps } from '../src/primitives/ConfirmDialog.tsx'

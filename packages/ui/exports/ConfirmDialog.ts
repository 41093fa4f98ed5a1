export { ConfirmDialog, type ConfirmDialogProps } from '../src/primitives/overlays/ConfirmDialog.tsx'

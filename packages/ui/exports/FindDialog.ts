export { FindDialog, type FindDialogProps } from '../src/shell/FindDialog.tsx'
export type { FindSource, Found } from '../src/shell/useFindings.ts'

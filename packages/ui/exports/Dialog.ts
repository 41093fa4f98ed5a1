export { Dialog, type DialogProps, preloadDialog } from '../src/primitives/Dialog.tsx'

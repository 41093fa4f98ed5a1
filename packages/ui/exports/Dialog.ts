export { Dialog, type DialogProps, preloadDialog } from '../src/primitives/overlays/Dialog.tsx'

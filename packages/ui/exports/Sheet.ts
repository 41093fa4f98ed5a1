export { Sheet, type SheetProps } from '../src/primitives/overlays/Sheet.tsx'

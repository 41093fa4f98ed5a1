export { Sheet, type SheetProps } from '../src/primitives/Sheet.tsx'

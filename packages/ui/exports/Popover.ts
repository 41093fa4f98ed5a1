export { type OpenerProps, Popover, type PopoverProps } from '../src/primitives/overlays/Popover.tsx'

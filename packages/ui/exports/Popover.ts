export { type OpenerProps, Popover, type PopoverProps } from '../src/primitives/Popover.tsx'

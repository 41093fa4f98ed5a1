export { Tooltip, type TooltipProps } from '../src/primitives/Tooltip.tsx'

export { Tooltip, type TooltipProps } from '../src/primitives/overlays/Tooltip.tsx'

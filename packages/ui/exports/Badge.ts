export { Badge, type BadgeProps } from '../src/primitives/Badge.tsx'

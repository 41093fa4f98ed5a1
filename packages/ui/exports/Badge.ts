export { Badge, type BadgeProps } from '../src/primitives/layout/Badge.tsx'

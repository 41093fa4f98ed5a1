export { ReloadCard, type ReloadCardProps } from '../src/primitives/ReloadCard.tsx'

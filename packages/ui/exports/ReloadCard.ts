export { ReloadCard, type ReloadCardProps } from '../src/primitives/feedback/ReloadCard.tsx'

export { EmptyState, type EmptyStateProps } from '../src/primitives/feedback/EmptyState.tsx'

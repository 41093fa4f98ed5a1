export { EmptyState, type EmptyStateProps } from '../src/primitives/EmptyState.tsx'

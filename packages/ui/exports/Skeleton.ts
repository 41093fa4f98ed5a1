export { Skeleton, type SkeletonProps } from '../src/primitives/feedback/Skeleton.tsx'

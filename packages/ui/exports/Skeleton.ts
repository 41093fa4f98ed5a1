export { Skeleton, type SkeletonProps } from '../src/primitives/Skeleton.tsx'

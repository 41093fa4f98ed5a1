import { Skeleton } from './Skeleton.tsx'

/** Skeleton lines of text below each other. */
export function SkeletonLines({ widths }: { widths: readonly string[] }) {
  return (
    <span>
      {widths.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </span>
  )
}

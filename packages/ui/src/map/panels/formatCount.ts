const NUMBER = new Intl.NumberFormat('en-GB')

/** A number with British grouping in both languages: 1,240. */
export function formatCount(count: number): string {
  return NUMBER.format(count)
}

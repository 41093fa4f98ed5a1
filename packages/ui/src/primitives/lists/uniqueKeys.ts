/** A React key for each text, in order: the text with its count of occurrences so far, so that repeats differ. */
export function uniqueKeys(texts: readonly string[]): string[] {
  const counts = new Map<string, number>()
  return texts.map((text) => {
    const count = (counts.get(text) ?? 0) + 1
    counts.set(text, count)
    // The count comes first: after the text, 'a' for the second time would equal 'a 2' for the first.
    return `${count} ${text}`
  })
}

/** The index after the match of a sticky pattern, which may be empty. */
export function skip(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  pattern.test(text)
  return pattern.lastIndex
}

/** The JSON report of Vitest, as far as the pictures need it. */
export interface PixelReport {
  testResults: {
    name: string
    assertionResults: { title: string; status: string; meta: { storyId?: string } }[]
  }[]
}

/** Counts the comparison as one skipped test: the stories were played, and no picture was compared. */
export function withoutComparison({ testResults }: PixelReport): PixelReport {
  const skipped = { title: 'all pictures', status: 'skipped', meta: {} }
  return { testResults: [...testResults, { name: 'tools/pixels.ts', assertionResults: [skipped] }] }
}

/** The files of pictures whose story is gone, or has lost the tag. */
export function unusedPictures({ testResults }: PixelReport, files: readonly string[]): string[] {
  const ids = testResults.flatMap((file) => file.assertionResults.map(({ meta }) => meta.storyId ?? ''))
  // Vitest writes one hyphen for two.
  const taken = new Set(ids.map((id) => `${id.replaceAll('--', '-')}.png`))
  return files.filter((name) => name.endsWith('.png') && !taken.has(name))
}

/** The suites of tests, the longest first. The report of each is the file `$REPORT`. */
export const SUITES = {
  stories: vitest('stories'),
  journeys: 'PLAYWRIGHT_JSON_OUTPUT_FILE=$REPORT playwright test',
  unit: vitest('unit'),
  money: 'PLAYWRIGHT_JSON_OUTPUT_FILE=$REPORT playwright test --config tests/money/playwright.config.ts',
  strict: vitest('strict'),
} as const

function vitest(project: string) {
  return `vitest run --project ${project} --reporter=default --reporter=json --outputFile.json=$REPORT`
}

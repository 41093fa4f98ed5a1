import { expect, test } from 'vitest'
import { parseReport } from '../rules/results.ts'
import { type PixelReport, unusedPictures, withoutComparison } from './pixelReport.ts'

const report = {
  testResults: [
    {
      name: 'Button.stories.tsx',
      assertionResults: [{ title: 'Look', status: 'passed', meta: { storyId: 'primitives-button--look' } }],
    },
  ],
}

test('a comparison that is left out counts as one skipped test, also where no story ran', () => {
  const skippedOf = (one: PixelReport) =>
    parseReport(JSON.stringify(withoutComparison(one))).map(({ title, isSkipped }) => [title, isSkipped])
  expect(skippedOf(report)).toEqual([
    ['Look', undefined],
    ['all pictures', true],
  ])
  expect(skippedOf({ testResults: [] })).toEqual([['all pictures', true]])
})

test('a picture of no story is unused', () => {
  expect(
    unusedPictures(report, ['primitives-button-look.png', 'primitives-button-old.png', 'vitest.config.ts']),
  ).toEqual(['primitives-button-old.png'])
})

import { expect, test } from 'vitest'
import { createTexts } from '../../i18n/createTexts.ts'
import { sharedWords } from '../../i18n/words.ts'
import { ageText } from './ageText.ts'

test.each([
  [0, 'Updated just now'],
  [1, 'Updated 1 minute ago'],
  [3, 'Updated 3 minutes ago'],
  [59, 'Updated 59 minutes ago'],
  [60, 'Updated 1 hour ago'],
  [150, 'Updated 2 hours ago'],
])('after %d minutes it reads: %s', (minutes, expected) => {
  expect(ageText(minutes, createTexts({ language: 'en' })(sharedWords))).toBe(expected)
})

test('the age is in Burmese too, with Latin digits', () => {
  expect(ageText(3, createTexts({ language: 'my' })(sharedWords))).toBe('3 မိနစ်အကြာက ရရှိထားသည်')
})

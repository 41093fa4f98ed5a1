import { expect, test } from 'vitest'
import { createTexts } from '../../i18n/createTexts.ts'
import { sharedWords } from '../../i18n/words.ts'
import { explainExport } from './explainExport.ts'
import { IncompleteList } from './readAllPages.ts'

test('the rows of an incomplete export are grouped, as in its progress', () => {
  const t = createTexts({ language: 'en' })(sharedWords)
  expect(explainExport(new IncompleteList({ done: 1000, total: 12_345 }), t)).toBe(
    'Only 1,000 of 12,345 rows could be read. Please try again.',
  )
})

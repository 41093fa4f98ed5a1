import { expect, test } from 'vitest'
import { writtenData, writtenSpellings, zawgyiData, zawgyiSpellings } from './zawgyi.ts'

test('the data of the Zawgyi conversion is what its package has', () => {
  expect(writtenData(), 'node tools/zawgyi.ts writes it').toBe(zawgyiData())
})

test('the words in both spellings are those of the list', () => {
  expect(writtenSpellings(), 'node tools/zawgyi.ts writes it').toBe(zawgyiSpellings())
})

import { expect, test } from 'vitest'
import { writtenData, zawgyiData } from './zawgyi.ts'

test('the data of the Zawgyi conversion is what its package has', () => {
  expect(writtenData(), 'node tools/zawgyi.ts writes it').toBe(zawgyiData())
})

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A key of Google's interfaces. */
const KEY = /\bAIza[\w-]{35}/

test('T18 no file of the project has a key of the maps, so that none is packed or built', () => {
  const files = execFileSync('git', ['ls-files', 'packages', 'apps', 'tests', 'docs', '.storybook'], {
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter((file) => existsSync(file))
  expect(files.length).toBeGreaterThan(1_000)
  expect(files.filter((file) => KEY.test(readFileSync(file, 'latin1')))).toEqual([])
})

test('T18 a key is found', () => {
  expect(KEY.test(`"mapsKey": "${'AIza'}${'x'.repeat(35)}"`)).toBe(true)
})

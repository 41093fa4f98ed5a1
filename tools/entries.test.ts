import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { exportsOf, manifestOf, PUBLISHED } from './entries.ts'

test.each(PUBLISHED)(
  'package.json of %s exports what its folders publish: `node tools/entries.ts` writes it',
  (name) => {
    expect(JSON.parse(readFileSync(manifestOf(name), 'utf8')).exports).toEqual(exportsOf(name))
  },
)

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const require = createRequire(import.meta.url)
const fontsource = dirname(require.resolve('@fontsource/noto-sans-myanmar/400.css'))

test.each(['400', '600'])('the shipped font of weight %s is the one of @fontsource', (weight) => {
  const name = `noto-sans-myanmar-myanmar-${weight}-normal.woff2`
  const original = readFileSync(join(fontsource, 'files', name))
  expect(readFileSync(join(import.meta.dirname, '../fonts', name)).equals(original)).toBe(true)
})

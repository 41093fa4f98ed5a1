import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { buildTraces } from './buildTraces.ts'

const folder = mkdtempSync(join(tmpdir(), 'build-traces-'))

afterEach(() => rmSync(folder, { recursive: true }))

test('source maps, references to them and the folder of the build are found, by file', () => {
  const files = {
    'index.js': 'export const a = 1\n',
    'index.js.map': '{"sources":["../src/index.ts"]}',
    'deep/b.cjs': 'module.exports = 1\n//# sourceMappingURL=b.cjs.map',
    'deep/c.js': 'var file = "/home/ann/fleet/packages/ui/src/c.ts"',
    'README.md': 'A map of the city',
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  expect(buildTraces(folder, '/home/ann/fleet').sort()).toEqual([
    'deep/b.cjs names a source map',
    'deep/c.js names the folder /home/ann/fleet',
    'index.js.map is a source map',
  ])
})

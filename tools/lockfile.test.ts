import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What pnpm writes for a version of the registry; a tarball, a repository or a folder has more or other fields. */
const REGISTRY = /^ {4}resolution: \{integrity: sha512-[\w+/]{86}==\}$/

test('T20 every package of the lockfile comes from the registry with a SHA-512 checksum', () => {
  const lockfile = readFileSync('pnpm-lock.yaml', 'utf8')
  const resolutions = lockfile.match(/^ *resolution:.*$/gm) ?? []
  expect(resolutions.length).toBeGreaterThan(100)
  expect(resolutions.filter((line) => !REGISTRY.test(line))).toEqual([])
})

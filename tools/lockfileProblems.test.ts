import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lockfileProblems } from './lockfileProblems.ts'

const HASH = `sha512-${'A'.repeat(86)}==`

function lockfile(entry: string, specifier = '1.0.0') {
  return `lockfileVersion: '9.0'

importers:

  .:
    dependencies:
      one:
        specifier: ${specifier}
        version: 1.0.0

packages:

  one@1.0.0:
    resolution: {integrity: ${HASH}}
    engines: {node: '>=20'}

${entry}

snapshots:

  one@1.0.0: {}
`
}

test('T20 every package of the lockfile comes from the registry with a SHA-512 checksum', () => {
  expect(lockfileProblems(readFileSync('pnpm-lock.yaml', 'utf8'))).toEqual([])
})

test.each([
  [
    'a tarball of another host',
    `  two@https://evil.example/two.tgz:\n    resolution: {tarball: https://evil.example/two.tgz}`,
  ],
  [
    'a tarball under a plain version',
    `  two@1.0.0:\n    resolution: {integrity: ${HASH}, tarball: https://evil.example/two.tgz}`,
  ],
  [
    'a repository',
    `  two@git+https://evil.example/two.git#abc:\n    resolution: {commit: abc, repo: https://evil.example/two.git, type: git}`,
  ],
  [
    'an archive of a repository',
    `  two@https://codeload.github.com/two/two/tar.gz/abc:\n    resolution: {tarball: https://codeload.github.com/two/two/tar.gz/abc}`,
  ],
  ['a folder', `  'two@file:../two':\n    resolution: {directory: ../two, type: directory}`],
  ['a weak checksum', `  two@1.0.0:\n    resolution: {integrity: sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=}`],
  ['no checksum', `  '@a/two@1.0.0':\n    engines: {node: '>=20'}`],
])('T20 the lockfile check refuses %s', (_, entry) => {
  expect(lockfileProblems(lockfile(entry))).toHaveLength(1)
})

test.each([
  'git+ssh://git@evil.example/two.git',
  'github:two/two',
  'two/two',
  'https://evil.example/two.tgz',
  'file:../two',
  'link:../two',
  'latest',
])('T20 the lockfile check refuses a manifest that asks for %s', (specifier) => {
  expect(lockfileProblems(lockfile('', specifier))).toHaveLength(1)
})

test('an unreadable lockfile is refused', () => {
  expect(lockfileProblems('')).toHaveLength(1)
  expect(lockfileProblems(lockfile(''))).toEqual([])
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findPersonal } from './synthetic.ts'

const ROOT = join(import.meta.dirname, '..')
const FOLDERS = ['packages', 'apps', 'tests', '.storybook', 'docs']
const LEFT_OUT = /(^|\/)(node_modules|dist|coverage|public|__screenshots__)\//

/** Addresses that show where the rule for addresses ends; no person can have them. */
const EDGES = ['a+b@x-y.co', '0@1.mm', 'a@b.mm', 'aung@-example.com']

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
).filter((file) => /\.(tsx?|mjs|json|md)$/.test(file) && !LEFT_OUT.test(file))

test('T16 no mail address or phone number in the project could belong to a person', () => {
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap((file) =>
    findPersonal(readFileSync(join(ROOT, file), 'utf8'))
      .filter((text) => !EDGES.includes(text))
      .map((text) => `${file}: ${text}`),
  )
  expect(found).toEqual([])
})

test.each([
  ['a mail address', 'write to aung.aung@gmail.com'],
  ['one in another case', 'Aung@Outlook.COM'],
  ['a number of Myanmar', 'call 09-791 382 564 now'],
  ['one in a row', '"09791382564"'],
  ['one with its country', '+959 791382564'],
  ['one without a plus', 'user 959791382564'],
])('T16 %s is found', (_, text) => {
  expect(findPersonal(text)).toHaveLength(1)
})

test.each([
  'aung@example.com',
  'admin@fleetgis.example',
  'a@b.test',
  '09-5550100',
  '09791234567',
  '+959300000001',
  '+9595550123',
  '9595550123',
  '2026-11-20 09:15:00',
  '20240103000000',
  '9223372036854775807',
  'npm:@typescript/typescript6@6.0.2',
])('T16 %s belongs to no person', (text) => {
  expect(findPersonal(text)).toEqual([])
})

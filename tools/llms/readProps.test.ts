import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { KitProgram } from './kitProgram.ts'
import { readProps, undescribedIds } from './readProps.ts'

const THING = `
interface ById {
  /** Its key. */
  driverKey: string
  kind: 'id'; groupId?: string | undefined; onOpen: (id: string) => void; size?: number }
interface ByModel { kind: 'model'; model: object; groupId: string; onOpen: undefined; size?: number }
export function Thing(props: ById | ByModel) { return props }
`
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'props-'))
  writeFileSync(join(folder, 'Thing.ts'), THING)
})
afterEach(() => rmSync(folder, { recursive: true }))

test('the props of a union are those of all members, required where each member needs them', () => {
  const file = join(folder, 'Thing.ts')
  const program = ts.createProgram([file], { noLib: true, strict: true })
  const kit = { checker: program.getTypeChecker(), entry: () => program.getSourceFile(file) }
  const thing = { name: 'Thing', path: '.', file, isConnected: false }
  const { props } = readProps(kit as unknown as KitProgram, thing)
  expect(props).toEqual([
    { name: 'kind', type: "'id' | 'model'", isRequired: true, about: '' },
    { name: 'onOpen', type: '((id: string) => void) | undefined', isRequired: true, about: '' },
    { name: 'driverKey', type: 'string', isRequired: false, about: 'Its key.' },
    { name: 'groupId', type: 'string | undefined', isRequired: false, about: '' },
    { name: 'size', type: 'number', isRequired: false, about: '' },
    { name: 'model', type: 'object', isRequired: false, about: '' },
  ])
  expect(undescribedIds(props)).toEqual(['groupId', 'model'])
})

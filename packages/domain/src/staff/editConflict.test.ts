import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editConflict } from './editConflict.ts'

const fields = (values: Record<string, string>) =>
  Object.entries(values).map(([id, value]) => ({ id, value }))
const rate = (initial: string, perKm: string) => fields({ initial, perKm })
const idsOf = (...[opened, saved, mine]: Parameters<typeof editConflict>) =>
  editConflict(opened, saved, mine).map(({ id }) => id)

test('CF-179 a record as the form was opened with it has no conflict', () => {
  const opened = { fields: rate('1200', '600') }
  expect(idsOf(opened, opened, rate('1500', '700'))).toEqual([])
})

test('CF-179 a record that differs conflicts in each field where the typed value is not the saved one', () => {
  const opened = { fields: rate('1200', '600') }
  const saved = { fields: rate('1200', '900') }
  expect(editConflict(opened, saved, rate('1500', '600'))).toEqual([
    { id: 'initial', mine: { id: 'initial', value: '1500' }, theirs: { id: 'initial', value: '1200' } },
    { id: 'perKm', mine: { id: 'perKm', value: '600' }, theirs: { id: 'perKm', value: '900' } },
  ])
  expect(idsOf(opened, saved, rate('1200', '700'))).toEqual(['perKm'])
})

test('CF-179 a field that only one side has conflicts, unless it is empty', () => {
  const opened = { fields: fields({ name: 'Operator' }) }
  const saved = { fields: fields({ name: 'Operator', '/home/extra': 'canView', '/home/other': '' }) }
  expect(editConflict(opened, saved, opened.fields)).toEqual([
    { id: '/home/extra', mine: undefined, theirs: { id: '/home/extra', value: 'canView' } },
  ])
  expect(editConflict(saved, opened, saved.fields)).toEqual([
    { id: '/home/extra', mine: { id: '/home/extra', value: 'canView' }, theirs: undefined },
  ])
})

test('CF-179 two users who saved the same values have no conflict', () => {
  expect(
    idsOf({ fields: rate('1200', '600') }, { fields: rate('1200', '900') }, rate('1200', '900')),
  ).toEqual([])
})

test('CF-179 what an earlier save of the form has sent is no conflict, and anything else still is', () => {
  const opened = { fields: rate('1200', '600'), version: '7' }
  const [sent, mine] = [rate('1500', '600'), rate('1600', '600')]
  expect(editConflict(opened, { fields: sent, version: '8' }, mine, sent)).toEqual([])
  const later = { fields: rate('1500', '650'), version: '9' }
  expect(editConflict(opened, later, mine, sent).map(({ id }) => id)).toEqual(['initial', 'perKm'])
})

test('CF-179 stamps of a version decide where both replies have one', () => {
  const mine = rate('1500', '600')
  const opened = { fields: rate('1200', '600'), version: '7' }
  // The record was changed and changed back, or in what the form does not show.
  expect(idsOf(opened, { fields: rate('1200', '600'), version: '8' }, mine)).toEqual(['initial'])
  // The server writes a value in another way.
  expect(idsOf(opened, { fields: rate('1200.0', '600'), version: '7' }, mine)).toEqual([])
  expect(idsOf(opened, { fields: rate('1200', '600') }, mine)).toEqual([])
})

test('CF-179 for any values a save without a conflict loses nothing that was saved elsewhere', () => {
  const value = fc.constantFrom('0', '1', '2')
  const record = fc.record({ a: value, b: value })
  fc.assert(
    fc.property(record, record, record, (opened, saved, mine) => {
      const found = idsOf({ fields: fields(opened) }, { fields: fields(saved) }, fields(mine))
      const changed = (['a', 'b'] as const).filter((id) => opened[id] !== saved[id])
      const lost = changed.filter((id) => mine[id] !== saved[id])
      for (const id of lost) expect(found).toContain(id)
      if (changed.length === 0) expect(found).toEqual([])
    }),
  )
})

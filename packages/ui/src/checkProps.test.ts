import { expect, test } from 'vitest'
import { checkModel, checkOneOf } from './checkProps.ts'

const needed = { key: 'text', status: 'number', stops: 'list' } as const

test('a model with all that is needed passes, whatever else it has', () => {
  expect(() =>
    checkModel('Card', 'booking', { key: 'K', status: 1, stops: [], more: 1 }, needed),
  ).not.toThrow()
})

test.each([
  [
    { key: 'K', status: '1' },
    'Card: booking has no status (a number), stops (a list). Give it as the type of the prop says.',
  ],
  [null, 'Card: booking has no key (a text), status (a number), stops (a list).'],
])('%j lacks fields, and the sentence names them', (model, sentence) => {
  expect(() => checkModel('Card', 'booking', model, needed)).toThrow(sentence)
})

test('a value that is none of a prop is named with those that are', () => {
  expect(() => checkOneOf('Card', 'audience', 'drivr', ['driver', 'admin'])).toThrow(
    'Card: audience is "drivr". Give driver, admin.',
  )
  expect(() => checkOneOf('Card', 'audience', 'admin', ['driver', 'admin'])).not.toThrow()
})

test('a field with ? may be missing, and is named where it is of another kind', () => {
  const at = { at: 'text?' } as const
  for (const model of [{}, { at: null }, { at: '2026-11-21' }])
    expect(() => checkModel('Card', 'booking', model, at)).not.toThrow()
  expect(() => checkModel('Card', 'booking', { at: new Date() }, at)).toThrow('booking has no at (a text).')
})

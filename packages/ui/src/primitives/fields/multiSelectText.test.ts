import { expect, test } from 'vitest'
import { closedText, findOptions } from './multiSelectText.ts'

const options = [
  { id: 'G-01', label: 'North Yangon' },
  { id: 'G-02', label: 'South' },
  { id: 'G-03', label: 'ရန်ကုန်' },
]

test.each([
  [[], ''],
  [['G-02'], 'South'],
  [['G-02', 'G-01'], 'North Yangon +1'],
  [['G-01', 'G-02', 'G-03'], 'North Yangon +2'],
  [['G-02', 'G-02'], 'South'],
])('MAP-09 with %j chosen the closed select shows "%s"', (value, expected) => {
  expect(closedText(options, value)).toBe(expected)
})

test('a chosen value without an option (yet) shows as its value', () => {
  expect(closedText(options, ['G-09'])).toBe('G-09')
})

test.each([
  ['', ['G-01', 'G-02', 'G-03']],
  [' yangon ', ['G-01']],
  ['SOUTH', ['G-02']],
  ['ကုန်', ['G-03']],
  ['east', []],
])('searching for "%s" finds %j', (search, expected) => {
  expect(findOptions(options, search).map(({ id }) => id)).toEqual(expected)
})

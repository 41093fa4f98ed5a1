import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gives } from '../testing/gives.ts'
import { chatUserId } from './chatUserId.ts'
import { searchText } from './searchText.ts'

test.each([
  [' 959791234567', '+959791234567'],
  ['959791234567', '959791234567'],
  ['+959791234567', '+959791234567'],
  ['aung@example.com', 'aung@example.com'],
  ['  959', '+ 959'],
  ['', ''],
  [undefined, ''],
  [null, ''],
])('CHAT-02 user id %j is %j', gives(chatUserId))

test('CHAT-02 nothing but a leading blank changes', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      expect(chatUserId(` ${value}`)).toBe(`+${value}`)
      if (!value.startsWith(' ')) expect(chatUserId(value)).toBe(value)
    }),
  )
})

test('VAL-33 a search is trimmed', () => {
  expect(searchText('map', '  aung ')).toBe('aung')
  expect(searchText('map', '\taung kyaw\n')).toBe('aung kyaw')
  expect(searchText('other', ' a ')).toBe('a')
})

test('VAL-34 a blank search on a map is sent as a single space', () => {
  for (const typed of ['', '   ', '\t', undefined, null]) {
    expect(searchText('map', typed)).toBe(' ')
    expect(searchText('other', typed)).toBe('')
  }
})

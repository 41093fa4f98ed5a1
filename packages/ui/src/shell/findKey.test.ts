import { expect, test } from 'vitest'
import { isFindKey, typedAfter } from './findKey.ts'

const press = (key: string, more: Partial<KeyboardEvent> = {}) => ({
  key,
  code: 'KeyK',
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...more,
})

test('Ctrl+K asks for the search, and Cmd+K on an Apple keyboard', () => {
  expect(isFindKey(press('k', { ctrlKey: true }), false)).toBe(true)
  // With Caps Lock.
  expect(isFindKey(press('K', { ctrlKey: true }), false)).toBe(true)
  expect(isFindKey(press('k', { metaKey: true }), true)).toBe(true)
  expect(isFindKey(press('k', { ctrlKey: true }), true)).toBe(false)
  expect(isFindKey(press('k', { metaKey: true }), false)).toBe(false)
})

test('other combinations with K stay what they are', () => {
  expect(isFindKey(press('k'), false)).toBe(false)
  for (const more of ['altKey', 'metaKey', 'shiftKey'])
    expect(isFindKey(press('k', { ctrlKey: true, [more]: true }), false)).toBe(false)
})

test('a Burmese layout has the key at the same place, and a Latin one at that of its letter', () => {
  expect(isFindKey(press('ု', { ctrlKey: true }), false)).toBe(true)
  expect(isFindKey(press('ု', { ctrlKey: true, code: 'KeyJ' }), false)).toBe(false)
  // Dvorak: K stands at the place of V, and T at that of K.
  expect(isFindKey(press('k', { ctrlKey: true, code: 'KeyV' }), false)).toBe(true)
  expect(isFindKey(press('t', { ctrlKey: true }), false)).toBe(false)
})

test('a key writes its signs after a text, and Backspace deletes the last one', () => {
  expect(typedAfter('driv', press('e'))).toBe('drive')
  expect(typedAfter('a', press(' '))).toBe('a ')
  // One key of a Burmese layout may write several signs.
  expect(typedAfter('က', press('င်္'))).toBe('ကင်္')
  // Alt Gr.
  expect(typedAfter('', press('@', { altKey: true, ctrlKey: true }))).toBe('@')
  expect(typedAfter('a🚕', press('Backspace'))).toBe('a')
  expect(typedAfter('', press('Backspace'))).toBe('')
})

test('a named key and a combination write nothing', () => {
  for (const key of ['Enter', 'Escape', 'F5', 'Shift', 'ArrowDown', 'Process'])
    expect(typedAfter('a', press(key))).toBeUndefined()
  for (const more of ['altKey', 'ctrlKey', 'metaKey'])
    expect(typedAfter('a', press('r', { [more]: true }))).toBeUndefined()
})

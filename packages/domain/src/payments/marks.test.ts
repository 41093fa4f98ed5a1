import { expect, test } from 'vitest'
import { type PaymentMark, readMarks, withMark, withoutMark } from './marks.ts'

test('CF-140 the newest 50 marks are kept', () => {
  let marks: readonly PaymentMark[] = []
  for (let number = 1; number <= 60; number += 1) marks = withMark(marks, [`R-${number}`, 'begun'])
  expect(marks).toHaveLength(50)
  expect(marks[0]).toEqual(['R-11', 'begun'])
  expect(marks.at(-1)).toEqual(['R-60', 'begun'])
})

test('CF-140 a payment has one mark, and a new one is the newest', () => {
  const marks = withMark(withMark(withMark([], ['a', 'sent']), ['b', 'sent']), ['a', 'done'])
  expect(marks).toEqual([
    ['b', 'sent'],
    ['a', 'done'],
  ])
  expect(withoutMark(marks, 'b')).toEqual([['a', 'done']])
  expect(withoutMark(marks, 'c')).toEqual(marks)
})

test('stored marks are read back', () => {
  const marks = withMark([], ['\u101e\u102e', 'sent'])
  expect(readMarks(JSON.stringify(marks))).toEqual(marks)
})

test.each([undefined, null, '', '{', 'null', '{}', '7'])('%j holds no marks', (text) => {
  expect(readMarks(text)).toEqual([])
})

test('whatever is no mark is left out', () => {
  expect(readMarks('[["a","done"],["b"],"c",["d",1],["e","done","x"],null]')).toEqual([['a', 'done']])
})

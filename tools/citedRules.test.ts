import { expect, test } from 'vitest'
import { idsIn, readTexts } from './citedRules.ts'

const texts = readTexts()

test('every kind of id has its text', () => {
  expect(texts.get('APR-01')).toBe('The Approval panel has a search.')
  expect(texts.get('CF-01')).toMatch(/^The access token at Sign Out: Sign Out clears the access token too\./)
  expect(texts.get('EP-A01')).toMatch(/^Renews the access token/)
  expect(texts.get('EP-B09')).toMatch(/^the edit of the location table/)
  expect(texts.get('T22')).toMatch(/formula/)
})

test('ids are found in comments, times and the codes of examples are none', () => {
  const text = 'Source: BKS-29, CF-115 (T7). At T00:00, in UTF-16, vehicle GV-001, booking BK-1, call EP-Z01.'
  expect(idsIn(text, texts)).toEqual({ known: ['BKS-29', 'CF-115', 'T7'], unknown: [] })
})

test('an id without a text is reported', () => {
  expect(idsIn('APR-99, R99', texts)).toEqual({ known: [], unknown: ['APR-99', 'R99'] })
})

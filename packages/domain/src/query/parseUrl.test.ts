import { expect, test } from 'vitest'
import { parseUrl } from './parseUrl.ts'

test('an address is parsed, alone or beside another', () => {
  expect(parseUrl('https://fleet.example/a')?.pathname).toBe('/a')
  expect(parseUrl('b', 'https://fleet.example/a')?.href).toBe('https://fleet.example/b')
})

test('what is no address gives none', () => {
  expect(parseUrl('b')).toBeUndefined()
  expect(parseUrl('https://')).toBeUndefined()
})

import { expect, test } from 'vitest'
import { checkBases } from './checkBases.ts'

test.each(['https://fleet.example.com', 'http://localhost:8787', '/api', '/'])('%j is a base', (main) => {
  expect(() => checkBases({ main, chat: undefined })).not.toThrow()
})

test.each([
  [{ main: 'fleet.example.com' }, 'bases.main is fleet.example.com; it is an address such as https://'],
  [{ main: 'https://' }, 'bases.main is https://'],
  [{ main: '/api', chat: 'ftp://fleet.example.com' }, 'bases.chat is ftp://fleet.example.com'],
  [{}, 'bases.main is missing'],
  [
    { main: '' },
    "bases.main is empty; it is an address such as https://fleet.example.com, or / for the page's own host",
  ],
  [{ main: '/', chat: '' }, 'bases.chat is empty'],
])('%j is refused with its name', (bases, message) => {
  expect(() => checkBases(bases)).toThrow(message)
})

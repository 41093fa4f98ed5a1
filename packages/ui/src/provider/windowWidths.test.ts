import { expect, test } from 'vitest'
import { windowWidths } from './windowWidths.ts'

test.each([
  ['@container', '@container (max-width: 560px)', '@media (max-width: 560px)'],
  ['@container', '@container fleet-inbox (min-width: 760px)', '@media (min-width: 760px)'],
  ['@media', '@media (pointer: coarse)', '@media (pointer: coarse)'],
])('a rule of %s becomes one of the window', (type, value, expected) => {
  const node = { type, value }
  windowWidths(node)
  expect(node.value).toBe(expected)
})

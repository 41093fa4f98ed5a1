import { expect, test } from 'vitest'
import { newerFunctions, valuesWithoutFallback } from './oldBrowsers.ts'

test('a newer value needs a declaration of the same property before it', () => {
  expect(valuesWithoutFallback('a { height: 100vh; /* a comment */ height: 100dvh; }')).toEqual([])
  expect(valuesWithoutFallback('a { height: 100dvh; }')).toEqual(['height: 100dvh'])
  expect(valuesWithoutFallback('a { width: 1px; min-height: 1lh; }')).toEqual(['min-height: 1lh'])
  expect(
    valuesWithoutFallback('a { color: color-mix(in srgb, red, blue); color: color-mix(in srgb, red, red) }'),
  ).toHaveLength(2)
})

test('newer functions are named', () => {
  expect(newerFunctions('list.findLast(f); Object.hasOwn(a, b); rows.at(-1); list.find(f)')).toEqual([
    'Array.prototype.at',
    'Array.prototype.findLast',
    'Object.hasOwn',
  ])
})

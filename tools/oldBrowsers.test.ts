import { expect, test } from 'vitest'
import { newerFunctions, newerStyles, valuesWithoutFallback } from './oldBrowsers.ts'

test('a newer value needs a declaration of the same property before it', () => {
  expect(valuesWithoutFallback('a { height: 100vh; /* a comment */ height: 100dvh; }')).toEqual([])
  expect(valuesWithoutFallback('a { height: 100dvh; }')).toEqual(['height: 100dvh'])
  expect(valuesWithoutFallback('a { width: 1px; min-height: 1lh; }')).toEqual(['min-height: 1lh'])
  expect(
    valuesWithoutFallback('a { color: color-mix(in srgb, red, blue); color: color-mix(in srgb, red, red) }'),
  ).toHaveLength(2)
})

test.each([
  ['grid-template-columns: subgrid', 'grid-template-columns: auto 1fr'],
  ['overflow-wrap: anywhere', 'overflow-wrap: break-word'],
  ['overflow: clip', 'overflow: hidden'],
  ["content: attr(data-label) / ''", 'content: attr(data-label)'],
  [`width: min(9px, 100cqi - \${2 * EDGE}px)`, `width: min(9px, 100vw - \${2 * EDGE}px)`],
])('%s is a newer value', (newer, known) => {
  expect(valuesWithoutFallback(`a { ${newer}; }`)).toHaveLength(1)
  expect(valuesWithoutFallback(`a { ${known}; ${newer}; }`)).toEqual([])
})

test('newer functions are named', () => {
  expect(newerFunctions('list.findLast(f); Object.hasOwn(a, b); rows.at(-1); list.find(f)')).toEqual([
    'Array.prototype.at',
    'Array.prototype.findLast',
    'Object.hasOwn',
  ])
  expect(newerFunctions('list.toReversed(); signal?.throwIfAborted(); new CSSStyleSheet()')).toEqual([
    'Array.prototype.toSorted',
    'AbortSignal.prototype.throwIfAborted',
    'constructable style sheets',
  ])
})

test('a function that is called only where it exists does not count', () => {
  const guarded = 'if (typeof URL.canParse === "function") return URL.canParse(input)'
  expect(newerFunctions(guarded)).toEqual([])
  expect(newerFunctions(`${guarded}; URL.canParse(text)`)).toEqual(['URL.canParse'])
})

test('a newer selector needs another form beside it', () => {
  expect(newerStyles('\n&:has(input) { color: red }')).toEqual([':has()'])
  expect(
    newerStyles(
      '\n&:has(input) { color: red }\n@supports not selector(:has(a)) { &:focus-within { color: red } }',
    ),
  ).toEqual([])
  expect(newerStyles('\nth:is(:hover, :focus) { color: red }')).toEqual([':is()'])
})

test('newer properties are named', () => {
  expect(newerStyles('\n  translate: 0 1px;\n  aspect-ratio: 1;\n  transform: none;')).toEqual([
    'translate',
    'aspect-ratio',
  ])
})

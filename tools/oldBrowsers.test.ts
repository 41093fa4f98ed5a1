import { expect, test } from 'vitest'
import {
  newerFunctions,
  newerStyles,
  onLines,
  ownMethods,
  textsOf,
  valuesWithoutFallback,
} from './oldBrowsers.ts'

test('a newer value needs a declaration of the same property before it', () => {
  const values = (sheet: string) => valuesWithoutFallback(onLines(sheet))
  expect(values('a { height: 100vh; /* a comment */ height: 100dvh; }')).toEqual([])
  expect(values('a { height: 100dvh; }')).toEqual(['height: 100dvh'])
  expect(values('a { width: 1px; min-height: 1lh; }')).toEqual(['min-height: 1lh'])
  expect(
    values('a { color: color-mix(in srgb, red, blue); color: color-mix(in srgb, red, red) }'),
  ).toHaveLength(2)
})

test.each([
  ['grid-template-columns: subgrid', 'grid-template-columns: auto 1fr'],
  ['justify-content: end', 'justify-content: flex-end'],
  ['overflow-wrap: anywhere', 'overflow-wrap: break-word'],
  ['overflow: clip', 'overflow: hidden'],
  ["content: attr(data-label) / ''", 'content: attr(data-label)'],
  ['width: min(9px, 100cqi - 0px)', 'width: min(9px, 100vw - 0px)'],
])('%s is a newer value', (newer, known) => {
  expect(valuesWithoutFallback(onLines(`a { ${newer}; }`))).toHaveLength(1)
  expect(valuesWithoutFallback(onLines(`a { ${known}; ${newer}; }`))).toEqual([])
})

test('the first declaration of a template counts', () => {
  expect(valuesWithoutFallback('styled.p`\n  height: 1dvh;\n  color: red;\n`')).toEqual(['height: 1dvh'])
  expect(valuesWithoutFallback('const size = { height: 1dvh }')).toEqual([])
})

test('newer functions are named', () => {
  expect(newerFunctions('list.findLast(f); Object.hasOwn(a, b); rows.at(-1); list.find(f)')).toEqual([
    'Object.hasOwn',
    'findLast',
    'at',
  ])
  expect(newerFunctions('list.toReversed(); signal?.throwIfAborted(); structuredClone(row)')).toEqual([
    'structuredClone',
    'toReversed',
    'throwIfAborted',
  ])
  expect(newerFunctions('crypto.randomUUID(); map.values().filter(f); new DisposableStack()')).toEqual([
    'DisposableStack',
    'randomUUID',
    'iterator helpers',
  ])
  expect(newerFunctions('URL.createObjectURL(blob); [...at(row)]; list.map(f); Promise.all(calls)')).toEqual(
    [],
  )
})

test('a class of the script with the name of a newer one does not count', () => {
  expect(newerFunctions('let DisposableStack;DisposableStack=(own=class{});new DisposableStack()')).toEqual(
    [],
  )
  expect(newerFunctions('class DisposableStack{}new DisposableStack()')).toEqual([])
})

test('a function that is called only where it exists does not count', () => {
  const guarded = 'if (typeof URL.canParse === "function") return URL.canParse(input)'
  expect(newerFunctions(guarded)).toEqual([])
  expect(newerFunctions('URL.canParse(text)')).toEqual(['URL.canParse'])
  expect(newerFunctions('element.showPopover?.()')).toEqual([])
  expect(newerFunctions('"showPopover"in element&&element.showPopover()')).toEqual([])
})

test('a method that a script has itself does not count', () => {
  const own = ownMethods('class Draft{drop(){this.kept=null}at(){}}const layer={draw:()=>{}}')
  expect(newerFunctions('draft.drop();layer.draw();list.at(0)')).toEqual(['drop', 'draw', 'at'])
  expect(newerFunctions('draft.drop();layer.draw();list.at(0)', own)).toEqual(['at'])
})

test('a newer selector needs another form beside it', () => {
  expect(newerStyles('\n&:has(input) { color: red }')).toEqual([':has'])
  expect(
    newerStyles(
      '\n&:has(input) { color: red }\n@supports not selector(:has(a)) { &:focus-within { color: red } }',
    ),
  ).toEqual([])
  expect(newerStyles('\nth:is(:hover, :focus) { color: red }')).toEqual([':is'])
  expect(newerStyles('\n:is(th, td) { color: red }')).toEqual([':is'])
  expect(newerStyles('\n:is(h1,h2) { color: red }')).toEqual([':is'])
  expect(newerStyles('\na,\n> :focus-visible {\n color: red }')).toEqual([':focus-visible'])
  expect(newerStyles('\na:focus,\na::before {\n color: red }')).toEqual([])
})

test('a list in :not() is newer than a selector in it', () => {
  expect(newerStyles("form.querySelector('input:not([readonly], [disabled])')")).toEqual([':not'])
  expect(newerStyles("form.querySelector('input:not([readonly]):not(:nth-child(2))')")).toEqual([])
})

test('newer properties are named', () => {
  expect(newerStyles('\n  translate: 0 1px;\n  aspect-ratio: 1;\n  transform: none;')).toEqual([
    'translate',
    'aspect-ratio',
  ])
})

test('a property that needs a prefix has it', () => {
  expect(newerStyles('\n  user-select: none;')).toEqual(['user-select'])
  expect(newerStyles('\n  -webkit-user-select: none;\n  user-select: none;')).toEqual([])
})

test('the styles of a script are in its texts: a function may be named as a selector is', () => {
  const script =
    'a={captcha:is({b:c}),tiles:has(d,e)};p=styled.p`\n:is(h1, #{d}) {\n height: #{f`\n width: 1px`};\n}`'.replaceAll(
      '#',
      '$',
    )
  expect(textsOf(script).split('`')).toEqual(['\n:is(h1, 0) {\n height: 0;\n}', '\n width: 1px'])
  expect(newerStyles(textsOf(script))).toEqual([':is'])
})

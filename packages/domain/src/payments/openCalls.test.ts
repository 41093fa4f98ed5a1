import { expect, test } from 'vitest'
import { openCalls } from './openCalls.ts'

const CALL = "window.open('u','_self')"
const found = [{ address: 'u', isSameWindow: true }]

test.each([
  CALL,
  `;${CALL}`,
  `{${CALL}}`,
  `{}${CALL}`,
  `if (a) ${CALL}`,
  `(${CALL})`,
  `[${CALL}]`,
  `a, ${CALL}`,
  `a = ${CALL}`,
  `a ? b : ${CALL}`,
  `a ? ${CALL} : b`,
  `a && ${CALL}`,
  `a || ${CALL}`,
  `!${CALL}`,
  `() => ${CALL}`,
  `a\n${CALL}`,
  ...['return', 'void', 'else', 'do', 'await', 'typeof', 'yield'].map((word) => `${word} ${CALL}`),
  `${CALL};a`,
  `${CALL}, a`,
  `${CALL}.focus()`,
  `${CALL}?.focus()`,
  `${CALL} ? a : b`,
  `${CALL} & a`,
  `${CALL} | a`,
  `${CALL}\na`,
  `${CALL}\`a\``,
  `window . open ( 'u' , "_Self" )`,
])('PAY-16 %j has the call', (script) => {
  expect(openCalls(script)).toEqual(found)
})

test.each([
  '',
  'open("u","_self")',
  'window',
  'window.open',
  'window.open(',
  'window.close()',
  "window.opener('u','_self')",
  "windows.open('u','_self')",
  "window.location('u','_self')",
  "window.window.open('u','_self')",
  "window window.open('u','_self')",
  "'window'.open('u','_self')",
  "window.'open'('u','_self')",
  "window 'open' ('u','_self')",
  "window['open']('u','_self')",
  "window.open(u,'_self')",
  "window.open(window.name,'_self')",
  "window.open('u' + v,'_self')",
  "window.open('u'.v,'_self')",
  "window.open('u' 'v','_self')",
  "window.open(`u`,'_self')",
  `a.${CALL}`,
  `1 ${CALL}`,
  `'a' ${CALL}`,
  `a ${CALL}`,
  `/a/ ${CALL}`,
])('PAY-16 %j has no call', (script) => {
  expect(openCalls(script) ?? []).toEqual([])
})

test.each(
  '. ?. # < > + - * / % ^ ~ new function class extends var let const import export in of instanceof delete throw case'.split(
    ' ',
  ),
)('PAY-16 after %s a new line does not start a statement', (before) => {
  expect(openCalls(`a ${before}\n${CALL}`)).toEqual([])
})

test.each(['a', ')', ';', '1', '&', '|', ',', '!', '='])(
  'PAY-16 after %s a new line begins the call',
  (before) => {
    const open = before === ')' ? '(' : ''
    expect(openCalls(`${open}${before}\n${CALL}`)).toEqual(found)
  },
)

test.each([
  "window.open('u')",
  "window.open('u',)",
  "window.open('u',a)",
  "window.open('u','_blank')",
  "window.open('u','_self','a')",
  "window.open('u','_self' + a)",
  "window.open('u','self')",
  "window.open('u',_self)",
])('PAY-16 %j opens another window', (script) => {
  expect(openCalls(script)).toEqual([{ address: 'u', isSameWindow: false }])
})

test('PAY-16 every call is returned, in order', () => {
  expect(openCalls("window.open('a','_self');window.open('b');window.open('c\\x41','_self')")).toEqual([
    { address: 'a', isSameWindow: true },
    { address: 'b', isSameWindow: false },
    { address: undefined, isSameWindow: true },
  ])
})

test.each([
  ["a\\/b\\'c", "a/b'c"],
  ['a"b', 'a"b'],
  ['a\\\\b', undefined],
  ['a\\u0062', undefined],
])('PAY-16 the address %j decodes to %j', (written, address) => {
  expect(openCalls(`window.open('${written}','_self')`)).toEqual([{ address, isSameWindow: true }])
})

test.each([`${CALL} a`, `${CALL} 1`, `${CALL} 'a'`, `${CALL} = a`, `${CALL}(`, `${CALL}) (`, `${CALL} @`])(
  'PAY-18 the script %j would not run, and is not read',
  (script) => {
    expect(openCalls(script)).toBeUndefined()
  },
)

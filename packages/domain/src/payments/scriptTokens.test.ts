import { expect, test } from 'vitest'
import { gives } from '../testing/gives.ts'
import { readScript } from './scriptTokens.ts'

/** The tokens of a script, with `¶` before those on a new line; undefined if it cannot be parsed to its end. */
function pieces(script: string): string[] | undefined {
  const heard: string[] = []
  const isWhole = readScript(script, (kind, text, newline) => {
    heard.push(`${newline ? '¶' : ''}${kind}${text === '' ? '' : ` ${text}`}`)
  })
  return isWhole ? heard : undefined
}

/** The same without the marks of new lines. */
const kinds = (script: string) =>
  pieces(script)
    ?.map((piece) => piece.replace('¶', ''))
    .join(', ')

test.each([
  ["window.open('u')", 'word window, sign ., word open, sign (, string u, sign )'],
  ['$a _b မောင် a1', 'word $a, word _b, word မောင်, word a1'],
  ['1 2.5 0x1F 9a 0', 'number 1, number 2, sign ., number 5, number 0x1F, number 9a, number 0'],
  ['\u00a0a\ufeffb\tc', 'word a, word b, word c'],
  ['a++ + b-- - c', 'word a, sign ++, sign +, word b, sign --, sign -, word c'],
  ['a+-b-+c', 'word a, sign +, sign -, word b, sign -, sign +, word c'],
  ['a=>b = c == d', 'word a, sign =>, word b, sign =, word c, sign =, sign =, word d'],
  ['a?.b ? c : d', 'word a, sign ?., word b, sign ?, word c, sign :, word d'],
  ['a ? .5 : b', 'word a, sign ?, sign ., number 5, sign :, word b'],
  [
    '; , . : ! & | ^ ~ * % > < #',
    'sign ;, sign ,, sign ., sign :, sign !, sign &, sign |, sign ^, sign ~, sign *, sign %, sign >, sign <, sign #',
  ],
  ['((a)[b]{c})', 'sign (, sign (, word a, sign ), sign [, word b, sign ], sign {, word c, sign }, sign )'],
  ['', ''],
])('PAY-16 the script %j has the tokens %s', gives(kinds))

test.each([
  ['\n', 'a\nb'],
  ['\r', 'a\rb'],
  ['\u2028', 'a\u2028b'],
  ['\u2029', 'a\u2029b'],
  ['a comment over two lines', 'a /* \n */ b'],
  ['a comment to the end of the line', 'a // c\nb'],
  ['a comment of HTML over two lines', 'a <!-- \n --> b'],
])('PAY-16 a new line starts after %j', (_, script) => {
  expect(pieces(script)).toEqual(['¶word a', '¶word b'])
})

test.each(['a b', 'a /* c */ b', 'a /**/ b', 'a <!-- c --> b', 'a/*\u00a0*/b'])(
  'PAY-16 no new line begins in %j',
  (script) => {
    expect(pieces(script)).toEqual(['¶word a', 'word b'])
  },
)

test('PAY-16 a comment at the start keeps the first token on a new line', () => {
  expect(pieces('/* a */ b')).toEqual(['¶word b'])
  expect(pieces('a\n/* b */ c')).toEqual(['¶word a', '¶word c'])
})

test.each([
  ['--> a', undefined],
  ['--> a\nb', '¶word b'],
  ['a\n--> b\nc', '¶word a, ¶word c'],
  ['a --> b', '¶word a, sign --, sign >, word b'],
  ['a\n-- b', '¶word a, ¶sign --, word b'],
  ['a -- > b -->', '¶word a, sign --, sign >, word b, sign --, sign >'],
  ['a <! b', '¶word a, sign <, sign !, word b'],
  ['a <!-- b', '¶word a'],
  ['(a) <!-- b', '¶sign (, word a, sign )'],
])('PAY-18 in %j only HTML comments are skipped', (script, text) => {
  expect(pieces(script)?.join(', ')).toBe(text ?? '')
})

test.each(['#!/usr/bin/node\na', '\n\na'])('PAY-16 the first lines of %j are not tokens', (script) => {
  expect(pieces(script)).toEqual(['¶word a'])
})

test('PAY-16 #! is a comment at the very beginning only', () => {
  expect(kinds(' #!a')).toBe('sign #, sign !, word a')
  expect(kinds("a '#!'")).toBe('word a, string #!')
})

test.each([
  ["'a\\'b'", "string a\\'b"],
  ['"a\'b"', "string a'b"],
  ["'a\\\\' b", 'string a\\\\, word b'],
  ["'a\\\nb'", 'string a\\\nb'],
  ["'a\\\r\nb'", 'string a\\\r\nb'],
  ["'a\u2028b'", 'string a\u2028b'],
  ['\'\' ""', 'string, string'],
])('PAY-16 the string of %j is read to its end', gives(kinds))

// `\x24{` is a dollar and a brace, which the linter would report as a mistake in a plain string.
test.each([
  ['`a`', 'template'],
  ['`a` b', 'template, word b'],
  ["`a\nb'c`", 'template'],
  ['`\\``', 'template'],
  ['`\\\x24{a`', 'template'],
  ['`$` `$a` `{a}`', 'template, template, template'],
  ['`\x24{a}`', 'template, sign {, word a, template'],
  ['`\x24{a}b\x24{c}`d', 'template, sign {, word a, template, sign {, word c, template, word d'],
  [
    '`\x24{{a:`\x24{b}`}}`',
    'template, sign {, sign {, word a, sign :, template, sign {, word b, template, sign }, template',
  ],
])('PAY-16 the template %j is read with its expressions', gives(kinds))

test.each('return typeof instanceof in of new delete void throw case do else yield await'.split(' '))(
  'PAY-16 a slash after %s begins a regular expression',
  (word) => {
    expect(kinds(`${word} /'/`)).toBe(`word ${word}, pattern`)
  },
)

test.each(['=', '(', ',', ';', '!', '&', '|', '?', ':', '{', '}', '+', '-', '>', '*'])(
  'PAY-16 a slash after %s begins a regular expression',
  (sign) => {
    const close = { '(': ')', '{': '}' }[sign] ?? ''
    const open = sign === '}' ? '{' : ''
    expect(kinds(`${open}${sign} /'/${close}`)).toContain(`sign ${sign}, pattern`)
  },
)

test.each([
  ['a word', 'a / b / c', 'word a, sign /, word b, sign /, word c'],
  ['a number', '4 / 2 / 1', 'number 4, sign /, number 2, sign /, number 1'],
  ['a string', "'a' / b / c", 'string a, sign /, word b, sign /, word c'],
  ['a template', '`a` / b / c', 'template, sign /, word b, sign /, word c'],
  ['a regular expression', '/a/ / b / c', 'pattern, sign /, word b, sign /, word c'],
  ['a bracket', '(a) / b / c', 'sign (, word a, sign ), sign /, word b, sign /, word c'],
  ['a call', 'f(a) / b / c', 'word f, sign (, word a, sign ), sign /, word b, sign /, word c'],
  ['a list', '[a] / b / c', 'sign [, word a, sign ], sign /, word b, sign /, word c'],
  ['a step up', 'a++ / b / c', 'word a, sign ++, sign /, word b, sign /, word c'],
  ['a step down', 'a-- / b / c', 'word a, sign --, sign /, word b, sign /, word c'],
  ['a point', '1. / b / c', 'number 1, sign ., sign /, word b, sign /, word c'],
])('PAY-16 a slash after %s divides', (_, script, text) => {
  expect(kinds(script)).toBe(text)
})

test.each(['if', 'while', 'for', 'with'])(
  'PAY-16 a slash after the bracket of %s begins a regular expression',
  (word) => {
    expect(kinds(`${word} (a) /'/`)).toBe(`word ${word}, sign (, word a, sign ), pattern`)
    expect(kinds(`${word} ((a)) /'/`)).toBe(`word ${word}, sign (, sign (, word a, sign ), sign ), pattern`)
    expect(kinds(`${word} (a) b / c / d`)).toBe(
      `word ${word}, sign (, word a, sign ), word b, sign /, word c, sign /, word d`,
    )
    expect(kinds(`${word} (a) [b] / c / d`)).toContain('sign ], sign /, word c, sign /, word d')
  },
)

test('PAY-16 a string is never a head', () => {
  expect(kinds("'if' (a) / b / c")).toBe('string if, sign (, word a, sign ), sign /, word b, sign /, word c')
})

test.each([
  ["/[/']/", 'pattern'],
  ["/\\/'/", 'pattern'],
  ["/[\\]/']/", 'pattern'],
  ["/a]/ 'b'", 'pattern, string b'],
  ['/a/gi b', 'pattern, word b'],
  ['/[a/]/ / b', 'pattern, sign /, word b'],
])('PAY-16 the regular expression %j is read to its end', gives(kinds))

test.each([
  "'a",
  "'a\nb'",
  "'a\rb'",
  "'a\\",
  '"a\'',
  '`a',
  '`a\\`',
  '`\x24{a',
  '`\x24{a}',
  '`\x24{a`',
  '/a\n/',
  '/a\r/',
  '/a\u2028/',
  '/a',
  '/[a/',
  '/a\\/',
  '/* a',
  '/*/ a',
  '(',
  '[',
  '{',
  ')',
  ']',
  '}',
  '(]',
  '[)',
  '{)',
  '(}',
  'if (a]',
  '(a <!-- b',
  '@a',
  'a\\u0062',
])('PAY-18 the script %j cannot be read to its end', (script) => {
  expect(pieces(script)).toBeUndefined()
})

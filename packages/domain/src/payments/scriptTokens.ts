import { skip } from './skip.ts'

export type TokenKind = 'word' | 'number' | 'string' | 'template' | 'pattern' | 'sign'

/**
 * Receives one token of a script: its text as written, of a string without the quotes, empty for templates and regular
 * expressions; and whether a line break precedes it.
 */
export type OnToken = (kind: TokenKind, text: string, newline: boolean) => void

/** The characters of names and numbers: no blank, and of ASCII only letters, digits, `$` and `_`. */
const WORD = /[^\s!-#%-/:-@[-^`{-~]*/y
const BLANKS = /[^\S\n\r\u2028\u2029]*/y
const LINE = /[^\n\r\u2028\u2029]*/y
const BREAK = /[\n\r\u2028\u2029]/

/** Words after which a slash starts a regular expression. */
const BEFORE_PATTERN: ReadonlySet<string> = new Set(
  'return typeof instanceof in of new delete void throw case do else yield await'.split(' '),
)
/** Words whose parentheses are followed by a statement. */
const HEADS: ReadonlySet<string> = new Set(['if', 'while', 'for', 'with'])
/** Signs without a meaning of their own here, with the second character of an operator of two. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['+', '+'],
  ['=', '>'],
  ['?', '.'],
  ...[...';,.:!&|^~*%>#'].map((sign) => [sign, ''] as const),
])
/** Signs after which a slash divides. */
const BEFORE_DIVISION: ReadonlySet<string> = new Set([')', ']', '++', '--', '.'])
/** `head(` is the bracket after one of `HEADS`. */
const CLOSED_BY: Readonly<Record<string, string>> = { '(': ')', 'head(': ')', '[': ']', '{': '}' }

/**
 * Passes the tokens of a script to `onToken`, without comments. Returns whether the script could be parsed to its end:
 * all strings, comments and brackets are closed, and it is plain JavaScript. Text between `<!--` and `-->` counts as a
 * comment on any lines. Runs nothing and reads every character once. Source: CF-76.
 */
export function readScript(script: string, onToken: OnToken): boolean {
  const open: string[] = []
  let lastKind: TokenKind = 'sign'
  let lastText = ''
  let newline = true
  let afterHead = false
  let at = script.startsWith('#!') ? skip(LINE, script, 2) : 0

  const emit = (kind: TokenKind, text: string, end: number) => {
    onToken(kind, text, newline)
    lastKind = kind
    lastText = text
    newline = false
    at = end
  }

  const beginsPattern = () => {
    if (lastKind === 'word') return BEFORE_PATTERN.has(lastText)
    if (lastKind !== 'sign') return false
    return (lastText === ')' && afterHead) || !BEFORE_DIVISION.has(lastText)
  }

  const followsHead = () => lastKind === 'word' && HEADS.has(lastText)

  /** Reads the text of a template from an index to its end or to the next `${`. */
  const readTemplate = (from: number): boolean => {
    const end = templateEnd(script, from)
    if (end < 0) return false
    emit('template', '', end + 1)
    if (script.charAt(end) === '`') return true
    open.push('${')
    emit('sign', '{', end + 2)
    return true
  }

  const skipComment = (opener: string, closer: string): boolean => {
    const end = script.indexOf(closer, at + opener.length)
    if (end < 0) return false
    newline ||= BREAK.test(script.slice(at, end))
    at = end + closer.length
    return true
  }

  const readSlash = (): boolean => {
    const next = script.charAt(at + 1)
    if (next === '*') return skipComment('/*', '*/')
    if (next === '/') {
      at = skip(LINE, script, at)
    } else if (beginsPattern()) {
      const end = patternEnd(script, at)
      if (end < 0) return false
      emit('pattern', '', skip(WORD, script, end + 1))
    } else {
      emit('sign', '/', at + 1)
    }
    return true
  }

  const readClosing = (sign: string): boolean => {
    const opener = open.pop() ?? ''
    if (sign === '}' && opener === '${') return readTemplate(at + 1)
    afterHead = opener === 'head('
    emit('sign', sign, at + 1)
    return CLOSED_BY[opener] === sign
  }

  /** A sign, together with the next one if both are one operator. */
  const readSign = (sign: string, second: string) => {
    const isLong = second !== '' && script.charAt(at + 1) === second
    emit('sign', isLong ? sign + second : sign, at + (isLong ? 2 : 1))
  }

  while (at < script.length) {
    const sign = script.charAt(at)
    switch (sign) {
      case '\n':
      case '\r':
      case '\u2028':
      case '\u2029':
        newline = true
        at += 1
        break
      case '"':
      case "'": {
        const end = stringEnd(script, at)
        if (end < 0) return false
        emit('string', script.slice(at + 1, end), end + 1)
        break
      }
      case '`':
        if (!readTemplate(at + 1)) return false
        break
      case '/':
        if (!readSlash()) return false
        break
      case '<':
        if (!script.startsWith('<!--', at)) readSign(sign, '')
        else if (!skipComment('<!--', '-->')) return open.length === 0
        break
      case '-':
        if (newline && script.startsWith('-->', at)) at = skip(LINE, script, at)
        else readSign(sign, '-')
        break
      case '(':
        open.push(followsHead() ? 'head(' : sign)
        readSign(sign, '')
        break
      case '[':
      case '{':
        open.push(sign)
        readSign(sign, '')
        break
      case ')':
      case ']':
      case '}':
        if (!readClosing(sign)) return false
        break
      case '@':
      case '\\':
        return false
      default: {
        const second = SIGNS.get(sign)
        if (second !== undefined) {
          readSign(sign, second)
          break
        }
        const end = skip(WORD, script, at)
        if (end > at) emit(sign >= '0' && sign <= '9' ? 'number' : 'word', script.slice(at, end), end)
        else at = skip(BLANKS, script, at)
      }
    }
  }
  return open.length === 0
}

/** The index of the quote that ends a string, or -1 if the line ends first. */
function stringEnd(script: string, start: number): number {
  const quote = script.charAt(start)
  for (let at = start + 1; at < script.length; at += 1) {
    const sign = script.charAt(at)
    if (sign === quote) return at
    if (sign === '\n' || sign === '\r') return -1
    if (sign === '\\') at += script.startsWith('\r\n', at + 1) ? 2 : 1
  }
  return -1
}

/** The index of the backquote that ends a template, or before its next `${`; -1 without an end. */
function templateEnd(script: string, start: number): number {
  for (let at = start; at < script.length; at += 1) {
    const sign = script.charAt(at)
    if (sign === '`' || (sign === '$' && script.charAt(at + 1) === '{')) return at
    if (sign === '\\') at += 1
  }
  return -1
}

/** The index of the slash that ends a regular expression, or -1 if the line ends first. */
function patternEnd(script: string, start: number): number {
  let inClass = false
  for (let at = start + 1; at < script.length; at += 1) {
    const sign = script.charAt(at)
    if (BREAK.test(sign)) return -1
    if (sign === '/' && !inClass) return at
    if (sign === '[') inClass = true
    if (sign === ']') inClass = false
    if (sign === '\\') at += 1
  }
  return -1
}

import { readScript, type TokenKind } from './scriptTokens.ts'

/** A `window.open` whose address is one plain string in the script. */
export interface OpenCall {
  /** Undefined if the string has escapes that are not decoded. */
  readonly address: string | undefined
  /** Whether the only other argument is the string `_self`, in any case. */
  readonly isSameWindow: boolean
}

/** The start of a call; its address is the next token. */
const BEGINNING = ['window', '.', 'open', '(']
const ADDRESS = BEGINNING.length
const [AFTER_ADDRESS, TARGET, AFTER_TARGET, AFTER_CALL] = [ADDRESS + 1, ADDRESS + 2, ADDRESS + 3, ADDRESS + 4]

/** Tokens that a call may follow on the same line. */
const BEFORE_CALL = {
  sign: new Set([';', '{', '}', ')', '(', '[', ',', '=', ':', '?', '&', '|', '!', '=>']),
  word: new Set(['return', 'void', 'else', 'do', 'await', 'typeof', 'yield']),
}
/** Tokens that bind the next token even across a line break. */
const BINDS_NEXT: ReadonlySet<string> = new Set(
  '. ?. # < > + - * / % ^ ~ new function class extends var let const import export in of instanceof delete throw case'.split(
    ' ',
  ),
)
/** Signs that may follow a call on the same line. */
const AFTER_SIGNS: ReadonlySet<string> = new Set([';', '}', ')', ',', ']', '.', '?.', '?', ':', '&', '|'])

/**
 * Every `window.open` of a script with a plain address; calls with a computed address are skipped. Undefined if the
 * script cannot be parsed, in which case it does not run either. Source: CF-76.
 */
export function openCalls(script: string): readonly OpenCall[] | undefined {
  if (!script.includes('window')) return []
  const calls: OpenCall[] = []
  let isReadable = true
  let step = 0
  let address = ''
  let target = ''
  let lastKind: TokenKind = 'sign'
  let lastText = ';'

  const add = (isSameWindow: boolean) => {
    calls.push({ address: plainText(address), isSameWindow })
    step = 0
  }

  /** Handles the next token of a started call. */
  const advance = (kind: TokenKind, text: string, newline: boolean) => {
    const sign = kind === 'sign' ? text : ''
    if (step < ADDRESS) {
      step = text === BEGINNING[step] && (kind === 'word' || kind === 'sign') ? step + 1 : 0
    } else if (step === ADDRESS) {
      address = text
      step = kind === 'string' ? AFTER_ADDRESS : 0
    } else if (step === AFTER_ADDRESS) {
      if (sign === ')') add(false)
      else step = sign === ',' ? TARGET : 0
    } else if (step === TARGET) {
      target = text
      if (kind === 'string') step = AFTER_TARGET
      else add(false)
    } else if (step === AFTER_TARGET) {
      if (sign === ')') step = AFTER_CALL
      else add(false)
    } else {
      isReadable &&= newline || kind === 'template' || AFTER_SIGNS.has(sign)
      add(target.toLowerCase() === '_self')
    }
  }

  const mayBegin = (newline: boolean) => {
    if (newline) return !BINDS_NEXT.has(lastText)
    return (lastKind === 'sign' || lastKind === 'word') && BEFORE_CALL[lastKind].has(lastText)
  }

  const isWhole = readScript(script, (kind, text, newline) => {
    if (step > 0) advance(kind, text, newline)
    if (step === 0 && kind === 'word' && text === 'window' && mayBegin(newline)) step = 1
    lastKind = kind
    lastText = text
  })
  if (step === AFTER_CALL) add(target.toLowerCase() === '_self')
  return isWhole && isReadable ? calls : undefined
}

/** The text of a string; undefined if it has escapes other than those of slash and quotes. */
function plainText(written: string): string | undefined {
  const plain = written.replace(/\\(?=[/'"])/g, '')
  return plain.includes('\\') ? undefined : plain
}

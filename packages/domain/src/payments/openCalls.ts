import { readScript, type TokenKind } from './scriptTokens.ts'

/** A `window.open` whose address stands in the script as one plain string. */
export interface OpenCall {
  /** Undefined where the string cannot be read letter by letter. */
  readonly address: string | undefined
  /** There is one argument more, and it is the string `_self`, in any case. */
  readonly isSameWindow: boolean
}

/** How a call begins; its address is the token at the place after these. */
const BEGINNING = ['window', '.', 'open', '(']
const ADDRESS = BEGINNING.length
const [AFTER_ADDRESS, TARGET, AFTER_TARGET, AFTER_CALL] = [ADDRESS + 1, ADDRESS + 2, ADDRESS + 3, ADDRESS + 4]

/** What a call may follow on the same line. */
const BEFORE_CALL = {
  sign: new Set([';', '{', '}', ')', '(', '[', ',', '=', ':', '?', '&', '|', '!', '=>']),
  word: new Set(['return', 'void', 'else', 'do', 'await', 'typeof', 'yield']),
}
/** Words and signs that bind what follows them even across a line break. */
const BINDS_NEXT: ReadonlySet<string> = new Set(
  '. ?. # < > + - * / % ^ ~ new function class extends var let const import export in of instanceof delete throw case'.split(
    ' ',
  ),
)
/** Signs that may follow a call on the same line. */
const AFTER_SIGNS: ReadonlySet<string> = new Set([';', '}', ')', ',', ']', '.', '?.', '?', ':', '&', '|'])

/**
 * Every `window.open` of a script with an address in plain letters; a call whose address is worked out by the script
 * is none of ours. Undefined where the script cannot be read, and so would not run either. Source: PAY-16, CF-76.
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

  /** Takes the next token of a call begun. */
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

/** What a string says, where no escape in it but those of slash and quotes needs to be worked out. */
function plainText(written: string): string | undefined {
  const plain = written.replace(/\\(?=[/'"])/g, '')
  return plain.includes('\\') ? undefined : plain
}

/** What begins a number beyond 2^53, and seldom anything else: 16 digits in a row, or an exponent, not after a quote. */
const MAY_BE_BIG = /[[:, \n\r\t][-\d](?:\d{15}|[\d.]*[eE])/
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/
/** The exponent that a double reaches: beyond it a number keeps its exponent. */
const MAX_EXPONENT = 308

/**
 * JSON.parse, except that a number beyond 2^53 is read as the text of its digits: the ids of the fleet have 19 digits,
 * and two of them would become one number. Throws a SyntaxError where JSON.parse does. Works on the text, because
 * older browsers hand no source to a reviver.
 */
export function parseJson(text: string): unknown {
  return JSON.parse(/^-?\d/.test(text) || MAY_BE_BIG.test(text) ? quoteBigNumbers(text) : text)
}

/** Linear in the text, whatever stands in it. */
function quoteBigNumbers(text: string): string {
  const tokens = /"|-?\d[-+.\deE]*/g
  let quoted = ''
  let copied = 0
  for (let token = tokens.exec(text); token; token = tokens.exec(text)) {
    const { 0: found, index } = token
    if (found === '"') {
      tokens.lastIndex = endOfString(text, index)
      continue
    }
    const digits = bigDigits(found)
    if (digits !== undefined && !isKey(text, tokens.lastIndex)) {
      quoted += `${text.slice(copied, index)}"${digits}"`
      copied = tokens.lastIndex
    }
  }
  return quoted + text.slice(copied)
}

/** The index after the string that begins at `from`. */
function endOfString(text: string, from: number): number {
  let end = from
  do {
    end = text.indexOf('"', end + 1)
    if (end === -1) return text.length
  } while (isEscaped(text, end))
  return end + 1
}

function isEscaped(text: string, at: number): boolean {
  let before = at
  while (text[before - 1] === '\\') before -= 1
  return (at - before) % 2 === 1
}

/** A key that is a number is no JSON, and must not become any. */
function isKey(text: string, end: number): boolean {
  const key = /[\t\n\r ]*:/y
  key.lastIndex = end
  return key.test(text)
}

/**
 * The digits of a number beyond 2^53, without an exponent and without zeros at the end of its fraction. Undefined for
 * a smaller one, and for what is no number.
 */
function bigDigits(number: string): string | undefined {
  if (Math.abs(Number(number)) <= Number.MAX_SAFE_INTEGER || !NUMBER.test(number)) return undefined
  const [mantissa = '', exponent = '0'] = number.toLowerCase().split('e')
  const moves = Number(exponent)
  if (Math.abs(moves) > MAX_EXPONENT) return number
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.')
  const point = whole.length + moves
  const digits = (whole + fraction).padEnd(point, '0')
  const rest = digits.slice(point).replace(/0+$/, '')
  const sign = number.startsWith('-') ? '-' : ''
  return `${sign}${digits.slice(0, point).replace(/^0+/, '')}${rest && `.${rest}`}`
}

/**
 * Matches the start of a number beyond 2^53 with few false positives: 16 digits in a row, or an exponent, not after a
 * quote.
 */
const MAY_BE_BIG = /[[:, \n\r\t][-\d](?:\d{15}|[\d.]*[eE])/
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/
/** The maximum exponent of a double; beyond it a number keeps its exponent. */
const MAX_EXPONENT = 308

/**
 * Like JSON.parse, except that a number beyond 2^53 is read as the text of its digits: the fleet's ids have 19 digits,
 * and two of them could become one number. Throws a SyntaxError where JSON.parse does. Works on the text, because older
 * browsers do not pass the source to a reviver.
 */
export function parseJson(text: string): unknown {
  return JSON.parse(/^-?\d/.test(text) || MAY_BE_BIG.test(text) ? quoteBigNumbers(text) : text)
}

/** Linear in the text, for any content. */
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

/** The index after the string that starts at `from`. */
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

/** A number as a key is not JSON, and must stay invalid. */
function isKey(text: string, end: number): boolean {
  const key = /[\t\n\r ]*:/y
  key.lastIndex = end
  return key.test(text)
}

/**
 * The digits of a number beyond 2^53, without an exponent and without trailing zeros of its fraction. Undefined for a
 * smaller one, and for other text.
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

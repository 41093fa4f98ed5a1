import { readNumber } from '../format/readNumber.ts'
import { asText } from '../query/asText.ts'

/**
 * The amount in the `price` of the success page: URL-decoded once more, the part before the first currency sign.
 * Whatever cannot be decoded or is no amount gives 0. Never throws. Source: PAY-05, PAY-06, CF-73.
 */
export function parsePaymentPrice(text: string | null | undefined): number {
  const [amount = ''] = decoded(asText(text)).split(/\p{Sc}/u, 1)
  return Math.max(0, readNumber(amount) ?? 0)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

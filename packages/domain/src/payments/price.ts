import { readNumber } from '../format/readNumber.ts'
import { asText } from '../query/asText.ts'

/**
 * The amount in the `price` of the success page: URL-decoded once more, the part before the first currency sign. 0 if
 * it cannot be decoded or is not an amount. Never throws. Source: CF-73.
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

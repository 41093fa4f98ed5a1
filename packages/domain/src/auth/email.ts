import { asText } from '../query/asText.ts'

const LOCAL_PART = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+$/
const DOMAIN_LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/
const MAX_LENGTH = 254

/**
 * Whether a text is an e-mail address: what browsers accept in an e-mail field, with at least one dot in the domain.
 * Blanks around it are not allowed. Source: VAL-02.
 */
export function isEmail(text: string | null | undefined): boolean {
  const address = asText(text)
  if (address.length > MAX_LENGTH) return false
  const at = address.lastIndexOf('@')
  const labels = address.slice(at + 1).split('.')
  return (
    LOCAL_PART.test(address.slice(0, Math.max(at, 0))) &&
    labels.length > 1 &&
    labels.every((label) => DOMAIN_LABEL.test(label))
  )
}

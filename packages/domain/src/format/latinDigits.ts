/** A typed text with Latin digits in place of Burmese ones. */
export function latinDigits(text: string): string {
  return text.replace(/[\u1040-\u1049]/g, (digit) => `${digit.charCodeAt(0) - 0x1040}`)
}

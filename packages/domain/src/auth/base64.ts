import { asText } from '../query/asText.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/**
 * Base64 of the UTF-8 bytes of a text, as used for the stored name, id and role and for passwords in requests. It is
 * not encryption. A lone surrogate becomes U+FFFD; never throws. Source: CF-15.
 */
export function encodeBase64(text: string): string {
  let out = ''
  let held = 0
  let bits = 0
  for (const byte of new TextEncoder().encode(asText(text))) {
    held = ((held << 8) | byte) & 0xffff
    bits += 8
    while (bits >= 6) {
      bits -= 6
      out += ALPHABET.charAt((held >> bits) & 63)
    }
  }
  if (bits > 0) out += ALPHABET.charAt((held << (6 - bits)) & 63)
  return out.padEnd(Math.ceil(out.length / 4) * 4, '=')
}

/**
 * Decodes `encodeBase64`; undefined for text that it cannot have written: other characters, missing padding, left-over
 * bits, bytes that are not UTF-8. Never throws. Source: CF-02.
 */
export function decodeBase64(text: string | null | undefined): string | undefined {
  if (typeof text !== 'string' || text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text))
    return undefined
  const bytes: number[] = []
  let held = 0
  let bits = 0
  for (const character of text.replace(/=+$/, '')) {
    held = ((held << 6) | ALPHABET.indexOf(character)) & 0xffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes.push((held >> bits) & 0xff)
  }
  if ((held & ((1 << bits) - 1)) !== 0) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(bytes))
  } catch {
    return undefined
  }
}

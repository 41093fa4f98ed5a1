/** The SHA-256 of a value as hexadecimal text; undefined without a secure context. It keeps no personal data (T16). */
export async function digestOf(value: unknown): Promise<string | undefined> {
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined
  const text = Uint8Array.from(new TextEncoder().encode(JSON.stringify(value)))
  const bytes = await subtle?.digest('SHA-256', text)
  return bytes && Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

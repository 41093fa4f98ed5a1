/** Encodes a text for a header: characters other than printable ASCII are percent-encoded, as UTF-8. */
export function headerText(text: string): string {
  return text.replace(/[^\x20-\x7e]/gu, (character) =>
    Array.from(new TextEncoder().encode(character), percent).join(''),
  )
}

function percent(byte: number): string {
  return `%${byte.toString(16).toUpperCase().padStart(2, '0')}`
}

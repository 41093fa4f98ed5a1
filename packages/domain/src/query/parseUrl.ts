/** The parsed address; undefined if it is none. `URL.canParse` is newer than the oldest supported browsers. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}

/** What the console and its libraries call and web views of 2020 lack. The published packages do without. */
export function addMissing(): void {
  add(URL, 'canParse', (address: string, base?: string) => {
    try {
      return Boolean(new URL(address, base))
    } catch {
      return false
    }
  })
  add(AbortSignal, 'timeout', (ms: number) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('The time is over.', 'TimeoutError')), ms)
    return controller.signal
  })
}

function add(owner: object, name: string, value: unknown): void {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, writable: true, configurable: true })
}

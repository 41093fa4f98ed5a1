import type { Page } from '@playwright/test'

/** Everything that the browser keeps in caches: addresses, headers and bytes. */
export const allKept = (page: Page) =>
  page.evaluate(async () => {
    const texts: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request, { ignoreVary: true })
        const bytes = new Uint8Array((await response?.arrayBuffer()) ?? new ArrayBuffer(0))
        const headers = [...request.headers, ...(response?.headers ?? [])].flat()
        texts.push(name, request.url, request.referrer, response?.url ?? '', ...headers)
        texts.push(new TextDecoder('latin1').decode(bytes))
      }
    }
    return texts.join('\n')
  })

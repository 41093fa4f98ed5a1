/** The time after which a script counts as slow, in milliseconds (T17). */
export const SCRIPT_TIMEOUT = 10_000

/** Why a script did not load: `blocked` by the browser, an extension or the network; `slow` after the time limit. */
export class ScriptError extends Error {
  readonly reason: 'blocked' | 'slow'

  constructor(reason: 'blocked' | 'slow', address: string) {
    super(`${new URL(address).origin}: script ${reason}`)
    this.name = 'ScriptError'
    this.reason = reason
  }
}

const scripts = new Map<string, Promise<unknown>>()

/**
 * Runs the script at `address` once per page, and resolves to the result of `whenReady`. Rejects with a `ScriptError`;
 * the next call tries again.
 */
export function loadScript<Api>(address: string, whenReady: () => Promise<Api>): Promise<Api> {
  const found = scripts.get(address) as Promise<Api> | undefined
  if (found) return found
  const element = document.createElement('script')
  const api = new Promise<Api>((resolve, reject) => {
    const timer = setTimeout(() => reject(new ScriptError('slow', address)), SCRIPT_TIMEOUT)
    const fail = () => reject(new ScriptError('blocked', address))
    element.onerror = fail
    element.onload = () => {
      whenReady().then((ready) => {
        clearTimeout(timer)
        resolve(ready)
      }, fail)
    }
    element.src = address
    element.async = true
    document.head.append(element)
  })
  scripts.set(address, api)
  api.catch(() => {
    scripts.delete(address)
    element.remove()
  })
  return api
}

import { expect, test } from 'vitest'
import { dropPageToken, type TokenWindow, takePageToken } from './pageToken.ts'

/** A tab whose storage survives a reload, or throws. */
function tabAt(address: string, values: Map<string, string> | undefined) {
  const state = { url: new URL(address, 'https://partner.example'), history: { n: 1 } as unknown }
  const stored = () => {
    if (values === undefined) throw new DOMException('denied', 'SecurityError')
    return values
  }
  const window: TokenWindow = {
    get location() {
      return state.url
    },
    history: {
      get state() {
        return state.history
      },
      replaceState(next, _unused, url) {
        state.history = next
        state.url = new URL(url, state.url)
      },
    },
    sessionStorage: {
      getItem: (key) => stored().get(key) ?? null,
      setItem: (key, value) => void stored().set(key, value),
      removeItem: (key) => void stored().delete(key),
    },
    performance: { getEntriesByType: () => [], navigation: { type: 1 } as PerformanceNavigation },
  }
  return { window, state }
}

test('CF-114 the token is removed from the address, and a reload finds it again', () => {
  const { window, state } = tabAt('/wallet?driverid=%2B1&token=abc.def&groupid=2#top', new Map())
  expect(takePageToken('page', window)).toBe('abc.def')
  expect(state.url.href).toBe('https://partner.example/wallet?driverid=%2B1&groupid=2#top')
  expect(state.history).toEqual({ n: 1 })
  expect(takePageToken('page', window)).toBe('abc.def')
  dropPageToken('page', window)
  expect(takePageToken('page', window)).toBeUndefined()
})

test('CF-114 where storage throws, the address stays for Reload', () => {
  const { window, state } = tabAt('/wallet?token=abc', undefined)
  expect(takePageToken('page', window)).toBe('abc')
  expect(state.url.search).toBe('?token=abc')
  expect(() => dropPageToken('page', window)).not.toThrow()
})

test('a page without a use for a token removes it', () => {
  const { window, state } = tabAt('/login?token=abc', new Map())
  expect(takePageToken('none', window)).toBeUndefined()
  expect(state.url.search).toBe('')
})

test('a server has no token', () => {
  expect(takePageToken()).toBeUndefined()
  expect(() => dropPageToken()).not.toThrow()
})

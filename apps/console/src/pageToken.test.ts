import { expect, test } from 'vitest'
import { type TokenWindow, takePageToken } from './pageToken.ts'

/** A tab: its address and its storage outlive a reload. */
function tab(address: string, storage: Pick<Storage, 'getItem' | 'setItem'> = memory()) {
  const state = { url: new URL(address, 'https://console.example.com'), history: { n: 1 } as unknown }
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
    get sessionStorage() {
      return storage
    },
  }
  return {
    window,
    state,
    goTo: (next: string) => {
      state.url = new URL(next, state.url)
    },
  }
}

function memory(): Pick<Storage, 'getItem' | 'setItem'> {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
  }
}

test('EMB-09 the token is read and leaves the address as it was otherwise', () => {
  const { window, state } = tab('/groupadmin?driverid=%2B95979&token=abc.def&name=a+b&groupid=1#map')
  expect(takePageToken(window, 'page')).toBe('abc.def')
  expect(state.url.href).toBe(
    'https://console.example.com/groupadmin?driverid=%2B95979&name=a+b&groupid=1#map',
  )
  expect(state.history).toEqual({ n: 1 })
})

test('a token that stands alone leaves no question mark', () => {
  const { window, state } = tab('/view-message?token=abc')
  takePageToken(window, 'verifyAccount')
  expect(state.url.href).toBe('https://console.example.com/view-message')
})

test('a reload finds the token again', () => {
  const { window } = tab('/groupadmin?token=abc')
  takePageToken(window, 'page')
  expect(takePageToken(window, 'page')).toBe('abc')
})

test('a newer token replaces the kept one', () => {
  const { window, goTo } = tab('/owner-map?token=old')
  takePageToken(window, 'page')
  goTo('/trip-list?token=new')
  takePageToken(window, 'page')
  goTo('/trip-list')
  expect(takePageToken(window, 'page')).toBe('new')
})

test('the token of a mail is not the token of another page', () => {
  const { window, goTo } = tab('/reset-password?token=mail')
  takePageToken(window, 'resetPassword')
  goTo('/owner-map')
  expect(takePageToken(window, 'page')).toBeUndefined()
})

test('a page without use for a token removes and forgets it', () => {
  const { window, state, goTo } = tab('/login?token=abc&success=Hello')
  expect(takePageToken(window, undefined)).toBeUndefined()
  expect(state.url.search).toBe('?success=Hello')
  goTo('/owner-map')
  expect(takePageToken(window, 'page')).toBeUndefined()
})

test.each([
  ['?token=a&token=b', ''],
  ['?token=', ''],
  ['?%74oken=a&token=b', ''],
])('%s is no token, and leaves the address', (query, left) => {
  const { window, state } = tab(`/groupadmin${query}`)
  expect(takePageToken(window, 'page')).toBeUndefined()
  expect(state.url.search).toBe(left)
})

test('where storage throws, the token is used and the address stays, for Reload', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const { window, state } = tab('/groupadmin?token=abc', { getItem: refuse, setItem: refuse })
  expect(takePageToken(window, 'page')).toBe('abc')
  expect(state.url.search).toBe('?token=abc')
})

test('without token and storage there is none', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  expect(
    takePageToken(tab('/groupadmin', { getItem: refuse, setItem: refuse }).window, 'page'),
  ).toBeUndefined()
})

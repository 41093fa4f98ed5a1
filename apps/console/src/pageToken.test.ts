import { type TokenScope, type TokenWindow, takePageToken as take } from '@fleetgis/api'
import { expect, test, vi } from 'vitest'
import { tokenUse } from './findRoute.ts'
import * as pageToken from './pageToken.ts'

const takePageToken = (window: TokenWindow, scope: TokenScope | undefined) => take(scope ?? 'none', window)
const createPageTokens = (window: TokenWindow) => pageToken.createPageTokens(window, tokenUse)

type TabStorage = TokenWindow['sessionStorage']

/** A tab: its address and its storage survive a reload. */
function tab(address: string, storage: TabStorage = memory()) {
  const state = {
    url: new URL(address, 'https://console.example.com'),
    history: { n: 1 } as unknown,
    navigation: { type: 'navigate' },
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
    get sessionStorage() {
      return storage
    },
    performance: {
      getEntriesByType: () => [state.navigation as PerformanceNavigationTiming],
      navigation: performance.navigation,
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

function memory(): TabStorage {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

test('EMB-09 the token is removed from the address, and the rest is unchanged', () => {
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

test.each([
  ['/view-message', 'verifyAccount'],
  ['/reset-password', 'resetPassword'],
] as const)('T1 %s without a token uses that of an earlier mail for a reload only', (path, scope) => {
  const { window, state, goTo } = tab(`${path}?token=old`)
  expect(takePageToken(window, scope)).toBe('old')
  state.navigation.type = 'reload'
  expect(takePageToken(window, scope)).toBe('old')
  state.navigation.type = 'navigate'
  goTo(path)
  expect(takePageToken(window, scope)).toBeUndefined()
  state.navigation.type = 'reload'
  expect(takePageToken(window, scope)).toBeUndefined()
})

test('T1 a reload is known where the browser has no entry of the navigation', () => {
  const { window } = tab('/view-message?token=old')
  const older = (type: number) =>
    ({ getEntriesByType: () => [], navigation: { type } }) as unknown as TokenWindow['performance']
  takePageToken(window, 'verifyAccount')
  expect(takePageToken({ ...window, performance: older(1) }, 'verifyAccount')).toBe('old')
  expect(takePageToken({ ...window, performance: older(0) }, 'verifyAccount')).toBeUndefined()
})

test.each(['?token=a&token=b', '?token='])('T1 after %s a reload finds no older token', (query) => {
  for (const [path, scope] of [
    ['/view-message', 'verifyAccount'],
    ['/owner-map', 'page'],
  ] as const) {
    const { window, state, goTo } = tab(`${path}?token=old`)
    takePageToken(window, scope)
    goTo(path + query)
    expect(takePageToken(window, scope)).toBeUndefined()
    state.navigation.type = 'reload'
    expect(takePageToken(window, scope)).toBeUndefined()
  }
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
])('%s is not a token, and is removed from the address', (query, left) => {
  const { window, state } = tab(`/groupadmin${query}`)
  expect(takePageToken(window, 'page')).toBeUndefined()
  expect(state.url.search).toBe(left)
})

test('if storage throws, the token is used and the address stays, for Reload', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const { window, state } = tab('/groupadmin?token=abc', {
    getItem: refuse,
    setItem: refuse,
    removeItem: refuse,
  })
  expect(takePageToken(window, 'page')).toBe('abc')
  expect(state.url.search).toBe('?token=abc')
})

test('without token and storage there is none', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  expect(
    takePageToken(
      tab('/groupadmin', { getItem: refuse, setItem: refuse, removeItem: refuse }).window,
      'page',
    ),
  ).toBeUndefined()
})

const WEB_VIEW = '/groupadmin?token=abc&driverid=1&groupid=2'

test('CF-06 a token serves the pages whose row takes one, and no other', () => {
  const tokens = createPageTokens(tab(WEB_VIEW).window)
  for (const path of ['/groupadmin', '/groupadmin/', '/owner-map', '/driver-booking-list', '/chat'])
    expect(tokens.for(path), path).toBe('abc')
  for (const path of [
    '/',
    '/login',
    '/home/map',
    '/success',
    '/payment-success',
    '/policy/driver',
    '/nowhere',
    '/reset-password',
  ])
    expect(tokens.for(path), path).toBeUndefined()
})

test('T1 the token of a mail serves its own page only', () => {
  const tokens = createPageTokens(tab('/reset-password?token=mail').window)
  expect(tokens.for('/reset-password')).toBe('mail')
  expect(tokens.for('/view-message')).toBeUndefined()
  expect(tokens.for('/groupadmin')).toBeUndefined()
})

test.each(['/login', '/home/map', '/nowhere', '/policy/driver', '/reset-password'])(
  'CF-06 %s drops the token, and Reload of the page before does not find it again',
  (path) => {
    const { window, goTo } = tab(WEB_VIEW)
    const tokens = createPageTokens(window)
    const listener = vi.fn()
    tokens.subscribe(listener)
    tokens.arrive('/groupadmin')
    tokens.arrive('/owner-map')
    expect(tokens.for('/owner-map')).toBe('abc')
    expect(listener).not.toHaveBeenCalled()
    tokens.arrive(path)
    tokens.arrive('/groupadmin')
    expect(tokens.for('/groupadmin')).toBeUndefined()
    expect(listener).toHaveBeenCalledOnce()
    goTo('/groupadmin')
    expect(createPageTokens(window).for('/groupadmin')).toBeUndefined()
  },
)

test.each(['/', '/login', '/home/map', '/policy/driver', '/nowhere', '/reset-password?token=mail'])(
  'CF-06 a load of %s forgets the token that the tab kept',
  (address) => {
    const { window, goTo } = tab(WEB_VIEW)
    createPageTokens(window)
    goTo(address)
    createPageTokens(window)
    goTo('/groupadmin')
    expect(createPageTokens(window).for('/groupadmin')).toBeUndefined()
  },
)

test.each(['/payment-success', '/payment-fail', '/payment-cancel'])(
  'CF-114 %s, to which the gateway returns, leaves the token for Back',
  (address) => {
    const { window, goTo } = tab('/payment?token=abc')
    createPageTokens(window)
    goTo(address)
    expect(createPageTokens(window).for(window.location.pathname)).toBeUndefined()
    goTo('/payment')
    expect(createPageTokens(window).for('/payment')).toBe('abc')
  },
)

test('CF-06 what is dropped is dropped where storage throws, too', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const tokens = createPageTokens(
    tab(WEB_VIEW, { getItem: refuse, setItem: refuse, removeItem: refuse }).window,
  )
  expect(tokens.for('/groupadmin')).toBe('abc')
  tokens.drop()
  expect(tokens.for('/groupadmin')).toBeUndefined()
})

test('CF-114 a page without a token keeps the app’s token, in memory and only where its row takes one', () => {
  const { window } = tab('/groupadmin?driverid=1')
  const tokens = createPageTokens(window)
  expect(tokens.isWanted()).toBe(true)
  tokens.give('given')
  expect(tokens.isWanted()).toBe(false)
  expect(tokens.for('/groupadmin')).toBe('given')
  expect(window.sessionStorage.getItem('fleetgis.token.page')).toBeNull()

  const staff = createPageTokens(tab('/home/map').window)
  expect(staff.isWanted()).toBe(false)
  staff.give('given')
  expect(staff.for('/groupadmin')).toBeUndefined()
})

test('T1 a path that begins with // loses its token without an error', () => {
  const { window, state } = tab('/groupadmin')
  state.url = new URL('https://console.example.com//host/x?token=abc')
  takePageToken(window, 'page')
  expect(state.url.href).toBe('https://console.example.com//host/x')
})

import { afterEach, expect, test, vi } from 'vitest'
import { type Admission, createNavigation } from './navigation.ts'
import type { Place } from './shownPage.ts'

const show: Admission = { type: 'show' }
const refuse: Admission = { type: 'refuse' }
const redirect = (to: string): Admission => ({ type: 'redirect', to })

/** A window with a history of addresses, the last one current. */
function fakeWindow(address: string) {
  const entries = [new URL(address, 'https://console.example.com')]
  const states = new WeakMap<URL, unknown>()
  const last = () => entries[entries.length - 1] as URL
  const unload = new Set<(event: BeforeUnloadEvent) => void>()
  return {
    entries,
    /** Closes the tab; whether the browser asks first. */
    asksToClose() {
      const event = { preventDefault: vi.fn(), returnValue: false }
      for (const listener of unload) listener(event as unknown as BeforeUnloadEvent)
      return event.preventDefault.mock.calls.length > 0 && event.returnValue
    },
    addEventListener: (_type: 'beforeunload', listener: (event: BeforeUnloadEvent) => void) =>
      void unload.add(listener),
    removeEventListener: (_type: 'beforeunload', listener: (event: BeforeUnloadEvent) => void) =>
      void unload.delete(listener),
    /** The Back button: the address changes before the guard is called. */
    back: () => void entries.pop(),
    /** The Forward button, to an address that Back has left. */
    forward: (address: string) => void entries.push(new URL(address, last())),
    get location() {
      return last()
    },
    history: {
      back: () => void entries.pop(),
      get state() {
        return states.get(last()) ?? null
      },
      set state(state: unknown) {
        states.set(last(), state)
      },
      pushState(state: unknown, _unused: string, url: string) {
        entries.push(new URL(url, last()))
        states.set(last(), state)
      },
      replaceState(state: unknown, _unused: string, url: string) {
        entries.splice(-1, 1, new URL(url, last()))
        states.set(last(), state)
      },
    },
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

function deferred<T>() {
  let resolve: (value: T) => void = () => {}
  const promise = new Promise<T>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

function start(
  address: string,
  admit: (place: Place, signal: AbortSignal, isShown: boolean) => Admission | Promise<Admission>,
) {
  const window = fakeWindow(address)
  const navigation = createNavigation({
    admit,
    canStay: (path) => path.startsWith('/home/'),
    home: '/home/map',
    window,
  })
  const paths = () => window.entries.map((entry) => entry.pathname + entry.search)
  const settled = () => expect.poll(() => navigation.isPending).toBe(false)
  return { navigation, window, paths, settled }
}

test('navigate and Back pass isShown to admit for another query of the shown page; recheck does not', async () => {
  const admit = vi.fn((_place: Place, _signal: AbortSignal, _isShown: boolean) => show)
  const { navigation, window, settled } = start('/home/chats', admit)
  navigation.follow()
  await settled()
  navigation.navigate('/home/chats?conversation=c1')
  await settled()
  window.back()
  navigation.follow()
  await settled()
  navigation.recheck()
  await settled()
  navigation.navigate('/home/role')
  await settled()
  expect(admit.mock.calls.map(([{ path, search }, , isShown]) => [path + search, isShown])).toEqual([
    ['/home/chats', false],
    ['/home/chats?conversation=c1', true],
    ['/home/chats', true],
    ['/home/chats', false],
    ['/home/role', false],
  ])
})

test('the address at the start is shown once it is admitted', async () => {
  const { navigation, paths, settled } = start('/login?success=Hello', () => show)
  expect(navigation.shown).toBeUndefined()
  navigation.follow()
  await settled()
  expect(navigation.shown).toEqual({
    place: { path: '/login', search: '?success=Hello' },
    isRefused: false,
    visit: 1,
  })
  expect(paths()).toEqual(['/login?success=Hello'])
})

test('a redirect leaves no entry of its own in the history', async () => {
  const { navigation, paths, settled } = start('/', ({ path }) => (path === '/' ? redirect('/login') : show))
  navigation.follow()
  await settled()
  expect(navigation.shown?.place.path).toBe('/login')
  expect(paths()).toEqual(['/login'])
})

test('the old place and its address stay until the new one is admitted', async () => {
  const answer = deferred<Admission>()
  const { navigation, paths, settled } = start('/login', ({ path }) =>
    path === '/home/map' ? answer.promise : show,
  )
  navigation.follow()
  await settled()
  navigation.navigate('/home/map')
  expect(navigation.isPending).toBe(true)
  expect(navigation.shown?.place.path).toBe('/login')
  expect(paths()).toEqual(['/login'])
  answer.resolve(show)
  await settled()
  expect(navigation.shown?.place.path).toBe('/home/map')
  expect(paths()).toEqual(['/login', '/home/map'])
})

test('GUARD-12 a refused place leaves everything as it is', async () => {
  const { navigation, paths, settled } = start('/home/map', ({ path }) =>
    path === '/home/role' ? refuse : show,
  )
  navigation.follow()
  await settled()
  navigation.navigate('/home/role')
  await settled()
  expect(navigation.shown).toEqual({ place: { path: '/home/map', search: '' }, isRefused: false, visit: 1 })
  expect(navigation.refusals).toBe(1)
  expect(paths()).toEqual(['/home/map'])
})

test('a refused Back restores the address of the shown place', async () => {
  const { navigation, window, paths, settled } = start('/home/role', ({ path }) =>
    path === '/home/role' ? refuse : show,
  )
  navigation.navigate('/home/map')
  await settled()
  window.back()
  navigation.follow()
  await settled()
  expect(navigation.shown?.place.path).toBe('/home/map')
  expect(paths()).toEqual(['/home/map'])
})

test('CF-156 a refused first place redirects home, and counts as refused', async () => {
  const { navigation, paths, settled } = start('/home/role', ({ path }) =>
    path === '/home/role' ? refuse : show,
  )
  navigation.follow()
  await settled()
  expect(navigation.shown).toEqual({ place: { path: '/home/map', search: '' }, isRefused: false, visit: 1 })
  expect(navigation.refusals).toBe(1)
  expect(paths()).toEqual(['/home/map'])
})

test('CF-156 a refused first place says nothing on the sign-in page', async () => {
  const { navigation, settled } = start('/home/role', ({ path }) => {
    if (path === '/home/role') return refuse
    return path === '/home/map' ? redirect('/login') : show
  })
  navigation.follow()
  await settled()
  expect(navigation.shown?.place.path).toBe('/login')
  expect(navigation.refusals).toBe(0)
})

test('a refused home is shown as refused, and not requested again', async () => {
  const admit = vi.fn(() => refuse)
  const { navigation, settled } = start('/home/role', admit)
  navigation.follow()
  await settled()
  expect(navigation.shown).toEqual({ place: { path: '/home/map', search: '' }, isRefused: true, visit: 1 })
  expect(navigation.refusals).toBe(0)
  expect(admit).toHaveBeenCalledTimes(2)
})

test.each(['/home/map', '/home/role'])(
  'CF-03 %s, refused from a page that cannot show it, leads to the map or to its refusal',
  async (to) => {
    const { navigation, paths, settled } = start('/login', ({ path }) => (path === '/login' ? show : refuse))
    navigation.follow()
    await settled()
    navigation.navigate(to)
    await settled()
    expect(navigation.shown).toMatchObject({ place: { path: '/home/map' }, isRefused: true })
    expect(navigation.refusals).toBe(0)
    expect(paths()).toEqual(['/login', '/home/map'])
  },
)

test('an address that differs only in its fragment does not navigate', async () => {
  const admit = vi.fn(() => show)
  const { navigation, window, settled } = start('/login', admit)
  navigation.follow()
  await settled()
  window.history.pushState(null, '', '/login#fleet-main')
  navigation.follow()
  expect(navigation.isPending).toBe(false)
  expect(admit).toHaveBeenCalledOnce()
})

test('a shown place can be rechecked', async () => {
  let answer: Admission = show
  const { navigation, settled } = start('/home/map', ({ path }) => (path === '/login' ? show : answer))
  navigation.follow()
  await settled()
  answer = redirect('/login')
  navigation.recheck()
  await settled()
  expect(navigation.shown?.place.path).toBe('/login')
})

test('navigating to the same place is a new visit; another query or a recheck is not', async () => {
  const { navigation, settled } = start('/login', () => show)
  const go = async (move: () => void) => {
    move()
    await settled()
    return navigation.shown?.visit
  }
  expect(await go(() => navigation.follow())).toBe(1)
  expect(await go(() => navigation.navigate('/login', { replace: true }))).toBe(2)
  expect(await go(() => navigation.navigate('/login?language=my', { replace: true }))).toBe(2)
  expect(await go(() => navigation.recheck())).toBe(2)
  expect(await go(() => navigation.navigate('/sign-up'))).toBe(3)
})

test.each(['//evil.example/x', '/.//evil.example/x', '/\t/evil.example/x', 'https://evil.example/x'])(
  'no entry of the history leaves the console: %j',
  async (to) => {
    const { navigation, window, settled } = start('/login', () => show)
    navigation.follow()
    await settled()
    navigation.navigate(to)
    await settled()
    expect(new Set(window.entries.map(({ origin }) => origin))).toEqual(
      new Set(['https://console.example.com']),
    )
  },
)

test('an address that starts with two slashes is written with one', async () => {
  const { navigation, paths, settled } = start('https://console.example.com//home/map?a=1', () => show)
  navigation.follow()
  await settled()
  expect(navigation.shown?.place).toEqual({ path: '/home/map', search: '?a=1' })
  expect(paths()).toEqual(['/home/map?a=1'])
})

test('a redirect loop ends', async () => {
  const { navigation, settled } = start('/a', ({ path }) => redirect(path === '/a' ? '/b' : '/a'))
  navigation.follow()
  await settled()
  expect(navigation.shown?.isRefused).toBe(true)
})

test('the latest request wins, and the one before it is aborted', async () => {
  const slow = deferred<Admission>()
  const signals: AbortSignal[] = []
  const { navigation, paths, settled } = start('/login', ({ path }, signal) => {
    signals.push(signal)
    return path === '/home/map' ? slow.promise : show
  })
  navigation.navigate('/home/map')
  navigation.navigate('/sign-up')
  await settled()
  slow.resolve(show)
  await slow.promise
  expect(signals[0]?.aborted).toBe(true)
  expect(navigation.shown?.place.path).toBe('/sign-up')
  expect(paths()).toEqual(['/login', '/sign-up'])
})

test('Forward to the shown place aborts the place that Back requested', async () => {
  const slow = deferred<Admission>()
  const signals: AbortSignal[] = []
  const { navigation, window, paths, settled } = start('/home/map', ({ path }, signal) => {
    signals.push(signal)
    return path === '/home/map' ? slow.promise : show
  })
  navigation.navigate('/home/role')
  await settled()
  const listener = vi.fn()
  navigation.subscribe(listener)
  window.back()
  navigation.follow()
  expect(navigation.isPending).toBe(true)
  window.forward('/home/role')
  navigation.follow()
  expect(navigation.isPending).toBe(false)
  expect(listener).toHaveBeenCalledTimes(2)
  expect(signals[1]?.aborted).toBe(true)
  slow.resolve(show)
  await slow.promise
  expect(navigation.shown?.place.path).toBe('/home/role')
  expect(paths()).toEqual(['/home/map', '/home/role'])
})

test.each(['navigate', 'recheck'] as const)(
  'a jump to a fragment does not abort a pending %s',
  async (request) => {
    let answer: Admission | Promise<Admission> = show
    const { navigation, window, settled } = start('/home/map', () => answer)
    navigation.follow()
    await settled()
    const slow = deferred<Admission>()
    answer = slow.promise
    if (request === 'recheck') navigation.recheck()
    else navigation.navigate('/home/role')
    window.history.pushState(null, '', '/home/map#fleet-main')
    navigation.follow()
    expect(navigation.isPending).toBe(true)
    slow.resolve(show)
    await settled()
    expect(navigation.shown?.place.path).toBe(request === 'recheck' ? '/home/map' : '/home/role')
  },
)

/** What a page writes to its entry goes to the browser's own history. */
function stubBrowser({ window }: ReturnType<typeof start>) {
  vi.stubGlobal('history', window.history)
  vi.stubGlobal('location', { hash: '', pathname: window.location.pathname, search: window.location.search })
}

test.each(['navigate', 'recheck'] as const)(
  'CF-169 an overlay that closes over filters the page has written does not abort a pending %s',
  async (request) => {
    let answer: Admission | Promise<Admission> = show
    const site = start('/home/trip', () => answer)
    const { navigation, paths, settled } = site
    navigation.follow()
    await settled()
    stubBrowser(site)
    const slow = deferred<Admission>()
    answer = slow.promise
    navigation.write({}, '?page=2')
    if (request === 'recheck') navigation.recheck()
    else navigation.navigate('/home/role')
    // Filters that change meanwhile are the shown page's too.
    navigation.write({}, '?page=3')
    navigation.follow()
    answer = show
    slow.resolve(request === 'recheck' ? redirect('/home/role') : show)
    await settled()
    expect(navigation.shown?.place.path).toBe('/home/role')
    expect(paths()).toEqual(request === 'recheck' ? ['/home/role'] : ['/home/trip?page=3', '/home/role'])
  },
)

test('GUARD-12 a refused Back restores the filters in the address of the shown page', async () => {
  const site = start('/home/role', ({ path }) => (path === '/home/role' ? refuse : show))
  const { navigation, window, paths, settled } = site
  navigation.navigate('/home/trip')
  await settled()
  stubBrowser(site)
  navigation.write({}, '?page=2')
  window.back()
  navigation.follow()
  await settled()
  expect(paths()).toEqual(['/home/trip?page=2'])
})

test('T11 the shown page writes nothing to the entry that Back has reached, until the guard answers', async () => {
  const slow = deferred<Admission>()
  let answer: Admission | Promise<Admission> = show
  const site = start('/home/checkin-list', () => answer)
  const { navigation, window, paths, settled } = site
  navigation.follow()
  await settled()
  navigation.navigate('/home/driver-list', { scroll: 50 })
  await settled()
  answer = slow.promise
  window.back()
  window.history.state = { scroll: 900 }
  navigation.follow()
  stubBrowser(site)
  navigation.write({ scroll: 50 })
  navigation.write({ search: 'aung' }, '?page=2')
  expect(window.history.state).toEqual({ scroll: 900 })
  expect(paths()).toEqual(['/home/checkin-list'])
  slow.resolve(show)
  await settled()
  navigation.write({ scroll: 800 })
  expect(window.history.state).toEqual({ scroll: 800 })
})

test('replacing leaves no history entry', async () => {
  const { navigation, paths, settled } = start('/home/map', () => show)
  navigation.navigate('/login', { replace: true })
  await settled()
  expect(paths()).toEqual(['/login'])
})

test('T11 what a list is to search is in its history entry; another search of the shown list replaces it', async () => {
  const { navigation, paths, settled, window } = start('/home/map', () => show)
  navigation.follow()
  await settled()
  navigation.navigate('/home/driver-list', { search: 'aung' })
  await settled()
  expect(window.history.state).toEqual({ search: 'aung' })
  const visit = navigation.shown?.visit
  navigation.navigate('/home/driver-list', { search: 'min' })
  await settled()
  expect(window.history.state).toEqual({ search: 'min' })
  expect(paths()).toEqual(['/home/map', '/home/driver-list'])
  // The page opens again with it.
  expect(navigation.shown?.visit).not.toBe(visit)
  // Also where the page arrived with another query.
  navigation.navigate('/home/driver-list?page=2')
  await settled()
  navigation.navigate('/home/driver-list', { search: 'aung' })
  await settled()
  expect(paths()).toEqual(['/home/map', '/home/driver-list', '/home/driver-list'])
})

test('T11 the shown address again is no entry of its own, and the list opens without its search', async () => {
  const site = start('/home/map', () => show)
  const { navigation, paths, settled, window } = site
  navigation.follow()
  await settled()
  navigation.navigate('/home/driver-list')
  await settled()
  stubBrowser(site)
  navigation.write({ search: 'aung' })
  const visit = navigation.shown?.visit
  navigation.navigate('/home/driver-list')
  await settled()
  expect(paths()).toEqual(['/home/map', '/home/driver-list'])
  expect(window.history.state).toEqual({})
  // The page opens again.
  expect(navigation.shown?.visit).not.toBe(visit)
  navigation.write({ search: 'aung' }, '?page=2')
  navigation.navigate('/home/driver-list')
  await settled()
  expect(paths()).toEqual(['/home/map', '/home/driver-list?page=2', '/home/driver-list'])
})

test('T11 a Back that is not taken keeps the search of the shown page', async () => {
  let answer: Admission = show
  const site = start('/home/role', () => answer)
  const { navigation, paths, settled, window } = site
  navigation.follow()
  await settled()
  navigation.navigate('/home/driver-list', { search: 'aung' })
  await settled()
  stubBrowser(site)
  navigation.write({ scroll: 90 }, '?page=2')
  const release = navigation.hold()
  window.back()
  navigation.follow()
  navigation.answer(false)
  expect(paths()).toEqual(['/home/role', '/home/driver-list?page=2'])
  expect(window.history.state).toEqual({ search: 'aung', scroll: 90 })
  release()
  answer = refuse
  window.back()
  navigation.follow()
  await settled()
  expect(paths()).toEqual(['/home/driver-list?page=2'])
  expect(window.history.state).toEqual({ search: 'aung', scroll: 90 })
})

test('T11 a link to the list that Back waits for leaves its entry', async () => {
  let answer: Admission | Promise<Admission> = show
  const { navigation, paths, settled, window } = start('/home/map', () => answer)
  navigation.follow()
  await settled()
  navigation.navigate('/home/driver-list', { search: 'aung' })
  await settled()
  navigation.navigate('/home/role')
  await settled()
  answer = deferred<Admission>().promise
  window.back()
  navigation.follow()
  answer = show
  navigation.navigate('/home/driver-list')
  await settled()
  expect(paths()).toEqual(['/home/map', '/home/driver-list', '/home/driver-list'])
  window.back()
  expect(window.history.state).toEqual({ search: 'aung' })
})

test('T11 search and scroll are in the entry that replaces another one', async () => {
  const { navigation, paths, settled, window } = start('/home/driver-list?language=my', () => show)
  navigation.follow()
  await settled()
  navigation.navigate('/home/driver-list', { replace: true, search: 'aung', scroll: 50 })
  await settled()
  expect(paths()).toEqual(['/home/driver-list'])
  expect(window.history.state).toEqual({ search: 'aung', scroll: 50 })
})

test('listeners are notified at the start and end of a wait', async () => {
  const { navigation, settled } = start('/login', () => show)
  const listener = vi.fn()
  const stop = navigation.subscribe(listener)
  navigation.follow()
  await settled()
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  navigation.recheck()
  await settled()
  expect(listener).toHaveBeenCalledTimes(2)
})

test('a link out of a place with unsaved input asks; No stays, and Yes leaves', async () => {
  const { navigation, paths, settled } = start('/home/rate-form/new', () => show)
  navigation.follow()
  await settled()
  navigation.hold()
  navigation.navigate('/home/map')
  expect(navigation.isAsking).toBe(true)
  expect(navigation.isPending).toBe(false)
  navigation.answer(false)
  await settled()
  expect(navigation.isAsking).toBe(false)
  expect(paths()).toEqual(['/home/rate-form/new'])
  navigation.navigate('/home/map')
  navigation.answer(true)
  await settled()
  expect(paths()).toEqual(['/home/rate-form/new', '/home/map'])
})

test('Back out of a place with unsaved input keeps its address until Yes', async () => {
  const { navigation, window, paths, settled } = start('/home/rate', () => show)
  navigation.follow()
  await settled()
  navigation.navigate('/home/rate-form/new')
  await settled()
  navigation.hold()
  window.back()
  navigation.follow()
  expect(navigation.isAsking).toBe(true)
  expect(paths()).toEqual(['/home/rate', '/home/rate-form/new'])
  navigation.answer(true)
  expect(paths()).toEqual(['/home/rate'])
  // The browser reports the Back.
  navigation.follow()
  await settled()
  expect(navigation.isAsking).toBe(false)
  expect(navigation.shown?.place.path).toBe('/home/rate')
})

test('decision 33 a Yes discards the unsaved input; a No, and a session that has ended, do not', async () => {
  const { navigation, settled } = start('/home/rate-form/new', () => show)
  navigation.follow()
  await settled()
  const discard = vi.fn()
  navigation.hold('unsaved', discard)
  navigation.navigate('/home/map')
  navigation.answer(false)
  expect(discard).not.toHaveBeenCalled()
  navigation.navigate('/home/map')
  navigation.answer(true)
  expect(discard).toHaveBeenCalledTimes(1)
  navigation.release()
  expect(discard).toHaveBeenCalledTimes(1)
})

test('another query of the same place does not ask, and a second visit of it does', async () => {
  const { navigation, window, settled } = start('/check-location', () => show)
  navigation.follow()
  await settled()
  navigation.hold()
  navigation.navigate('/check-location?language=my', { replace: true })
  await settled()
  expect(navigation.shown?.place.search).toBe('?language=my')
  window.history.pushState(null, '', '/check-location?language=en')
  navigation.follow()
  await settled()
  expect(navigation.shown?.place.search).toBe('?language=en')
  navigation.navigate('/check-location?language=en')
  expect(navigation.isAsking).toBe(true)
})

test('the browser asks before the tab closes while input is unsaved', () => {
  const { navigation, window } = start('/home/role-form/2', () => show)
  expect(window.asksToClose()).toBe(false)
  const [first, second] = [navigation.hold(), navigation.hold()]
  expect(window.asksToClose()).toBe(true)
  first()
  first()
  expect(window.asksToClose()).toBe(true)
  second()
  expect(window.asksToClose()).toBe(false)
})

test('saved input asks nothing, and takes an open question away', async () => {
  const { navigation, window, paths, settled } = start('/home/rate-form/new', () => show)
  navigation.follow()
  await settled()
  const end = navigation.hold()
  const listener = vi.fn()
  navigation.subscribe(listener)
  navigation.navigate('/home/map')
  expect(listener).toHaveBeenCalledTimes(1)
  navigation.release()
  expect(listener).toHaveBeenCalledTimes(2)
  expect(navigation.isAsking).toBe(false)
  expect(window.asksToClose()).toBe(false)
  end()
  const act = vi.fn()
  navigation.leave(act)
  expect(act).toHaveBeenCalledOnce()
  navigation.navigate('/home/rate')
  await settled()
  expect(paths()).toEqual(['/home/rate-form/new', '/home/rate'])
})

test('R5 a place that is sending a call stays without a question, until the call has ended', async () => {
  const { navigation, window, paths, settled } = start('/home/rate', () => show)
  navigation.follow()
  await settled()
  navigation.navigate('/home/driver-list')
  await settled()
  const end = navigation.hold('sending')
  expect(navigation.isHeld).toBe(true)
  expect(window.asksToClose()).toBe(true)
  window.back()
  navigation.follow()
  await settled()
  expect(navigation.isAsking).toBe(false)
  expect(navigation.shown?.place.path).toBe('/home/driver-list')
  expect(paths()).toEqual(['/home/rate', '/home/driver-list'])
  navigation.navigate('/home/map')
  await settled()
  expect(navigation.shown?.place.path).toBe('/home/driver-list')
  end()
  expect(navigation.isHeld).toBe(false)
  navigation.navigate('/home/map')
  await settled()
  expect(navigation.shown?.place.path).toBe('/home/map')
})

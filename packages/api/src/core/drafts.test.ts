import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deviceStorage } from '../testing/deviceStorage.ts'
import { DRAFT_MS, draftOf, draftPlaces, dropDraft, forgetDrafts, keepDraft, trackDrafts } from './drafts.ts'
import { createSession } from './session.ts'
import { memoryStorage } from './storage.ts'

const owner = { userId: 'aung@example.com', appId: '001', place: 'rate/new' }
const fields = { initial: { saved: '', typed: '2000' } }
const at = Date.parse('2026-03-14T06:30:00Z')
const signedIn = {
  accessToken: 'a',
  refreshToken: 'r',
  userName: 'Aung',
  userId: owner.userId,
  role: 1,
}

beforeEach(() => {
  vi.stubGlobal('localStorage', deviceStorage())
  vi.stubGlobal('sessionStorage', deviceStorage())
})
afterEach(() => {
  forgetDrafts()
  vi.unstubAllGlobals()
})

test('decision 33 a draft is kept for one user, app and form, in this tab only', () => {
  keepDraft(owner, fields, at)
  expect(draftOf({ ...owner }, at)).toEqual(fields)
  for (const other of [{ userId: 'thida' }, { appId: '002' }, { appId: undefined }, { place: 'rate/7' }])
    expect(draftOf({ ...owner, ...other }, at)).toEqual({})
  expect(Object.keys(sessionStorage)).toHaveLength(1)
  expect(Object.keys(localStorage)).toHaveLength(0)
})

const webView = { ...owner, webView: '/driver-booking-chat' }
/** The system kills the web view, with the storage of its tab. */
const kill = () => vi.stubGlobal('sessionStorage', deviceStorage())

test('decision 42 the draft of a web view that was killed is there at the same path, for the same app and user', () => {
  keepDraft(webView, fields, at)
  kill()
  for (const other of [
    { userId: 'thida' },
    { appId: '002' },
    { webView: '/groupadmin' },
    { webView: undefined },
  ]) {
    expect(draftOf({ ...webView, ...other }, at)).toEqual({})
    expect(draftPlaces({ ...webView, ...other }, at)).toEqual([])
  }
  expect(draftOf({ ...webView }, at + DRAFT_MS - 1)).toEqual(fields)
  expect(draftPlaces(webView, at)).toEqual([owner.place])
})

test('decision 42 what this tab has typed is newer than what the device has', () => {
  keepDraft(webView, fields, at)
  const [name = ''] = Object.keys(localStorage)
  localStorage.setItem(name, JSON.stringify({ at, fields: {} }))
  expect(draftOf(webView, at)).toEqual(fields)
})

test.each([
  ['sent or discarded', () => dropDraft(webView)],
  ['equal to what is saved', () => keepDraft(webView, {}, at)],
  ["removed with another user's token", () => forgetDrafts({ userId: 'thida' })],
  ['removed at Sign Out', () => forgetDrafts()],
  ['24 hours old', () => draftOf({ ...owner, place: 'another' }, at + DRAFT_MS)],
])('decision 42 a draft that is %s leaves nothing on the device', (_, end) => {
  keepDraft(webView, fields, at)
  expect(Object.keys(localStorage)).toHaveLength(1)
  end()
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([])
})

test('decision 42 the draft of a killed web view stays while the same user goes on', () => {
  keepDraft(webView, fields, at)
  kill()
  forgetDrafts({ userId: owner.userId })
  expect(draftOf(webView, at)).toEqual(fields)
})

test('decision 42 another id keeps the drafts of web views whose ids are of another kind, and of no other page', () => {
  const inTab = { ...owner, place: 'rate/7' }
  keepDraft(webView, fields, at)
  keepDraft(inTab, fields, at)
  forgetDrafts({ userId: 'thida', isSameKind: (path) => path !== webView.webView })
  expect(draftOf(webView, at)).toEqual(fields)
  expect(draftOf(inTab, at)).toEqual({})
  forgetDrafts({ userId: 'thida', isSameKind: (path) => path === webView.webView })
  expect(draftOf(webView, at)).toEqual({})
})

test('decision 33 the forms with a draft of a user and app are known by their places', () => {
  keepDraft(owner, fields, at)
  keepDraft({ ...owner, place: 'user/thida' }, fields, at)
  keepDraft({ ...owner, userId: 'thida', place: 'user/new' }, fields, at)
  expect(draftPlaces(owner, at)).toEqual(['rate/new', 'user/thida'])
  expect(draftPlaces({ ...owner, appId: '002' }, at)).toEqual([])
  expect(draftPlaces(owner, at + DRAFT_MS)).toEqual([])
})

test('decision 33 a draft goes when it is dropped, and when nothing differs any more', () => {
  keepDraft(owner, fields, at)
  dropDraft(owner)
  expect(draftOf(owner, at)).toEqual({})
  keepDraft(owner, fields, at)
  keepDraft(owner, {}, at)
  expect(Object.keys(sessionStorage)).toEqual([])
})

test.each([DRAFT_MS, -DRAFT_MS])('decision 33 a draft is not read %i ms later, and is removed', (later) => {
  keepDraft(owner, fields, at)
  expect(draftOf(owner, at + later - Math.sign(later))).toEqual(fields)
  expect(draftOf({ ...owner, place: 'another' }, at + later)).toEqual({})
  expect(Object.keys(sessionStorage)).toEqual([])
})

test.each(['', 'null', '7', '{"at":1}', '{"at":1,"fields":{"a":"b"}}', '{"at":1,"fields":{"a":null}}'])(
  'decision 33 a stored text that is no draft counts as none, and is removed: %s',
  (text) => {
    keepDraft(owner, fields, 1)
    const [name = ''] = Object.keys(sessionStorage)
    sessionStorage.setItem(name, text)
    expect(draftOf(owner, 1)).toEqual({})
    expect(Object.keys(sessionStorage)).toEqual([])
  },
)

test('decision 33 a Sign Out removes all drafts; an expired session leaves them for the same user', () => {
  const session = createSession()
  session.signIn(signedIn)
  keepDraft(owner, fields, at)
  session.signOut('expired')
  session.signIn(signedIn)
  expect(draftOf(owner, at)).toEqual(fields)
  session.signOut()
  expect(draftOf(owner, at)).toEqual({})
  expect(Object.keys(localStorage)).toEqual([])
})

test('decision 33 a sign-in as another user removes the drafts of the one before', () => {
  const session = createSession()
  session.signIn(signedIn)
  keepDraft(owner, fields, at)
  session.signOut('expired')
  session.signIn({ ...signedIn, userId: 'thida@example.com' })
  session.signOut('expired')
  session.signIn(signedIn)
  expect(draftOf(owner, at)).toEqual({})
})

test('decision 33 a Sign Out in another tab removes the drafts of this one, a session that expired there does not', () => {
  const target = new EventTarget()
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target))
  const tell = (key: string, newValue: string | null) =>
    target.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
  const storage = memoryStorage()
  const session = createSession({ storage })
  const stop = session.subscribe(() => {})
  session.signIn(signedIn)
  keepDraft(owner, fields, at)

  storage.removeItem('fleetgis.refresh_token')
  storage.removeItem('fleetgis.user_id')
  tell('fleetgis.refresh_token', null)
  expect(draftOf(owner, at)).toEqual(fields)

  tell('fleetgis.sign_out', '1')
  expect(draftOf(owner, at)).toEqual({})
  stop()
})

test('decision 33 another user who signs in in another tab ends the drafts of this one', () => {
  const storage = memoryStorage()
  const session = createSession({ storage })
  session.signIn(signedIn)
  keepDraft(owner, fields, at)
  createSession({ storage }).signIn({ ...signedIn, refreshToken: 'r-2' })
  session.follow()
  expect(draftOf(owner, at)).toEqual(fields)
  storage.setItem('fleetgis.user_id', btoa('thida@example.com'))
  session.follow()
  expect(draftOf(owner, at)).toEqual({})
})

test.each([
  undefined,
  {
    get length(): number {
      throw new Error('denied')
    },
    getItem() {
      throw new Error('denied')
    },
    setItem() {
      throw new Error('quota')
    },
    removeItem() {
      throw new Error('denied')
    },
  },
])('decision 33 without storage, or with one that throws, the page remembers the draft', (storage) => {
  vi.stubGlobal('sessionStorage', storage)
  keepDraft(owner, fields, at)
  expect(draftOf(owner, at)).toEqual(fields)
  forgetDrafts({ userId: owner.userId })
  expect(draftOf(owner, at)).toEqual(fields)
  forgetDrafts({ userId: 'thida' })
  expect(draftOf(owner, at)).toEqual({})
})

test('decision 33 what ends after a Sign Out, or a sign-in as another user, has no draft to be kept', () => {
  const isKept = trackDrafts(owner.userId)
  expect(isKept()).toBe(true)
  forgetDrafts({ userId: owner.userId })
  expect(isKept()).toBe(true)
  const isKeptLater = trackDrafts(owner.userId)
  forgetDrafts({ userId: 'thida' })
  expect(isKept()).toBe(false)
  expect(isKeptLater()).toBe(false)
  const ofNext = trackDrafts(owner.userId)
  expect(ofNext()).toBe(true)
  forgetDrafts()
  expect(ofNext()).toBe(false)
})

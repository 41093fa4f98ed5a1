import { expect, test } from 'vitest'
import {
  INTENTS,
  type Intent,
  intentName,
  isOver,
  ownerIntents,
  readIntent,
  sameIntent,
  userIntents,
} from './intent.ts'

const SENT = Date.UTC(2026, 10, 20, 1, 45)
const HOUR = 3_600_000
const owner = { userId: '7102', appId: '001', page: '/groupadmin' }
const intent: Intent = {
  id: 'a-1',
  endpoint: 'EP-B16',
  at: SENT,
  facts: { driverKey: '7101', groupId: 'G001', amount: 5000 },
}
const stored = JSON.stringify(intent)

/** A moment at which the clock of the device is right. */
const on = (now: number) => ({ now, deviceNow: now })

test('R5 an intent is kept for 24 hours', () => {
  expect(readIntent(stored, on(SENT))).toEqual(intent)
  expect(readIntent(stored, on(SENT + 24 * HOUR - 1))).toEqual(intent)
  expect(readIntent(stored, on(SENT + 24 * HOUR))).toBeUndefined()
})

test('R5 a clock that was set back keeps an intent, for 24 hours too', () => {
  expect(readIntent(stored, on(SENT - HOUR))).toEqual(intent)
  expect(readIntent(stored, on(SENT - 24 * HOUR))).toBeUndefined()
})

test('CF-180 where the clock of the device is days off, an intent is kept for 24 hours of that clock', () => {
  const lead = 72 * HOUR
  const kept = { ...intent, keptAt: SENT + lead }
  const text = JSON.stringify(kept)
  // The page that was just opened has not measured the lead: its time is that of the device.
  for (const later of [HOUR, 24 * HOUR - 1]) {
    expect(readIntent(text, on(SENT + lead + later))).toEqual(kept)
    expect(readIntent(text, { now: SENT + later, deviceNow: SENT + lead + later })).toEqual(kept)
  }
  expect(readIntent(text, on(SENT + lead + 24 * HOUR))).toBeUndefined()
})

test.each([null, undefined, '', '{', 'null', '[]', '{"id":"a"}', stored.replace('5000', '{}')])(
  'R5 the stored text %j is no intent',
  (text) => {
    expect(readIntent(text, on(SENT))).toBeUndefined()
  },
)

test.each<Record<string, unknown>>([
  { id: 1 },
  { endpoint: 16 },
  { at: 'today' },
  { at: undefined },
  { keptAt: 'today' },
  { timeout: 'long' },
  { facts: null },
  { facts: undefined },
  { facts: 5 },
  { facts: { amount: true } },
])('R5 a stored intent with %j is none', (spoilt) => {
  expect(readIntent(JSON.stringify({ ...intent, ...spoilt }), on(SENT))).toBeUndefined()
})

test('R5 the names of intents are as earlier versions of the page wrote them', () => {
  expect(intentName(owner, 'a-1')).toBe('fleetgis.intent.["7102","001","/groupadmin","a-1"]')
  expect(intentName({ userId: '7102', page: '/driver-list' }, 'a-1')).toBe(
    'fleetgis.intent.["7102","","/driver-list","a-1"]',
  )
  expect(ownerIntents({ userId: '7102', page: '/driver-list' })).toBe(
    'fleetgis.intent.["7102","","/driver-list",',
  )
})

test('R5 intents of another user, app or page have another name', () => {
  const name = intentName(owner, 'a-1')
  expect(name.startsWith(ownerIntents(owner))).toBe(true)
  expect(name.startsWith(INTENTS)).toBe(true)
  for (const other of [{ userId: '710' }, { userId: '71022' }, { appId: '00' }, { page: '/driver-list' }])
    expect(name.startsWith(ownerIntents({ ...owner, ...other }))).toBe(false)
})

test('R5 the intents of a user are those of all pages in one app', () => {
  expect(userIntents(owner)).toBe('fleetgis.intent.["7102","001",')
  expect(ownerIntents(owner).startsWith(userIntents(owner))).toBe(true)
  expect(ownerIntents({ ...owner, page: '/driver-list' }).startsWith(userIntents(owner))).toBe(true)
  for (const other of [{ userId: '71022' }, { appId: undefined }])
    expect(ownerIntents({ ...owner, ...other }).startsWith(userIntents(owner))).toBe(false)
  expect(userIntents({ userId: '7102' })).toBe('fleetgis.intent.["7102","",')
})

test('R5 an id with the signs of JSON changes nothing in the name of another', () => {
  const strange = { ...owner, userId: '7102","001","/groupadmin' }
  expect(intentName(strange, 'a-1').startsWith(ownerIntents(owner))).toBe(false)
})

test('R5 an answer without the intent is final once its call has ended, as it is on the page that sent it', () => {
  expect(isOver({ ...intent, hasEnded: true }, SENT + 1)).toBe(true)
})

test('R5 only 30 s after it was sent an answer without the intent is final', () => {
  expect(isOver(intent, SENT + 29_999)).toBe(false)
  expect(isOver(intent, SENT + 30_000)).toBe(true)
})

test('R5 an intent of a client that waits longer is final only then, and of one that waits less after 30 s too', () => {
  expect(isOver({ ...intent, timeout: 90_000 }, SENT + 89_999)).toBe(false)
  expect(isOver({ ...intent, timeout: 90_000 }, SENT + 90_000)).toBe(true)
  expect(isOver({ ...intent, timeout: 5000 }, SENT + 29_999)).toBe(false)
})

test('CF-170 the same intent is the newest with the same facts', () => {
  const other = { ...intent, id: 'b-1', facts: { ...intent.facts, amount: 6000 } }
  const newer = { ...intent, id: 'a-2' }
  expect(sameIntent([intent, other], { driverKey: '7101', amount: 5000 })).toBe(intent)
  expect(sameIntent([intent, newer], { driverKey: '7101', amount: 5000 })).toBe(newer)
  expect(sameIntent([intent, other], { driverKey: '7101', amount: 7000 })).toBeUndefined()
  expect(sameIntent([], {})).toBeUndefined()
})

import { type FleetClient, NetworkError, UnauthorizedError } from '@fleetgis/api'
import { expect, test, vi } from 'vitest'
import { createPageRefusal } from './pageRefusal.ts'

const drivers = { id: 'EP-B13', name: 'drivers', auth: 'bearer' }
const places = { id: 'EP-N01', name: 'places', auth: 'none' }
const refused = () => Promise.reject(new UnauthorizedError(drivers))

function setUp() {
  let visit = 1
  const answer = vi.fn<() => Promise<unknown>>()
  const refusal = createPageRefusal(() => ({ visit }))
  const client = refusal.watch({ call: answer } as unknown as FleetClient)
  const call = (endpoint: object, next: () => Promise<unknown>) => {
    answer.mockImplementationOnce(next)
    return client.call(endpoint as never, {} as never).catch((error: unknown) => error)
  }
  const leaveFor = (next: number) => {
    visit = next
  }
  return { refusal, call, leaveFor }
}

test('PERM-24 a 401 of the first call of a page refuses the page, and its caller gets the error', async () => {
  const { refusal, call } = setUp()
  const listener = vi.fn()
  refusal.subscribe(listener)
  expect(await call(drivers, refused)).toBeInstanceOf(UnauthorizedError)
  expect(refusal.isRefused(1)).toBe(true)
  expect(listener).toHaveBeenCalledTimes(1)
})

test('ERR-26 the words of the server stay with the refusal of their visit', async () => {
  const { refusal, call } = setUp()
  await call(drivers, () => Promise.reject(new UnauthorizedError(drivers, 'Only for the owner.')))
  expect(refusal.words(1)).toBe('Only for the owner.')
  expect(refusal.words(2)).toBeUndefined()
})

test('CF-151 a 401 after the first answer is not the page’s', async () => {
  const { refusal, call } = setUp()
  await call(drivers, async () => [])
  await call(drivers, refused)
  expect(refusal.isRefused(1)).toBe(false)
})

test('CF-151 neither a lost connection nor a call without a token is the first answer', async () => {
  const { refusal, call } = setUp()
  await call(drivers, () => Promise.reject(new NetworkError(drivers, { wasSent: true })))
  await call(places, async () => [])
  await call(drivers, refused)
  expect(refusal.isRefused(1)).toBe(true)
})

test('CF-168 a 401 of a call without a token is for the widget that called', async () => {
  const { refusal, call } = setUp()
  await call(places, () => Promise.reject(new UnauthorizedError(places)))
  expect(refusal.isRefused(1)).toBe(false)
  await call(drivers, refused)
  expect(refusal.isRefused(1)).toBe(true)
})

test('PERM-24 each visit has its own first call, and a late answer of the page before is none', async () => {
  const { refusal, call, leaveFor } = setUp()
  await call(drivers, refused)
  leaveFor(2)
  expect(refusal.isRefused(2)).toBe(false)
  let refuse = () => {}
  const late = call(
    drivers,
    () =>
      new Promise((_, reject) => {
        refuse = () => reject(new UnauthorizedError(drivers))
      }),
  )
  leaveFor(3)
  refuse()
  await late
  expect(refusal.isRefused(3)).toBe(false)
  await call(drivers, refused)
  expect(refusal.isRefused(3)).toBe(true)
})

import { createFleetClient, type MoneyResult, TimeoutError } from '@fleetgis/api'
import { acceptBooking } from '@fleetgis/api/bookings'
import { addBalance } from '@fleetgis/api/wallet'
import { isOver } from '@fleetgis/domain/money'
import { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { FleetProvider } from '../../provider/FleetProvider.tsx'
import { noClient } from '../../provider/noClient.ts'
import { type Intents, useIntents } from './useIntents.ts'

function Page({ userId, onRender }: { userId: string; onRender: (intents: Intents) => void }) {
  onRender(useIntents(userId))
  return null
}

/** The intents of a user without a device, which keeps them in memory. */
function intentsOfUser(userId: string, client = noClient, now = Date.now): Intents {
  const rendered: Intents[] = []
  renderToString(
    <FleetProvider client={client} queryClient={new QueryClient()} clock={{ now }}>
      <Page userId={userId} onRender={(intents) => rendered.push(intents)} />
    </FleetProvider>,
  )
  if (!rendered[0]) throw new Error('The page has not rendered.')
  return rendered[0]
}

const facts = { bookingKey: 'B1', driverKey: 'D1' }

const sent = (intents: Intents, result: MoneyResult<unknown>) =>
  intents.send({ endpoint: acceptBooking, facts, context: {}, make: async () => result })

test('R5 a kept intent is not over while a client with a longer time-out waits', () => {
  const client = createFleetClient({ bases: { main: 'https://fleet.example' }, timeouts: { write: 90_000 } })
  const intent = intentsOfUser('patient', client).keep(acceptBooking, 'an id', facts)
  expect(isOver(intent, intent.at + 30_000)).toBe(false)
  expect(isOver(intent, intent.at + 90_000)).toBe(true)
})

test('R5 a wallet that two pages can top up has its intents on both, and the one that sends it again keeps it', () => {
  const onPage = (page: string) =>
    intentsOfUser('two pages', {
      ...noClient,
      identity: () => ({ userId: undefined, appId: undefined, page }),
    })
  const [list, profile] = [onPage('/home/driver-list'), onPage('/home/driver/1')]
  const intent = list.keep(addBalance, 'an id', facts)
  expect(profile.of(addBalance)).toEqual([])
  expect(profile.everywhere(addBalance)).toEqual([intent])
  expect(profile.same(addBalance, facts)).toEqual(intent)
  const again = profile.keep(addBalance, 'an id', facts)
  expect([list, profile].map((page) => page.of(addBalance).length)).toEqual([0, 1])
  expect(list.has(again)).toBe(true)
  expect(profile.drop(again)).toBe(true)
  expect(list.has(again)).toBe(false)
})

test('R5 an intent that was sent again keeps its record, whatever is found out about the earlier call', () => {
  const clock = { at: Date.now() }
  const intents = intentsOfUser('sent again', noClient, () => clock.at)
  const earlier = intents.keep(addBalance, 'an id', facts)
  clock.at += 1000
  const inFlight = intents.keep(addBalance, 'an id', facts)
  expect(intents.release(earlier)).toBe(false)
  expect(intents.of(addBalance)).toEqual([inFlight])
  expect([intents.has(earlier), intents.has(inFlight)]).toEqual([false, true])
})

test('R5 a page that is left before the outcome is known releases the call and keeps the intent', async () => {
  const intents = intentsOfUser('left')
  const settle = vi.fn()
  const error = new TimeoutError({ id: 'EP-B05', name: 'acceptBooking' }, 1)
  const result = await sent(intents, { outcome: 'unknown', error, settle })
  result.outcome !== 'done' && result.leave?.()
  expect(settle.mock.calls).toEqual([[]])
  expect(intents.of(acceptBooking)).toHaveLength(1)
})

test('CF-170 the released intents are those that the server does not show, on all pages', () => {
  const onPage = (page: string) =>
    intentsOfUser('released', {
      ...noClient,
      identity: () => ({ userId: undefined, appId: undefined, page }),
    })
  const [list, board] = [onPage('/booking'), onPage('/home/bookings')]
  const intent = list.keep(acceptBooking, 'an id', facts)
  expect(board.released(acceptBooking)).toEqual([])
  list.release(intent)
  expect(board.released(acceptBooking)).toEqual([{ ...intent, isReleased: true }])
  expect(board.released(addBalance)).toEqual([])
})

test('CF-170 an intent for which nothing was sent is not kept', async () => {
  const intents = intentsOfUser('busy alone')
  await sent(intents, { outcome: 'busy' })
  expect(intents.same(acceptBooking, facts)).toBeUndefined()
})

test('CF-170 a call that is in flight in another tab keeps its intent as it was', async () => {
  const intents = intentsOfUser('busy elsewhere')
  const inFlight = intents.keep(acceptBooking, 'an id', { ...facts, tab: 'first' })
  await sent(intents, { outcome: 'busy' })
  expect(intents.of(acceptBooking)).toEqual([inFlight])
})

test('CF-170 an intent that another tab has ended meanwhile is not kept again', async () => {
  const intents = intentsOfUser('ended elsewhere')
  const inFlight = intents.keep(acceptBooking, 'an id', facts)
  await intents.send({
    endpoint: acceptBooking,
    facts,
    context: {},
    make: async () => {
      intents.drop(inFlight)
      return { outcome: 'busy' }
    },
  })
  expect(intents.same(acceptBooking, facts)).toBeUndefined()
})

import { expect, test } from 'vitest'
import { openPanel } from '../testing/openPanel.ts'
import { openWorld } from '../testing/openWorld.ts'
import { groupImage } from './images.ts'

const ORIGIN = 'http://sandbox.test'

/** The statuses of all these addresses, counted. */
async function countStatuses(
  respond: (request: Request) => Promise<Response>,
  addresses: readonly string[],
): Promise<Record<number, number>> {
  const counts: Record<number, number> = {}
  for (const address of addresses) {
    const { status } = await respond(new Request(address))
    counts[status] = (counts[status] ?? 0) + 1
  }
  return counts
}

test('T7 attachments load, some are broken, and some are on a host that is not allowed', async () => {
  const { requests, respond } = openPanel({ groupId: 'G001', userId: 'groups@fleetgis.example' })
  const list = await requests({ start: '2026-10-25' })
  const addresses = list.requests.flatMap(({ attachments }) => attachments)
  const own = addresses.filter((address) => address.startsWith(`${ORIGIN}/images/`))
  expect(addresses.filter((address) => !own.includes(address)).length).toBeGreaterThan(2)
  const { 200: loaded = 0, 404: broken = 0 } = await countStatuses(respond, own)
  expect(loaded).toBeGreaterThan(broken)
  expect(broken).toBeGreaterThan(2)
  expect(loaded + broken).toBe(own.length)
})

test('some portraits are broken', async () => {
  const { world, respond } = openWorld({ drivers: 60 })
  const named = world.roster.all().filter(({ hasImage }) => hasImage)
  const addresses = named.map(({ profile }) => `${ORIGIN}/images/drivers/${profile.key}.svg`)
  const { 200: loaded = 0, 404: broken = 0 } = await countStatuses(respond, addresses)
  expect(broken).toBeGreaterThan(0)
  expect(loaded).toBeGreaterThan(5 * broken)
})

test('BKD-01 groups have logos: one group has none, and one has a broken one', async () => {
  const { world, respond } = openWorld({ drivers: 8 })
  const logos = world.groups.map(({ id }) => groupImage(world, ORIGIN, id))
  expect(logos.filter((logo) => logo === '')).toHaveLength(1)
  expect(
    await countStatuses(
      respond,
      logos.filter((logo) => logo !== ''),
    ),
  ).toEqual({ 200: 4, 404: 1 })
  expect(groupImage(world, ORIGIN, 'G999')).toBe('')
})

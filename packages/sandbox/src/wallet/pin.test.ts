import { changePin, checkPin } from '@fleetgis/api/wallet'
import { expect, test } from 'vitest'
import { openPanel } from '../testing/openPanel.ts'
import { recordsOf } from '../testing/recordsOf.ts'
import { FIRST_PIN, MAX_TRIES } from './pins.ts'

const MINUTE = 60_000
const WRONG = '000000'

function open() {
  const panel = openPanel()
  const change = (oldPin: string, newPin: string) =>
    panel.client.call(changePin, { ...panel.acting, oldPin, newPin })
  return { ...panel, change }
}

test('CF-66 the right PIN is accepted', async () => {
  const { enterPin } = open()
  expect(await enterPin()).toMatchObject({ outcome: 'done' })
})

test('CF-66 a wrong PIN is refused, with the number of tries left', async () => {
  const { enterPin } = open()
  for (const left of ['4 tries are', '3 tries are', '2 tries are', '1 try is']) {
    await expect(enterPin(WRONG)).rejects.toMatchObject({
      status: 403,
      serverMessage: `The PIN is wrong: ${left} left.`,
    })
  }
})

test('after five wrong PINs in a row even the right one is refused with 423, for fifteen minutes', async () => {
  const { enterPin, change, world } = open()
  for (let tries = 1; tries < MAX_TRIES; tries += 1) await expect(enterPin(WRONG)).rejects.toThrow()
  await expect(enterPin(WRONG)).rejects.toMatchObject({ status: 423 })
  await expect(enterPin()).rejects.toMatchObject({ status: 423 })
  await expect(change(FIRST_PIN, '222222')).rejects.toMatchObject({ status: 423 })
  world.advanceTo(world.now + 15 * MINUTE - 1)
  await expect(enterPin()).rejects.toMatchObject({ status: 423 })
  world.advanceTo(world.now + 1)
  await enterPin()
})

test('the right PIN resets the count of wrong ones', async () => {
  const { enterPin } = open()
  for (let round = 0; round < 3; round += 1) {
    for (let tries = 1; tries < MAX_TRIES; tries += 1) {
      await expect(enterPin(WRONG)).rejects.toMatchObject({ status: 403 })
    }
    await enterPin()
  }
})

test('a lock in one group does not affect other groups', async () => {
  const { enterPin, client, acting } = open()
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) await expect(enterPin(WRONG)).rejects.toThrow()
  await client.call(checkPin, { userId: acting.userId, groupId: 'G004', pin: FIRST_PIN })
})

test('the PIN is changed with the old one, and only then', async () => {
  const { enterPin, change } = open()
  await expect(change(WRONG, '222222')).rejects.toMatchObject({ status: 403 })
  await enterPin()
  await change(FIRST_PIN, '222222')
  await expect(enterPin()).rejects.toMatchObject({ status: 403 })
  await enterPin('222222')
})

test('wrong old PINs lock too', async () => {
  const { enterPin, change } = open()
  for (let tries = 1; tries < MAX_TRIES; tries += 1) {
    await expect(change(WRONG, '222222')).rejects.toMatchObject({ status: 403 })
  }
  await expect(change(WRONG, '222222')).rejects.toMatchObject({ status: 423 })
  await expect(enterPin()).rejects.toMatchObject({ status: 423 })
})

test.each(['', '12345', '1234567', '12a456', '၁၂၃၄၅၆', ' 12345'])(
  'the PIN %j is malformed: it is not counted',
  async (pin) => {
    const { enterPin, change, world } = open()
    const before = recordsOf(world)
    for (let tries = 0; tries <= MAX_TRIES; tries += 1) {
      await expect(enterPin(pin)).rejects.toMatchObject({ status: 400 })
      await expect(change(FIRST_PIN, pin)).rejects.toMatchObject({ status: 400 })
    }
    expect(recordsOf(world)).toBe(before)
  },
)

test.each([
  [{ userId: 'top@fleetgis.example' }, 403],
  [{ groupId: 'G005' }, 403],
  [{ groupId: 'G999' }, 404],
])('a PIN of %j is refused', async (input, status) => {
  const { client, acting } = open()
  await expect(client.call(checkPin, { ...acting, pin: FIRST_PIN, ...input })).rejects.toMatchObject({
    status,
  })
})

// Random sequences of what happens to a web view on a phone that two drivers share, over a fake network and fake storage:
// the service worker, the drafts, the tokens, the client and the chat are the console's own. SEQUENCES is the number of
// sequences; 200 without it. `tests/e2e/sequences.spec.ts` plays a few in a browser.
import { afterEach, expect, test, vi } from 'vitest'
import { createRandom } from '../../packages/sandbox/src/base/random.ts'
import { onVisiblePage } from '../../packages/ui/src/testing/onVisiblePage.ts'
import { startWorker } from './fakeBrowser.ts'
import { createHost, network } from './fakeHost.ts'
import { createServer, type Driver } from './fakeServer.ts'
import { createPhone } from './phone.ts'

const SEQUENCES = Number(process.env.SEQUENCES ?? 200)
/** A phone is new after so many. */
const SEQUENCES_A_PHONE = 20
const STEPS_A_SEQUENCE = 8

const DRIVERS: readonly [Driver, Driver] = [
  { userId: '+959100000001', bookingKey: '71', token: 'token-of-one' },
  { userId: '+959100000002', bookingKey: '72', token: 'token-of-two' },
]

onVisiblePage()

afterEach(() => {
  network.isOnline = true
  vi.unstubAllGlobals()
  vi.resetModules()
})

async function newPhone() {
  network.isOnline = true
  const host = createHost()
  const worker = await startWorker(host.fetch)
  const phone = createPhone({ drivers: DRIVERS, host, server: createServer(DRIVERS), worker })
  // The first opening is kept before the network can go.
  await phone.openLink()
  return phone
}

test(`R11 ${SEQUENCES} random sequences lose no kept text, show none to another driver, send each message once, and keep no token`, {
  timeout: 60_000 + SEQUENCES * 1_000,
}, async () => {
  let played = 0
  let sent = 0
  while (played < SEQUENCES) {
    const random = createRandom('sequences of a phone', played)
    const phone = await newPhone()
    const names = Object.keys(phone.steps) as [keyof typeof phone.steps]
    for (let one = 0; one < SEQUENCES_A_PHONE && played < SEQUENCES; one += 1, played += 1) {
      await phone.steps.online()
      const taken: string[] = []
      for (let step = 0; step < STEPS_A_SEQUENCE; step += 1) {
        const name = random.pick(names)
        taken.push(name)
        const failure = await phone.steps[name]().then(() => undefined, String)
        expect({ played, taken, failure, problems: phone.check() }).toEqual({
          played,
          taken,
          failure: undefined,
          problems: [],
        })
      }
    }
    await phone.steps.online()
    expect(phone.checkSent()).toEqual([])
    sent += phone.sentCount()
    await phone.close()
  }
  // The sequences have sent messages, so the checks above had something to find.
  expect(sent).toBeGreaterThan(SEQUENCES / 10)
})

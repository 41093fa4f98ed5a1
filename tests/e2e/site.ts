import { readFileSync } from 'node:fs'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { withSandboxAt } from '../../apps/console/build/configFile.ts'
import type { World } from '../../packages/sandbox/src/server.ts'
import type { City } from '../../packages/sandbox/src/streets/city.ts'
import { storedSession } from '../browsers/storedSession.ts'

const FOLDER = 'apps/console/dist'
const SEED = 1
/**
 * When every test starts: a quarter past noon in Yangon, a Friday. From then on time passes as it does for the machine. The
 * standing bookings of the world change at noon and until ten past, and then at six.
 */
const START = Date.parse('2026-11-20T05:45:00Z')

interface SiteOptions {
  /** The bot check: 1 a challenge, 2 a score. */
  captchaType: 1 | 2
  /** Fields of `config.json` that replace the shipped ones. */
  config: Record<string, unknown>
  /** Drivers of the world. */
  drivers: number
}

/** A console and its servers, of one test alone: the production build, over real HTTP, with its policies. */
export interface Site {
  /** Of the console, without a slash at the end. */
  readonly address: string
  readonly world: World
  /** The time for the servers and in the browser, epoch milliseconds. */
  now(): number
  /** Stores the session of an earlier sign-in in the browser of a blank page. */
  keepSession(page: Page, userId: string): Promise<void>
  /** The servers go away, with every connection that they have. */
  stopServers(): Promise<void>
  /** The same servers come back at the same place. */
  startServers(): Promise<void>
}

interface Fixtures {
  /** From the machine's time to that of the test, in milliseconds. */
  shift: number
  site: Site
  /** A page of a second browser. */
  otherPage: Page
  /** What broke the Content-Security-Policy, of all pages of the test. */
  violations: string[]
}

interface WorkerFixtures {
  /** Drawn once: it is the same in every world of a seed. */
  city: City
}

/** Shifts `Date` in the pages of a context; `page.clock` would replace the timers too. */
export const shiftClock = (context: BrowserContext, shift: number) =>
  context.addInitScript((by) => {
    const machine = Date
    const now = () => machine.now() + by
    window.Date = new Proxy(machine, {
      construct: (_, given, target) =>
        Reflect.construct(machine, given.length === 0 ? [now()] : given, target),
      apply: () => new machine(now()).toString(),
      get: (_, name) => (name === 'now' ? now : Reflect.get(machine, name)),
    })
  }, shift)

/** Adds what breaks the Content-Security-Policy in the pages of a context. */
async function watchPolicy(context: BrowserContext, violations: string[]) {
  await context.exposeBinding(
    'reportViolation',
    (_source, violation: string) => void violations.push(violation),
  )
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const { reportViolation } = window as unknown as { reportViolation(violation: string): void }
      reportViolation(`${violatedDirective}: ${blockedURI} (${sourceFile})`)
    })
  })
}

export const test = base.extend<Fixtures & SiteOptions, WorkerFixtures>({
  city: [
    async ({ browserName: _ }, use) => {
      const { createCity } = await import('../../packages/sandbox/src/streets/city.ts')
      await use(createCity(SEED))
    },
    { scope: 'worker' },
  ],

  captchaType: [1, { option: true }],
  config: [{}, { option: true }],
  drivers: [60, { option: true }],

  shift: async ({ browserName: _ }, use) => use(START - Date.now()),

  site: async ({ captchaType, config, city, drivers, shift }, use) => {
    // Only the processes that run tests read packages from their source; the one that lists them does not.
    const { createGatewayServer, createSandboxServer, createWorld } = await import(
      '../../packages/sandbox/src/server.ts'
    )
    const { startPreview } = await import('../../tools/preview.ts')
    const now = () => Date.now() + shift
    let address = ''
    const gateway = await createGatewayServer({ port: 0, console: () => address })
    const world = createWorld({
      seed: SEED,
      // The moment itself, so that the worlds of a city share their past.
      now: START,
      drivers,
      city,
      gatewayAddress: gateway.address,
    })
    let server = await createSandboxServer({ world, port: 0, clock: now })
    const { port } = server
    const preview = await startPreview({
      folder: FOLDER,
      port: 0,
      clock: now,
      config: configFor({ sandbox: port, gateway: gateway.port }, captchaType, config),
    })
    address = preview.address
    await use({
      address: preview.address,
      world,
      now,
      async keepSession(page, userId) {
        await page.goto(`${preview.address}/favicon.svg`)
        await page.evaluate(
          (entries) => {
            for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
          },
          storedSession(world, { userId }),
        )
      },
      stopServers: () => server.close(),
      async startServers() {
        server = await createSandboxServer({ world, port, clock: now })
      },
    })
    await preview.close()
    await server.close()
    await gateway.close()
  },

  context: async ({ context, shift }, use) => {
    await shiftClock(context, shift)
    await use(context)
  },

  otherPage: async ({ browser, shift, violations }, use) => {
    const context = await browser.newContext({ serviceWorkers: 'block' })
    await shiftClock(context, shift)
    await watchPolicy(context, violations)
    await use(await context.newPage())
    await context.close()
  },

  // Automatic in every test: no journey may violate the policy.
  violations: [
    async ({ context }, use) => {
      const violations: string[] = []
      await watchPolicy(context, violations)
      await use(violations)
      expect(violations).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

export interface Person {
  userId: string
  password: string
}

/** The shipped configuration, with the servers at `ports`. */
function configFor(
  ports: { sandbox: number; gateway: number },
  captchaType: 1 | 2,
  config: Record<string, unknown>,
): string {
  const shipped = withSandboxAt(readFileSync(`${FOLDER}/config.json`, 'utf8'), ports)
  const { captcha, ...rest } = JSON.parse(shipped)
  const script = captchaType === 1 ? 'challenge.js' : 'score.js'
  return JSON.stringify({
    ...rest,
    captcha: { ...captcha, type: captchaType, script: captcha.script.replace('challenge.js', script) },
    ...config,
  })
}

/** Types into the sign-in form. */
export async function fillSignIn(page: Page, { userId, password }: Person): Promise<void> {
  await page.getByRole('textbox', { name: 'User ID' }).fill(userId)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
}

/** Passes the challenge. */
export async function tickBotCheck(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: "I'm not a robot" }).check()
  await expect(page.getByText('You are verified')).toBeVisible()
}

/** Signs in on the page that is open, past the challenge. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await fillSignIn(page, person)
  await tickBotCheck(page)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

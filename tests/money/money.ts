import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test'
import type { Fault, World } from '../../packages/sandbox/src/server.ts'
import type { MoneyWindow, PageQuery } from './page.tsx'
import { type Movement, type Watched, watch } from './watch.ts'

/** 08:15 on a Friday in Yangon: the fixed clock of servers and page. */
export const NOW = Date.UTC(2026, 10, 20, 1, 45)
/** The day of it there, in days since 1970. */
const TODAY = Math.floor((NOW + 6.5 * 3_600_000) / 86_400_000)
export const ADMIN = 'groups@fleetgis.example'
/** A group that requires the PIN, and one that does not. */
const GROUPS = ['G001', 'G002'] as const
const PIN = '123456'

/** A wallet with more than this is emptied before its next run, MMK. */
const FULL = 800_000

/** The screens that add money to a wallet: what opens them, and their money call. */
export const SCREENS = {
  topUp: { name: 'top-up', endpoint: 'EP-B16', path: '/driver/self/add-balance', needsPin: true },
  addBalance: { name: 'add-balance', endpoint: 'EP-A18', path: '/driver/add/balance', needsPin: false },
} as const

const isMoney = (url: string) => Object.values(SCREENS).some(({ path }) => url.endsWith(path))

/** A bank of one worker: servers over real HTTP whose ledger can be read, and the page in a browser of its own. */
export interface Bank {
  context: BrowserContext
  page: Page
  /** Another tab of the same browser. */
  otherTab: Page
  ledger: Watched
  /** Bodies of the calls that would move money, as the page sent them. */
  sent: { driverid: string; amount: number }[]
  /** Opens the page in a new tab; `changes` replace parts of its query. */
  open(page: Page, changes?: Partial<PageQuery>): Promise<void>
  /** The fixed time of servers and page, epoch milliseconds. */
  now: number
  /** Replaces the faults of the servers. */
  setFaults(...faults: Fault[]): void
  /** The balance of a wallet in the ledger. */
  balance(wallet: Wallet): number
  walletAt(index: number): Wallet
  /** A top-up request of today, which is submitted again. */
  requestAt(index: number): BankRequest
  /** Another admin decides a request, beside the page. */
  decideElsewhere(request: BankRequest, decision: 'approve' | 'reject'): void
  /** Another admin tops up a wallet, beside the page. */
  topUpElsewhere(wallet: Wallet, amount: number): void
  /** The key of a booking that the user may pay. */
  bookingAt(index: number): string
  /** POST requests of the pages, oldest first: path and body. */
  posts: { path: string; body: string }[]
}

interface BankRequest {
  key: string
  driverName: string
  amount: number
  wallet: Wallet
  status(): number
}

interface Wallet {
  driverId: string
  groupId: string
  /** The mobile, which finds the driver's row on the console. */
  contact: string
}

export const test = base.extend<object, { bank: Bank }>({
  bank: [
    async ({ browser }, use) => {
      const { createSandboxServer, createWorld } = await import('../../packages/sandbox/src/server.ts')
      const original = createWorld({
        seed: 1,
        now: NOW,
        drivers: 60,
        gatewayAddress: `${process.env.MONEY_PAGE}/gateway`,
      })
      const { refuse } = await import('../../packages/sandbox/src/answer.ts')
      const ledger = watch(original, refuse)
      const { world } = ledger
      const server = await createSandboxServer({ world, port: 0, clock: () => NOW })
      const context = await browser.newContext({ reducedMotion: 'reduce' })
      context.setDefaultTimeout(30_000)
      // First: the snapshot of a failure is of the first page.
      const page = await context.newPage()
      const otherTab = await context.newPage()
      await page.bringToFront()
      const sent: Bank['sent'] = []
      const posts: Bank['posts'] = []
      context.on('request', (request) => {
        if (request.method() !== 'POST') return
        posts.push({ path: new URL(request.url()).pathname, body: request.postData() ?? '' })
        if (isMoney(request.url())) sent.push(request.postDataJSON())
      })
      const query = queryFor(world, server.url)
      const bookings = await bookingsOf(world)
      const requests = GROUPS.map((groupId) => world.requests.of(groupId, TODAY, TODAY, NOW))
      const drivers = GROUPS.map((groupId) => freeDriversOf(world, groupId))
      const ownerOf = (driverId: string) => {
        const owner = world.roster.find(driverId)
        if (!owner) throw new Error(`There is no ${driverId}.`)
        return owner
      }
      const bank: Bank = {
        context,
        page,
        otherTab,
        ledger,
        sent,
        posts,
        requestAt(index) {
          const own = requests[index % requests.length] ?? []
          const request = own[Math.floor(index / requests.length) % own.length]
          if (!request) throw new Error('There are no requests.')
          const { key, amount, groupId, driver } = request
          const wallet = { driverId: driver.key, groupId, contact: driver.mobile }
          ledger.reopen(key)
          // Over many runs of few requests the wallet would reach the server's limit, which is no part of a run.
          if (bank.balance(wallet) > FULL) {
            const spent = { amount: -FULL, by: ADMIN, way: 'request' } as const
            original.wallets.topUp(ownerOf(driver.key), groupId, spent, NOW)
          }
          return {
            key,
            amount,
            driverName: driver.name.en,
            wallet,
            status: () => world.requests.status(request, NOW),
          }
        },
        decideElsewhere({ key, amount, wallet }, decision) {
          const request = world.requests.find(key, NOW)
          if (!request) throw new Error(`There is no ${key}.`)
          world.requests.decide(request, decision, NOW)
          if (decision === 'approve') bank.topUpElsewhere(wallet, amount)
        },
        topUpElsewhere({ driverId, groupId }, amount) {
          world.wallets.topUp(
            ownerOf(driverId),
            groupId,
            { amount, by: 'another admin', way: 'request' },
            NOW,
          )
        },
        bookingAt: (index) => bookings[index] ?? '',
        now: NOW,
        async open(tab, changes) {
          await tab.goto(`${process.env.MONEY_PAGE}/?${new URLSearchParams({ ...query, ...changes })}`)
          await tab.getByRole('heading', { name: 'Drivers' }).waitFor()
        },
        setFaults: (...faults) => world.faults.set(faults),
        balance: ({ driverId, groupId }) => world.wallets.balance(ownerOf(driverId), groupId, NOW),
        walletAt(index) {
          const own = drivers[index % drivers.length] ?? []
          const driver = own[Math.floor(index / drivers.length) % own.length]
          if (!driver) throw new Error('There are no drivers.')
          return { driverId: driver.key, groupId: driver.groupId, contact: driver.mobile }
        },
      }
      await Promise.all([page, otherTab].map((tab) => bank.open(tab)))
      await use(bank)
      await context.close()
      await server.close()
    },
    { scope: 'worker' },
  ],
})

/** The keys of bookings in the groups. */
async function bookingsOf(world: World): Promise<string[]> {
  const { bookingKey } = await import('../../packages/sandbox/src/bookings/booking.ts')
  const groups: readonly string[] = GROUPS
  return [...world.bookings.made(TODAY - 20, TODAY, NOW)]
    .filter(({ groupId }) => groups.includes(groupId))
    .map(bookingKey)
}

/** The drivers of a group without a top-up by hand today; others are blocked. */
export function freeDriversOf(world: World, groupId: string) {
  const days = { first: TODAY, last: TODAY }
  return world.drivers.filter((driver) => {
    const owner = driver.groupId === groupId ? world.roster.find(driver.key) : undefined
    const movements = owner && world.wallets.statement(owner, groupId, days, NOW).movements
    return movements?.every((movement) => movement.kind !== 'topUp' || movement.way !== 'hand')
  })
}

/** What the page is opened with. */
export function queryFor(world: World, main: string): Record<keyof PageQuery, string> {
  const admin = world.accounts.find(ADMIN)
  if (!admin) throw new Error(`There is no ${ADMIN}.`)
  const token = (kind: 'access' | 'refresh') => world.tokens.issue({ kind, userId: ADMIN }, NOW)
  return {
    main,
    now: String(NOW),
    userId: ADMIN,
    userKey: admin.key,
    accessToken: token('access'),
    refreshToken: token('refresh'),
  }
}

const ELSEWHERE = 50

/** The client of a screen: `impatient` gives up before a slow answer comes, `keyed` sends idempotency keys. */
type Patience = 'patient' | 'impatient' | 'keyed'

/** One top-up of one wallet in the bank's page, and what the ledger makes of it. */
export function topUpIn(bank: Bank, index: number, screen: keyof typeof SCREENS = 'topUp') {
  const { name, endpoint, path, needsPin } = SCREENS[screen]
  const wallet = bank.walletAt(index)
  /** Every run has an amount of its own, so that no movement can be taken for that of another. */
  const amount = 100 + index
  const shown = `${amount.toLocaleString('en-GB')} MMK`
  let before = bank.balance(wallet)
  const own = (movement: Movement) => movement.driverId === wallet.driverId && movement.amount === amount
  const moved = () => bank.ledger.movements.filter(own).length
  const sent = () =>
    bank.sent.filter((body) => body.driverid === wallet.driverId && body.amount === amount).length
  const popupIn = (page: Page) => ({
    amount: () => page.getByRole('textbox', { name: 'Amount' }),
    pin: () => page.getByRole('textbox', { name: 'PIN' }),
    ok: () => page.getByRole('button', { name: 'OK' }),
  })

  return {
    amount,
    /** Another admin tops up the same wallet with an amount that no run has. */
    topUpElsewhere() {
      bank.topUpElsewhere(wallet, ELSEWHERE)
      before += ELSEWHERE
    },
    /** The id and the path of the money call. */
    endpoint,
    path,
    confirmIn: (page: Page) => page.getByRole('button', { name: `Top up ${shown}` }),
    wallet,
    popupIn,
    moved,
    sent,
    /** Opens the popup by its address. */
    async show(page: Page, patience: Patience = 'patient') {
      await this.reopen(page, patience)
      await popupIn(page).amount().waitFor()
    },
    /** Opens the popup by its address, whatever it shows. */
    async reopen(page: Page, patience: Patience = 'patient') {
      const hash = `#${name}/${wallet.driverId}/${wallet.groupId}/${patience}/${wallet.contact}`
      await page.evaluate((next) => {
        const own = window as unknown as MoneyWindow
        own.toppedUp.length = 0
        own.location.hash = next
      }, hash)
    },
    /** Enters the amount, and the PIN if it is required, up to the confirmation. No money may have moved. */
    async fill(page: Page) {
      await popupIn(page).amount().fill(String(amount))
      await popupIn(page).amount().press('Enter')
      if (needsPin && wallet.groupId === 'G001') await popupIn(page).pin().pressSequentially(PIN)
      await this.confirmIn(page).waitFor()
    },
    /** Opens, and fills in. */
    async prepare(page: Page, patience?: Patience) {
      await this.show(page, patience)
      await this.fill(page)
      expect({ moved: moved(), sent: sent() }, 'nothing is sent before the yes').toEqual({
        moved: 0,
        sent: 0,
      })
    },
    /** The popup says that it is done, and with the balance that the ledger has. */
    async expectDone(page: Page) {
      await page.getByText('was added to the wallet of').waitFor()
      await expect(page.getByText(`${bank.balance(wallet).toLocaleString('en-GB')} MMK`)).toBeVisible()
      const reported = await page.evaluate(() => (window as unknown as MoneyWindow).toppedUp.splice(0))
      const { driverId: driverKey, groupId } = wallet
      expect(reported).toEqual([{ driverKey, groupId, amount, balance: bank.balance(wallet) }])
      await popupIn(page).ok().click()
      await page.getByRole('heading', { name: 'Drivers' }).waitFor()
    },
    /** The balance that a popup opened now shows is the ledger's: nothing that moved is lost on the way to the screen. */
    async expectShown(page: Page) {
      await this.show(page)
      const text = `${bank.balance(wallet).toLocaleString('en-GB')} MMK`
      await expect(page.getByRole('dialog').getByText(text)).toBeVisible()
    },
    /** The ledger has the amount so many times, and has not more than it says. */
    expectMoved(times: number) {
      expect(moved(), 'movements in the ledger').toBe(times)
      expect(bank.balance(wallet)).toBe(before + times * amount)
    },
  }
}

/** Presses Enter, clicks, and presses Enter again, all at once. */
export async function pressAndClick(page: Page, button: Locator) {
  await button.focus()
  const box = await button.boundingBox()
  if (!box) throw new Error('The button is nowhere.')
  await Promise.all([
    page.keyboard.press('Enter'),
    page.mouse.click(box.x + box.width / 2, box.y + box.height / 2),
    page.keyboard.press('Enter'),
  ])
}

/** Goes back to the address before this one, and forward again. */
export async function goBackAndForward(page: Page) {
  const there = await page.evaluate(() => location.hash)
  await page.goBack()
  await page.waitForFunction((hash) => location.hash !== hash, there)
  await page.goForward()
  await page.waitForFunction((hash) => location.hash === hash, there)
}

/** The network comes back. Then a call of the page itself is answered, so that all calls sent before it are recorded. */
export async function comeBack({ context, page }: Pick<Bank, 'context' | 'page'>) {
  await context.setOffline(false)
  await page.waitForFunction(() => navigator.onLine)
  await page.evaluate(() => fetch(location.href))
}

/** A page with the PIN pad, new for each test: memory is searched, and an earlier test must have left nothing in it. */
export interface PinPage {
  page: Page
  /** What the page wrote to the console. */
  logged: readonly string[]
  setFaults(...faults: Fault[]): void
  show(): Promise<void>
}

export const pinTest = base.extend<{ pinPage: PinPage }, { pinServer: { world: World; url: string } }>({
  pinServer: [
    // Playwright reads from the first argument what a fixture needs: nothing.
    async ({ browserName: _ }, use) => {
      const { createSandboxServer, createWorld } = await import('../../packages/sandbox/src/server.ts')
      const world = createWorld({ seed: 1, now: NOW, drivers: 20 })
      const server = await createSandboxServer({ world, port: 0, clock: () => NOW })
      await use({ world, url: server.url })
      await server.close()
    },
    { scope: 'worker' },
  ],

  pinPage: async ({ page, pinServer: { world, url } }, use) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    world.faults.clear()
    await page.goto(`${process.env.MONEY_PAGE}/?${new URLSearchParams(queryFor(world, url))}`)
    await page.getByRole('heading', { name: 'Drivers' }).waitFor()
    await use({
      page,
      logged,
      setFaults: (...faults) => world.faults.set(faults),
      show: () =>
        page.evaluate(() => {
          location.hash = '#pin//G001'
        }),
    })
  },
})

export { expect }

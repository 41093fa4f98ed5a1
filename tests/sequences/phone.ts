import { vi } from 'vitest'
import { dropOthersDrafts } from '../../apps/console/src/dropOthersDrafts.ts'
import { tokenUse } from '../../apps/console/src/findRoute.ts'
import { createPageTokens } from '../../apps/console/src/pageToken.ts'
import { reloadForNewVersion } from '../../apps/console/src/reloadForNewVersion.ts'
import { createFleetClient, draftOf, keepDraft } from '../../packages/api/src/index.ts'
import { createChat } from '../../packages/ui/src/areas/chat/ChatPanel/createChat.ts'
import { createFleetChat } from '../../packages/ui/src/areas/chat/ChatPanel/createFleetChat.ts'
import { draftOwner } from '../../packages/ui/src/provider/draftOwner.ts'
import { createStorage, type startWorker } from './fakeBrowser.ts'
import { type createHost, firstFiles, lazyFile, network, ORIGIN, versionOf } from './fakeHost.ts'
import type { createServer, Driver } from './fakeServer.ts'

const PATH = '/driver-booking-chat'
const TYPED = 'text'

/** A page of the chat in the web view, with the console's own parts below its components. */
interface OpenPage {
  readonly id: string
  readonly chat: ReturnType<typeof createChat>
  readonly field: () => string
  type(text: string): void
  /** Opens the part that loads with a press; false where it cannot. */
  openPart(): Promise<boolean>
  close(): Promise<void>
}

interface PhoneOptions {
  readonly drivers: readonly [Driver, Driver]
  readonly host: ReturnType<typeof createHost>
  readonly server: ReturnType<typeof createServer>
  readonly worker: Awaited<ReturnType<typeof startWorker>>
}

/** Answers and polls of the next milliseconds arrive. */
const pass = (ms = 50) => vi.advanceTimersByTimeAsync(ms)

/** A phone that two drivers share, with one web view. */
export function createPhone({ drivers, host, server, worker }: PhoneOptions) {
  const device = createStorage()
  let tab = createStorage()
  let who: 0 | 1 = 0
  let page: OpenPage | undefined
  let opened = 0
  let typed = 0
  const drafts: [string, string] = ['', '']
  const sent: [string[], string[]] = [[], []]
  vi.stubGlobal('localStorage', device)

  const driver = () => drivers[who]
  const addressOf = ({ userId, bookingKey, token }: Driver) =>
    `${PATH}?${new URLSearchParams({ token, userid: userId, bookingkey: bookingKey, appid: '004' })}`

  /** Opens an address in this tab, as the console does: its token, its drafts, its chat. */
  async function open(address: string, isReload = false): Promise<OpenPage> {
    opened += 1
    const id = String(opened)
    worker.show([id])
    const version = await versionOf(await worker.navigate(address))
    const used = firstFiles(version)
    for (const file of used) {
      const { status } = await worker.load(file)
      if (status !== 200) throw new Error(`The page of ${version} has no ${file}: ${status}`)
    }
    vi.stubGlobal('sessionStorage', tab)
    const location = new URL(ORIGIN + address)
    const window = {
      location,
      history: {
        state: null,
        replaceState: (_state: unknown, _unused: string, url: string) => {
          location.href = ORIGIN + url
        },
      },
      sessionStorage: tab,
      performance: { getEntriesByType: () => [{ type: isReload ? 'reload' : 'navigate' }] },
    } as unknown as Parameters<typeof createPageTokens>[0] & { location: Location }
    const tokens = createPageTokens(window, tokenUse)
    dropOthersDrafts({ tokens, window })
    const { userid = '', bookingkey = '', appid = '' } = Object.fromEntries(location.searchParams)
    const client = createFleetClient({
      bases: { main: 'https://fleet.example' },
      pageToken: (path) => tokens.for(path),
      appId: appid,
      page: () => PATH,
      fetch: server.fetch,
      retryAfter: 1,
    })
    const ids = { appId: appid, userId: userid, bookingKey: bookingkey, screen: 'driverBooking' } as const
    const transport = createFleetChat(client, ids)
    const owner = draftOwner(client, userid)
    if (!owner || transport.place === undefined) throw new Error('The chat keeps no draft.')
    const kept = { ...owner, place: transport.place }
    const chat = createChat(transport, Date.now)
    const leave = chat.start()
    let text = draftOf(kept, Date.now())[TYPED]?.typed ?? ''

    // A part that is gone reloads the page, once.
    let onPreloadError = () => {}
    let hasReloaded = false
    reloadForNewVersion({
      navigation: { losesInput: false, release: () => {} },
      window: {
        addEventListener: (_name: string, listener: () => void) => {
          onPreloadError = listener
        },
        document: { querySelector: (one: string) => (one.includes(String(used[0])) ? {} : null) },
        fetch: host.fetch,
        location: {
          reload: () => {
            hasReloaded = true
          },
        },
        sessionStorage: tab,
      } as unknown as Parameters<typeof reloadForNewVersion>[0]['window'],
    })
    await pass()
    await worker.keep(used, id)
    return {
      id,
      chat,
      field: () => text,
      type(next) {
        text = next
        keepDraft(kept, next === '' ? {} : { [TYPED]: { saved: '', typed: next } }, Date.now())
      },
      async openPart() {
        const part = lazyFile(version)
        const status = await worker.load(part).then(
          (response) => response.status,
          () => 0,
        )
        if (status === 200) {
          used.push(part)
          return true
        }
        onPreloadError()
        await pass()
        return hasReloaded && reload()
      },
      async close() {
        // The page is hidden before it ends.
        await worker.keep(used, id)
        leave()
      },
    }
  }

  async function reload(): Promise<true> {
    await page?.close()
    const { userId, bookingKey } = driver()
    // The token has left the address.
    const query = new URLSearchParams({ userid: userId, bookingkey: bookingKey, appid: '004' })
    page = await open(`${PATH}?${query}`, true)
    return true
  }

  async function openLink() {
    await page?.close()
    page = await open(addressOf(driver()))
  }

  const isConnected = () => page?.chat.get().session.phase === 'open'

  const steps = {
    async offline() {
      network.isOnline = false
    },
    async online() {
      network.isOnline = true
      page?.chat.reload()
      await pass(6_000)
    },
    async type() {
      if (!isConnected()) return
      typed += 1
      drafts[who] = `Text ${typed} of driver ${who}`
      page?.type(drafts[who])
    },
    /** Without a network the button is disabled, and the field keeps its text (R11). */
    async send() {
      const text = drafts[who]
      if (!page || !isConnected() || !network.isOnline || text === '') return
      if (!page.chat.send(text)) throw new Error('The open chat takes no message.')
      page.type('')
      drafts[who] = ''
      sent[who].push(text)
      await pass(1_000)
    },
    async press() {
      const isThere = await page?.openPart()
      if (network.isOnline && !isThere) throw new Error('The press shows nothing.')
    },
    reload,
    /** The system ends the web view, and the host app opens another one. */
    async kill() {
      await page?.close()
      page = undefined
      tab = createStorage()
      await openLink()
    },
    async other() {
      await page?.close()
      page = undefined
      // What was typed is gone for the next user of the phone (decision 33).
      drafts[who] = ''
      who = who === 0 ? 1 : 0
      await openLink()
    },
    async version() {
      host.deployNext()
    },
  }

  return {
    steps,
    openLink,
    close: async () => page?.close(),
    /** What must be true after each step; says what is not. */
    check() {
      const problems: string[] = []
      if (!page) return ['No page is open.']
      if (page.field() !== drafts[who]) problems.push(`The field has "${page.field()}", not "${drafts[who]}"`)
      const { session } = page.chat.get()
      const shown = JSON.stringify([session.messages, session.outgoing, page.field(), Object.entries(tab)])
      if (shown.includes(`of driver ${who === 0 ? 1 : 0}`)) problems.push("The other driver's text is there")
      const kept = worker.caches() + JSON.stringify(Object.entries(device))
      for (const { token } of drivers) if (kept.includes(token)) problems.push(`${token} is kept`)
      return problems
    },
    /** Each message is on the server once. */
    checkSent: () =>
      drivers.flatMap((one, index) =>
        (sent[index as 0 | 1] ?? [])
          .filter((text) => server.times(one, text) !== 1)
          .map((text) => `"${text}" is there ${server.times(one, text)} times`),
      ),
    sentCount: () => sent[0].length + sent[1].length,
  }
}

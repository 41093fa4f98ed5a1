import { rushHour } from '@fleetgis/sandbox'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { expectSteady, placeOf } from '../../../testing/expectSteady.ts'
import { transactionHistory } from '../../../testing/index.ts'
import { playSignedOut } from '../../../testing/playSignedOut.ts'
import { storyWorld } from '../../../testing/storyWorld.ts'
import { TransactionHistory, type TransactionHistoryProps } from './TransactionHistory.tsx'

const LONG = 'Myanmar International Convention Centre beside the Southern Gate of the Great Fountain'

const ADMIN = { userId: 'groups@fleetgis.example', key: '7102100000000000012' }
const STAFF = 'admin@fleetgis.example'
const GROUP = 'G002'
const LEDGER = '/console/driver/balance/history'
const story = storyWorld({ signedInAs: ADMIN.userId })
const driver = story.world.drivers.find(({ groupId }) => groupId === GROUP)

const WALLET = { model: 'wallet', userId: ADMIN.key, driverKey: driver?.key ?? '', groupId: GROUP } as const
const CONSOLE = { model: 'console', driverKey: driver?.key ?? '', groupId: GROUP } as const

/** The props of both models in one type, for the controls. */
interface StoryArgs extends Omit<TransactionHistoryProps, 'model'> {
  model: TransactionHistoryProps['model']
  userId?: string
}

/**
 * The transactions of a driver, as a popup or a part of a page: a period with its days, the totals as the server sends
 * them, rows that unfold, 5 a page. `TransactionHistory` takes ids and makes its calls; `TransactionHistoryView` is the
 * pure view.
 *
 * Two models: `model="console"` (from, to, distance, duration, deduction) and `model="wallet"` (trip code, initial,
 * platform, final, and the totals of the period).
 *
 * **Do** set `isFramed` inside a dialog or a sheet, which provides the title. **Do** give
 * `defaultPeriod="today"` on a screen that opens with today; the wallet opens with the week, the console with today.
 *
 * **Do not** switch `checksSums` on where your server's totals mean something else: it warns where final is not
 * initial + wallet - platform. **Do not** sum the rows of a page: the totals cover the whole period.
 *
 * **Events** none but `onSave({ name, text, type })`, which takes the exported file in place of a download. The view has
 * `onPeriod({ period })`, `onPage({ page })`, `onRetry()`, `onExport()`, `onCancelExport()`.
 *
 * **Export** in a browser, and not in a web view: every transaction of the period as CSV, not only those of the page. Texts
 * that a spreadsheet would run as a formula start with an apostrophe. If a row cannot be read, nothing is saved.
 *
 * **Keyboard** Tab goes through the period, the rows and the pages; arrows change the period; Enter and Space unfold a row.
 *
 * **States** loading, empty, failure with Try again, stale (data stays, with its age), another page loading, an export
 * running, done or failed.
 *
 * **Translation keys** `transactions.*`, `period.*`, `paging.*`, `date.*`
 *
 * **Calls** EP-A20 (`console`), EP-B44 (`wallet`).
 *
 * ```tsx
 * // A Vite app
 * import { createFleetClient, createSession } from '@fleetgis/api'
 * import { FleetProvider } from '@fleetgis/ui'
 * import { TransactionHistory } from '@fleetgis/ui/TransactionHistory'
 *
 * const client = createFleetClient({ bases: { main: 'https://fleet.example' }, session: createSession() })
 *
 * <FleetProvider client={client} language="en" theme="light">
 *   <TransactionHistory model="console" driverKey={driver.key} groupId="G001" />
 * </FleetProvider>
 * ```
 *
 * ```tsx
 * // A web view: ids and token come with the address
 * import { createFleetClient, takePageToken } from '@fleetgis/api'
 * import { FleetProvider } from '@fleetgis/ui'
 * import { TransactionHistory } from '@fleetgis/ui/TransactionHistory'
 *
 * const pageToken = takePageToken()
 * const query = new URLSearchParams(location.search)
 * const client = createFleetClient({ bases: { main: 'https://fleet.example' }, pageToken })
 *
 * <FleetProvider client={client} language="my" theme="light" page>
 *   <TransactionHistory model="wallet" userId={query.get('driverid') ?? ''} driverKey={driver.key} groupId="G001" />
 * </FleetProvider>
 * ```
 */
const meta = {
  title: 'Widgets/TransactionHistory',
  component: TransactionHistory,
  args: { ...WALLET, canExport: true, onSave: fn() },
  parameters: { ...story.opened(), docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta

export default meta
type Story = StoryObj<StoryArgs>

const find = (canvasElement: HTMLElement) => transactionHistory(within(canvasElement))
const rowsIn = (canvasElement: HTMLElement) => canvasElement.querySelectorAll('li[data-part="row"]')
const shown = (canvasElement: HTMLElement) =>
  waitFor(() => expect(rowsIn(canvasElement).length).toBeGreaterThan(0))

const dayOf = (date: string) => Date.parse(date) / 86_400_000
/** The ledger's entries of some days, the newest first. */
function ledger(first: string, last: string) {
  const { wallets, roster, now } = story.world
  const owner = roster.find(WALLET.driverKey)
  if (!owner) throw new Error('The driver is not in the roster.')
  return wallets.statement(owner, GROUP, { first: dayOf(first), last: dayOf(last) }, now).movements
}
/** The world's day is Friday, 20 November 2026. */
const today = () => ledger('2026-11-20', '2026-11-20')
const week = () => ledger('2026-11-16', '2026-11-22')
const pagesOf = (entries: readonly unknown[]) => Math.ceil(entries.length / 5)
/** From now on the ledger refuses with 409. */
const refuseLedger = () =>
  story.world.faults.set([{ kind: 'status', status: 409, endpoint: 'balanceHistory' }])

export const Default: Story = {
  name: 'TXN-06 the history opens with the week',
  parameters: { rules: ['TXN-05', 'CF-18', 'CF-123'] },
  args: { checksSums: true },
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement)
    await expect(find(canvasElement).period('week')).toBeChecked()
    // Friday, 20 November 2026: from Monday to Sunday.
    await expect(canvas.getByText('16/11/2026 – 22/11/2026')).toBeVisible()
    await expect(rowsIn(canvasElement)).toHaveLength(5)
    await expect(canvas.queryByText(/do not agree/)).toBeNull()
  },
}

export const Loading: Story = {
  name: 'While a slow server loads, skeletons stay and the layout is stable',
  args: { defaultPeriod: 'today' },
  beforeEach: () => story.slow(),
  play: async ({ canvas, canvasElement }) => {
    const look = () => placeOf(find(canvasElement).period('today'))
    await expect(canvas.getByText('Loading')).toBeInTheDocument()
    const early = () => canvas.queryByText('No transactions in this period.')
    if (!(await story.expectSteadyLoading(look, early, () => shown(canvasElement)))) return
    // While another page loads the current one stays.
    story.slow()
    await userEvent.click(find(canvasElement).next())
    await expectSteady(() => [look(), canvas.queryByText('Loading'), rowsIn(canvasElement).length])
    await expect(canvas.getByText(`1 of ${pagesOf(today())}`)).toBeVisible()
    story.mend()
    await canvas.findByText(`2 of ${pagesOf(today())}`)
  },
}

export const Stale: Story = {
  name: 'CF-115 offline the transactions stay, with their age, until Try again succeeds',
  play: async ({ canvasElement }) => {
    await shown(canvasElement)
    await story.expectStale(canvasElement, () => expect(rowsIn(canvasElement)).toHaveLength(5))
    await expect(rowsIn(canvasElement)).toHaveLength(5)
  },
}

export const Long: Story = {
  args: { ...CONSOLE, defaultPeriod: 'month' },
  parameters: {
    answer: () =>
      Response.json({
        status: 200,
        data: {
          data_list: [
            {
              tripid: 'T'.repeat(60),
              startname: `${LONG}, ${LONG}`,
              endname: 'W'.repeat(120),
              total: 123_456_789_012,
              reduce_amount: 12_345_678_901,
              f_datetime: '2026-11-18 08:00:00',
            },
          ],
          count: 1,
        },
      }),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await shown(canvasElement)
    const [first] = rowsIn(canvasElement)
    await userEvent.click(within(first as HTMLElement).getByRole('button'))
    await expect(within(first as HTMLElement).getByText('Deducted')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

export const OnTheConsole: Story = {
  tags: ['mount'],
  name: 'CF-55 the console has a model of its own, opens with today, and its trips link by their day and group',
  args: {
    ...CONSOLE,
    canExport: false,
    tripHrefOf: ({ tripId, start, end, groupIds }) => `#${tripId} ${start} ${end} ${groupIds}`,
  },
  parameters: { rules: ['TXN-01', 'CF-18'], ...story.opened({ signedInAs: STAFF }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('20/11/2026')).toBeVisible()
    await userEvent.click(find(canvasElement).period('month'))
    await shown(canvasElement)
    const [first] = rowsIn(canvasElement)
    await userEvent.click(within(first as HTMLElement).getByRole('button'))
    await expect(within(first as HTMLElement).getByText('Deducted')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Export CSV' })).toBeNull()
    const trip = within(first as HTMLElement).getByRole('link')
    const [, day, month, year] = first?.textContent?.match(/(\d\d)\/(\d\d)\/(\d\d)/) ?? []
    const date = `20${year}-${month}-${day}`
    await expect(trip).toHaveAttribute('href', `#${trip.textContent} ${date} ${date} ${GROUP}`)
  },
}

export const FivePerPage: Story = {
  name: 'TXN-08 5 transactions a page, and the text x of y, of today in the admin panel',
  args: { defaultPeriod: 'today' },
  parameters: { rules: ['TXN-05', 'TXN-14', 'CF-18', 'CF-57'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('20/11/2026')).toBeVisible()
    await expect(find(canvasElement).period('today')).toBeChecked()
    await shown(canvasElement)
    const pages = pagesOf(today())
    for (let page = 1; page < pages; page += 1) {
      await canvas.findByText(`${page} of ${pages}`)
      await waitFor(() => expect(rowsIn(canvasElement)).toHaveLength(5))
      await userEvent.click(find(canvasElement).next())
    }
    await canvas.findByText(`${pages} of ${pages}`)
    await expect(rowsIn(canvasElement)).toHaveLength(today().length - (pages - 1) * 5)
    await expect(find(canvasElement).next()).toBeDisabled()
    await expect(story.calls(LEDGER).map(({ query }) => [query.curPage, query.pageSize])).toEqual(
      Array.from({ length: pages }, (_, index) => [`${index + 1}`, '5']),
    )
    // One live region, whatever is loaded: it announces the number of each period.
    const count = canvas.getByText(`${today().length} transactions`)
    await expect(count).toHaveRole('status')
    await userEvent.click(find(canvasElement).period('week'))
    await canvas.findByText(`1 of ${pagesOf(week())}`)
    await expect(count).toHaveTextContent(`${week().length} transactions`)
  },
}

export const Range: Story = {
  name: 'TXN-11 a range starts with the days on screen, and is fetched only when complete',
  parameters: { rules: ['CF-56'] },
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement)
    await userEvent.click(find(canvasElement).period('today'))
    await userEvent.click(find(canvasElement).period('range'))
    const end = await canvas.findByRole('textbox', { name: 'End date' })
    await userEvent.clear(end)
    await expect(canvas.getByText('Please choose both a start and an end date.')).toBeVisible()
    await expect(canvasElement.querySelector('[data-part="totals"]')).toBeNull()
    await userEvent.type(end, '25/12/2026')
    await shown(canvasElement)
    const calls = story.calls(LEDGER)
    const aDay = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)
    for (const { body } of calls) await expect(body).toMatchObject({ startdate: aDay, enddate: aDay })
    await expect(calls.at(-1)).toMatchObject({ query: { curPage: '1' }, body: { enddate: '2026-12-25' } })
  },
}

export const SameDays: Story = {
  name: 'TXN-04 on the first day of a month Month is fetched too, though its days are those of Today',
  tags: ['!dev', '!autodocs'],
  args: { defaultPeriod: 'today' },
  // Half past eight in Yangon on Sunday, 1 March 2026.
  parameters: story.opened({ make: () => rushHour({ now: Date.UTC(2026, 2, 1, 2) }) }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(story.calls(LEDGER)).toHaveLength(1))
    // A first request under way is not sent again.
    await story.quiet()
    await userEvent.click(find(canvasElement).period('month'))
    await waitFor(() => expect(story.calls(LEDGER)).toHaveLength(2))
    const days = { startdate: '2026-03-01', enddate: '2026-03-01' }
    await expect(story.calls(LEDGER)).toMatchObject([{ body: days }, { body: days }])
  },
}

export const Export: Story = {
  name: 'T22 the export holds every transaction of the period once',
  args: { defaultPeriod: 'month' },
  play: async ({ canvas, canvasElement, args }) => {
    await shown(canvasElement)
    const entries = ledger('2026-11-01', '2026-11-20')
    await userEvent.click(find(canvasElement).exportCsv())
    await canvas.findByText(`${entries.length} rows saved.`)
    const [file] = (args.onSave as ReturnType<typeof fn>).mock.calls[0] ?? []
    await expect(file.name).toBe('transactions-2026-11-01-2026-11-20.csv')
    const [heads, ...lines] = file.text.trimEnd().split('\r\n')
    await expect(heads).toBe('\uFEFFTrip code,Trip ID,Date,Total,Initial,Platform,Final')
    await expect(lines.map((line: string) => line.split(',').slice(3).map(Number))).toEqual(
      entries.map((entry) =>
        entry.kind === 'trip'
          ? [entry.fare, entry.initial, entry.commission, entry.balance]
          : [entry.amount, entry.initial, 0, entry.balance],
      ),
    )
  },
}

export const PageFails: Story = {
  name: 'CF-115 a failed page keeps the current one and says so; a failed export saves nothing',
  parameters: { rules: ['ERR-27'] },
  play: async ({ canvas, canvasElement, args }) => {
    await shown(canvasElement)
    const pages = pagesOf(week())
    refuseLedger()
    await userEvent.click(find(canvasElement).exportCsv())
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Nothing was exported. Something went wrong on our side.',
    )
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.click(find(canvasElement).next())
    await canvas.findByText('Page 2 could not be loaded. Something went wrong on our side.')
    await expect(canvas.getByText(`1 of ${pages}`)).toBeVisible()
    await expect(rowsIn(canvasElement)).toHaveLength(5)
    story.world.faults.clear()
    await userEvent.click(find(canvasElement).next())
    await canvas.findByText(`2 of ${pages}`)
    await expect(canvas.queryByText(/could not be loaded/)).toBeNull()
  },
}

export const SignedOut: Story = { parameters: { faults: [{ kind: 'unauthorized' }] }, play: playSignedOut }

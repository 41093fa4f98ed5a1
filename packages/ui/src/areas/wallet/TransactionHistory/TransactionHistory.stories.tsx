import { rushHour, type World } from '@fleetgis/sandbox'
import type { Meta, StoryObj } from '@storybook/react-vite'
import * as fc from 'fast-check'
import type { ReactNode } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import {
  expectFreshAgain,
  expectOld,
  expectSteady,
  placeOf,
  storyNetwork,
} from '../../../remote/storyNetwork.ts'
import { fuzzNumber, fuzzText, fuzzView, orNone } from '../../../testing/fuzz/fuzzView.tsx'
import { createFakeClock, SandboxProvider, transactionHistory } from '../../../testing/index.ts'
import { TransactionHistory, type TransactionHistoryProps } from './TransactionHistory.tsx'

const DESCRIPTION = `
The transactions of a driver, as a popup or a part of a page: a period with its days, the totals as the server sends
them, rows that unfold, 5 a page. \`TransactionHistory\` takes ids and makes its calls; \`TransactionHistoryView\` is the
pure view.

Two models: \`model="console"\` (from, to, distance, duration, deduction) and \`model="wallet"\` (trip code, initial,
platform, final, and the totals of the period).

**Do** give it to a dialog or a sheet with \`isFramed\`, whose title then stands for its own. **Do** give
\`defaultPeriod="today"\` on a screen that opens with today; the wallet opens with the week, the console with today.

**Do not** switch \`checksSums\` on where your server's totals mean something else: it says where final is not
initial + wallet - platform. **Do not** add the rows of a page up: the totals are of the whole period.

**Events** none but \`onSave({ name, text, type })\`, which takes the exported file in place of a download. The view has
\`onPeriod({ period })\`, \`onPage({ page })\`, \`onRetry()\`, \`onExport()\`, \`onCancelExport()\`.

**Export** in a browser, and not in a web view: every transaction of the period as CSV, not only those of the page. Texts
that a spreadsheet would run as a formula begin with an apostrophe. Where a row could not be read, nothing is saved.

**Keyboard** Tab goes through the period, the rows and the pages; arrows change the period; Enter and Space unfold a row.

**States** loading, empty, failure with Try again, old (what was shown stays, with its age), a page being turned, an export
running, done or failed.

**Translation keys** \`transactions.*\`, \`period.*\`, \`paging.*\`, \`date.*\`

**Calls** EP-A20 (\`console\`), EP-B44 (\`wallet\`).

\`\`\`tsx
// A Vite app
import { createFleetClient } from '@fleetgis/api'
import { FleetProvider } from '@fleetgis/ui'
import { TransactionHistory } from '@fleetgis/ui/TransactionHistory'

const client = createFleetClient({ bases: { main: 'https://fleet.example' } })

<FleetProvider client={client} language="en" theme="light">
  <TransactionHistory model="console" driverId={driver.key} groupId="G001" />
</FleetProvider>
\`\`\`

\`\`\`tsx
// A web view: ids and token come with the address
import { createFleetClient } from '@fleetgis/api'
import { FleetProvider } from '@fleetgis/ui'
import { TransactionHistory } from '@fleetgis/ui/TransactionHistory'

const query = new URLSearchParams(location.search)
const client = createFleetClient({ bases: { main: 'https://fleet.example' }, pageToken: query.get('token') ?? undefined })

<FleetProvider client={client} language="my" theme="light" page>
  <TransactionHistory model="wallet" userId={query.get('driverid') ?? ''} driverId={driver.key} groupId="G001" />
</FleetProvider>
\`\`\`
`

const LONG = 'Myanmar International Convention Centre beside the Southern Gate of the Great Fountain'

const ADMIN = { userId: 'groups@fleetgis.example', key: '7102100000000000012' }
const STAFF = 'admin@fleetgis.example'
const GROUP = 'G002'
const plan = rushHour()
const driver = plan.drivers.find(({ groupId }) => groupId === GROUP)

/** The newest world that a story has opened, for a look into its ledger. */
let world: World = plan
const opened = (signedInAs = ADMIN.userId) => ({
  world: () => {
    world = rushHour()
    return world
  },
  signedInAs,
})

const WALLET = { model: 'wallet', userId: ADMIN.key, driverId: driver?.key ?? '', groupId: GROUP } as const
const CONSOLE = { model: 'console', driverId: driver?.key ?? '', groupId: GROUP } as const

/** The props of both models as one, which stories can change. */
interface StoryArgs extends Omit<TransactionHistoryProps, 'model'> {
  model: TransactionHistoryProps['model']
  userId?: string
}

const meta = {
  title: 'Widgets/TransactionHistory',
  component: TransactionHistory as (args: StoryArgs) => ReactNode,
  args: { ...WALLET, canExport: true, onSave: fn() },
  parameters: {
    ...opened(),
    docs: { story: { inline: false, height: '640px' }, description: { component: DESCRIPTION } },
  },
} satisfies Meta<StoryArgs>

export default meta
type Story = StoryObj<StoryArgs>

const find = (canvasElement: HTMLElement) => transactionHistory(within(canvasElement))
const rowsIn = (canvasElement: HTMLElement) => canvasElement.querySelectorAll('li[data-part="row"]')
const shown = (canvasElement: HTMLElement) =>
  waitFor(() => expect(rowsIn(canvasElement).length).toBeGreaterThan(0))

/** Answers as a server whose ledger has so many entries, and remembers what it was asked. */
function ledger(count: number) {
  const asked: { page: number; size: number; startdate: string; enddate: string }[] = []
  const entries = Array.from({ length: count }, (_, index) => ({
    // What a spreadsheet would run, as anybody's id may.
    tripid: index === 7 ? '=1+1' : `t-${index}`,
    tripnumber: index + 1,
    trip_success_code: '1',
    total: 1000 + index,
    createddate: '2026-11-18 08:00:00',
    initial: 20_000,
    reduce_amount: 100,
    balance: 19_900,
  }))
  const sums = { opening_balance: 20_000, wallet: 0, commission: 100, closing_balance: 19_900 }
  return {
    asked,
    async answer(request: Request): Promise<Response> {
      const query = new URL(request.url).searchParams
      const page = Number(query.get('curPage'))
      const size = Number(query.get('pageSize'))
      const { startdate, enddate } = (await request.json()) as { startdate: string; enddate: string }
      asked.push({ page, size, startdate, enddate })
      const data_list = entries.slice((page - 1) * size, page * size)
      return Response.json({ status: 200, data: { data_list, count, ...sums } })
    },
  }
}

/** A story whose server is a ledger: made anew for each run, and handed to what the story plays. */
const server: { current: ReturnType<typeof ledger> } = { current: ledger(0) }
const served = (count: number, answer?: (request: Request) => Promise<Response> | Response | undefined) => ({
  world: undefined,
  signedInAs: undefined,
  answer: async (request: Request) => (await answer?.(request)) ?? server.current.answer(request),
  prepare: () => {
    server.current = ledger(count)
  },
})

export const Week: Story = {
  name: 'TXN-06 the history opens with the week',
  parameters: { rules: ['TXN-05', 'TXN-06', 'CF-18', 'CF-123'] },
  args: { checksSums: true },
  play: async ({ canvasElement }) => {
    await shown(canvasElement)
    await expect(find(canvasElement).period('week')).toBeChecked()
    // Friday, 20 November 2026: from Monday to Sunday.
    await expect(within(canvasElement).getByText('16/11/2026 – 22/11/2026')).toBeVisible()
    await expect(rowsIn(canvasElement)).toHaveLength(5)
    await expect(within(canvasElement).queryByText(/do not agree/)).toBeNull()
  },
}

export const Today: Story = {
  name: 'TXN-05 the history of the admin panel opens with today',
  args: { defaultPeriod: 'today' },
  parameters: { rules: ['TXN-05', 'CF-18'] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('20/11/2026')).toBeVisible()
    await expect(find(canvasElement).period('today')).toBeChecked()
  },
}

export const OnTheConsole: Story = {
  name: 'CF-55 the console has a model of its own, and opens with today',
  args: CONSOLE,
  parameters: { rules: ['TXN-01', 'CF-55', 'CF-18'], ...opened(STAFF) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('20/11/2026')).toBeVisible()
    await userEvent.click(find(canvasElement).period('month'))
    await shown(canvasElement)
    const [first] = rowsIn(canvasElement)
    await userEvent.click(within(first as HTMLElement).getByRole('button'))
    await expect(within(first as HTMLElement).getByText('Deducted')).toBeVisible()
  },
}

export const FivePerPage: Story = {
  name: 'TXN-08 5 transactions a page, and the text x of y',
  parameters: { rules: ['TXN-08', 'TXN-14', 'CF-57'], ...served(12) },
  beforeEach: () => served(12).prepare(),
  play: async ({ canvasElement }) => {
    await shown(canvasElement)
    await expect(within(canvasElement).getByText('1 of 3')).toBeVisible()
    await userEvent.click(find(canvasElement).next())
    await waitFor(() => expect(within(canvasElement).getByText('2 of 3')).toBeVisible())
    await userEvent.click(find(canvasElement).next())
    await waitFor(() => expect(within(canvasElement).getByText('3 of 3')).toBeVisible())
    await expect(rowsIn(canvasElement)).toHaveLength(2)
    await expect(find(canvasElement).next()).toBeDisabled()
    await expect(server.current.asked.map(({ page, size }) => [page, size])).toEqual([
      [1, 5],
      [2, 5],
      [3, 5],
    ])
    await userEvent.click(find(canvasElement).period('month'))
    await waitFor(() => expect(within(canvasElement).getByText('1 of 3')).toBeVisible())
  },
}

export const Range: Story = {
  name: 'TXN-11 a range begins with the days on screen, and is asked for only once it is whole',
  parameters: { rules: ['TXN-11', 'CF-56'], ...served(12) },
  beforeEach: () => served(12).prepare(),
  play: async ({ canvasElement }) => {
    await shown(canvasElement)
    await userEvent.click(find(canvasElement).period('today'))
    await userEvent.click(find(canvasElement).period('range'))
    const end = await within(canvasElement).findByRole('textbox', { name: 'End date' })
    await userEvent.clear(end)
    await expect(within(canvasElement).getByText('Please choose both a start and an end date.')).toBeVisible()
    await userEvent.type(end, '25/12/2026')
    await shown(canvasElement)
    for (const { startdate, enddate } of server.current.asked) {
      await expect(startdate).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      await expect(enddate).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    }
    await expect(server.current.asked.at(-1)).toMatchObject({ enddate: '2026-12-25', page: 1 })
  },
}

const first = ledger(3)
/** Half past eight in Yangon on Sunday, 1 March 2026. */
const firstOfMonth = createFakeClock(Date.UTC(2026, 2, 1, 2))
export const SameDays: Story = {
  name: 'TXN-04 on the first day of a month Month is asked for too, though its days are those of Today',
  parameters: { rules: ['TXN-04'] },
  render: (args) => (
    <SandboxProvider clock={firstOfMonth} answer={first.answer}>
      <TransactionHistory {...(args as TransactionHistoryProps)} defaultPeriod="today" />
    </SandboxProvider>
  ),
  play: async ({ canvasElement }) => {
    first.asked.length = 0
    await shown(canvasElement)
    const before = first.asked.length
    await userEvent.click(find(canvasElement).period('month'))
    await waitFor(() => expect(first.asked).toHaveLength(before + 1))
    await expect(first.asked.at(-1)).toMatchObject({ startdate: '2026-03-01', enddate: '2026-03-01' })
  },
}

export const Export: Story = {
  name: 'T22 the export holds every transaction of the period once, and no formula',
  parameters: { ...served(230) },
  beforeEach: () => served(230).prepare(),
  play: async ({ canvasElement, args }) => {
    await shown(canvasElement)
    const [{ startdate, enddate } = { startdate: '', enddate: '' }] = server.current.asked
    await userEvent.click(find(canvasElement).exportCsv())
    await waitFor(() => expect(within(canvasElement).getByText('230 transactions saved.')).toBeVisible())
    const [file] = (args.onSave as ReturnType<typeof fn>).mock.calls[0] ?? []
    await expect(file.name).toBe(`transactions-${startdate}-${enddate}.csv`)
    const lines = file.text.trimEnd().split('\r\n')
    await expect(lines[0]).toBe('\uFEFFTrip code,Trip ID,Date,Total,Initial,Platform,Final')
    const ids = lines.slice(1).map((line: string) => line.split(',')[1])
    await expect(ids).toEqual(
      Array.from({ length: 230 }, (_, index) => (index === 7 ? `"'=1+1"` : `t-${index}`)),
    )
    await expect(lines[1]).toBe('#101,t-0,2026-11-18 08:00:00,1000,20000,100,19900')
  },
}

export const ExportFails: Story = {
  parameters: served(230, (request) =>
    new URL(request.url).searchParams.get('curPage') === '2'
      ? Response.json({ message: 'The ledger is closed for the night.' }, { status: 409 })
      : undefined,
  ),
  beforeEach: () => served(230).prepare(),
  play: async ({ canvasElement, args }) => {
    await shown(canvasElement)
    await userEvent.click(find(canvasElement).exportCsv())
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'Nothing was saved. The ledger is closed for the night.',
    )
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const NoExport: Story = {
  args: { canExport: false },
  play: async ({ canvasElement }) => {
    await shown(canvasElement)
    await expect(within(canvasElement).queryByRole('button', { name: 'Export CSV' })).toBeNull()
  },
}

export const PageFails: Story = {
  name: 'CF-115 a page that fails leaves the one on screen, and says so',
  parameters: {
    rules: ['CF-115', 'ERR-27'],
    ...served(12, (request) =>
      new URL(request.url).searchParams.get('curPage') === '2' && isBroken
        ? Response.json({ message: 'The ledger is closed for the night.' }, { status: 409 })
        : undefined,
    ),
  },
  beforeEach: () => {
    isBroken = true
    served(12).prepare()
  },
  play: async ({ canvasElement }) => {
    await shown(canvasElement)
    await userEvent.click(find(canvasElement).next())
    await expect(
      await within(canvasElement).findByText(
        'Page 2 could not be loaded. The ledger is closed for the night.',
      ),
    ).toBeVisible()
    await expect(within(canvasElement).getByText('1 of 3')).toBeVisible()
    await expect(rowsIn(canvasElement)).toHaveLength(5)
    isBroken = false
    await userEvent.click(find(canvasElement).next())
    await waitFor(() => expect(within(canvasElement).getByText('2 of 3')).toBeVisible())
    await expect(within(canvasElement).queryByText(/could not be loaded/)).toBeNull()
  },
}
let isBroken = true

export const Failed: Story = {
  name: "CF-115 a history that fails says so in the server's words, never that it is empty",
  args: { groupId: 'G999' },
  parameters: { rules: ['CF-115', 'ERR-13'] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible()
    await expect(within(canvasElement).queryByText('No transactions in this period.')).toBeNull()
    await expect(find(canvasElement).retry()).toBeVisible()
  },
}

export const SignedOut: Story = {
  parameters: {
    world: undefined,
    signedInAs: undefined,
    answer: () => Response.json({ message: 'Unauthorized' }, { status: 401 }),
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'You are no longer signed in. Please sign in again.',
    )
  },
}

const way = storyNetwork((request) => server.current.answer(request))
const byWay = { world: undefined, signedInAs: undefined, answer: way.answer }

export const Loading: Story = {
  name: 'While a slow server is asked, skeletons stay and nothing jumps',
  parameters: byWay,
  beforeEach: () => {
    server.current = ledger(12)
    way.slow()
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const look = () => placeOf(find(canvasElement).period('week'))
    await expect(canvas.getByText('Loading')).toBeInTheDocument()
    await expectSteady(() => [look(), canvas.queryByText('No transactions in this period.')])
    const before = look()
    way.mend()
    await shown(canvasElement)
    await expect(look()).toEqual(before)
    // While another page is on its way this one stays.
    way.slow()
    await userEvent.click(find(canvasElement).next())
    await expectSteady(() => [look(), canvas.queryByText('Loading'), rowsIn(canvasElement).length])
    await expect(canvas.getByText('1 of 3')).toBeVisible()
    way.mend()
    await canvas.findByText('2 of 3')
  },
}

export const Offline: Story = {
  name: 'CF-115 without a network the transactions stay, with their age, until Try again works',
  parameters: { rules: ['CF-115'], ...byWay },
  beforeEach: () => {
    server.current = ledger(12)
    way.mend()
  },
  play: async ({ canvasElement }) => {
    await shown(canvasElement)
    await expectOld(canvasElement, way)
    await expect(rowsIn(canvasElement)).toHaveLength(5)
    await expectFreshAgain(canvasElement, way)
    await expect(rowsIn(canvasElement)).toHaveLength(5)
  },
}

export const LongNames: Story = {
  args: { ...CONSOLE, defaultPeriod: 'month' },
  parameters: {
    world: undefined,
    signedInAs: undefined,
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

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    await shown(canvasElement)
  },
}

export const Empty: Story = {
  parameters: served(0),
  beforeEach: () => served(0).prepare(),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No transactions in this period.')).toBeVisible()
  },
}

export const ManyRows: Story = {
  parameters: served(10_000),
  beforeEach: () => served(10_000).prepare(),
  play: async ({ canvasElement }) => {
    await shown(canvasElement)
    await expect(within(canvasElement).getByText('1 of 2000')).toBeVisible()
    await expect(rowsIn(canvasElement)).toHaveLength(5)
  },
}

export const Burmese: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  args: { canExport: false },
  play: async ({ canvasElement }) => {
    await shown(canvasElement)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

const wireText = fc.oneof(orNone(fuzzText), fc.constantFrom(null, 7, 'soon'))
const wireNumber = fc.oneof(fuzzNumber, fuzzNumber.map(String), fc.constantFrom(null, '', 'ten'))
const wireRow = fc.record({
  tripid: wireText,
  tripnumber: wireText,
  trip_success_code: wireText,
  total: wireNumber,
  createddate: fc.oneof(fuzzText, fc.constantFrom('2025-01-01 08:00:00', null)),
  initial: wireNumber,
  reduce_amount: wireNumber,
  balance: wireNumber,
})
const wireReply = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      data_list: fc.oneof(fc.array(wireRow, { maxLength: 5 }), fc.constant(null)),
      count: wireNumber,
      opening_balance: wireNumber,
      closing_balance: wireNumber,
      commission: wireNumber,
      wallet: wireNumber,
    }),
  },
  { weight: 1, arbitrary: fc.constantFrom({}, [], null, 'no', { data: null }) },
)
const clock = createFakeClock(Date.UTC(2025, 0, 10))

export const AnyAnswer: Story = {
  ...fuzzView({
    arbitrary: wireReply,
    render: (reply) => (
      <SandboxProvider clock={clock} answer={() => Response.json(reply)}>
        <TransactionHistory {...WALLET} canExport checksSums />
      </SandboxProvider>
    ),
    until: (root) =>
      root.querySelector('section') !== null && root.querySelector('[data-part="skeleton"]') === null,
  }),
}

import { groups, locations } from '@fleetgis/api/map'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { expectSteady } from '../../../testing/expectSteady.ts'
import { heldTimers } from '../../../testing/heldTimers.ts'
import { checkInList } from '../../../testing/index.ts'
import { isReading } from '../../../testing/isReading.ts'
import { NO_GROUPS, NO_REMOTE } from '../../../testing/nothingLoaded.ts'
import { playOnPhone } from '../../../testing/playOnPhone.ts'
import { storyWorld } from '../../../testing/storyWorld.ts'
import { CheckInList } from './CheckInList.tsx'
import { CheckInListView } from './CheckInListView.tsx'
import { CHECK_IN_FILTERS } from './checkInFilters.ts'
import { checkInRow, checkInServer } from './storyCheckIns.ts'

const rowsUpTo = (count: number) => Array.from({ length: count }, (_, index) => checkInRow(index))
const few = checkInServer({ rows: rowsUpTo(25) })
const city = storyWorld()

/**
 * The stored positions of users, newest first: all of a period, 300 a request, usable from the first page on. The browser
 * filters them by user id, group and days.
 *
 * **Do** keep `filters` in the address, so that Back restores them; the search text may be a phone number or an e-mail
 * address and belongs in the history's state.
 * **Do not** poll it: a refetch repeats every request. Reload refetches by hand.
 *
 * **Events** `onFiltersChange(filters)` for filters and page; `onSave({ name, text, type })` takes the exported file in place
 * of a download.
 *
 * **Export** the check-ins that match the filters, in the order of the list, once all are loaded. Texts that a spreadsheet would run as a formula start with an apostrophe.
 *
 * **States** loading, pages arriving (with Stop loading), stopped, empty, failure with Try again, the rest failed, stale (with
 * its age), capped at 20,000.
 *
 * **Translation keys** `checkIns.*`, `groups.*`, `paging.*`, `date.*`
 *
 * **Calls** EP-A11 (the check-ins), EP-A14 (the groups), EP-A16 (the drivers).
 *
 * ```tsx
 * import { CheckInList } from '@fleetgis/ui/CheckInList'
 *
 * <FleetProvider client={client} language="en" theme="light">
 *   <CheckInList />
 * </FleetProvider>
 * ```
 */
const meta = {
  title: 'Widgets/CheckInList',
  component: CheckInList,
  args: { onSave: fn() },
  beforeEach: () => {
    few.reset()
    city.mend()
  },
  parameters: {
    answer: few.answer,
    connect: city.connect,
    clock: { now: () => city.world.now },
    docs: { story: { inline: false, height: '720px' } },
    latinWords: { 'Group G001': 'the name of a group', 'Group G002': 'the name of a group' },
  },
} satisfies Meta<typeof CheckInList>

export default meta
type Story = StoryObj<typeof meta>

const find = (canvasElement: HTMLElement) => checkInList(within(canvasElement))
const cells = (canvasElement: HTMLElement, column: number) =>
  [...canvasElement.querySelectorAll('tbody tr')].map((row) => row.children[column]?.textContent)
const total = (canvasElement: HTMLElement, count: string) =>
  // The last one: before it is what was announced.
  waitFor(() =>
    expect(within(canvasElement).getAllByText('Total').at(-1)).toHaveTextContent(`Total ${count}`),
  )

export const Default: Story = {
  name: 'CHK-03 columns in their order, ten a page, numbered over all pages',
  parameters: { rules: ['CHK-02', 'CHK-09', 'CHK-10', 'CHK-12', 'CF-28', 'PAGE-05'] },
  play: async ({ canvas, canvasElement, args }) => {
    await total(canvasElement, '25')
    const heads = await canvas.findAllByRole('columnheader')
    await expect(heads.map((head) => head.textContent).join()).toBe(
      'Sr. No,User ID,Domain ID,Type,Latitude,Longitude,Created Date Time',
    )
    await expect(cells(canvasElement, 0)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
    await expect(cells(canvasElement, 6)[0]).toBe('08:15 AM, 20 Nov 2026')
    await userEvent.click(find(canvasElement).page(3))
    await expect(cells(canvasElement, 0)).toEqual(['21', '22', '23', '24', '25'])
    await expect(find(canvasElement).next()).toBeDisabled()
    // All check-ins are sorted, not the page alone: 10 comes after 9, and the numbers count on.
    await userEvent.click(canvas.getByRole('button', { name: 'User ID' }))
    await expect(cells(canvasElement, 1).slice(0, 2)).toEqual(['driver0@example.com', 'driver1@example.com'])
    await userEvent.click(canvas.getByRole('button', { name: 'User ID' }))
    await expect(cells(canvasElement, 1)[0]).toBe('driver24@example.com')
    await expect(cells(canvasElement, 0)[0]).toBe('1')
    // The file has the same order.
    await userEvent.click(find(canvasElement).exportCsv())
    const text = expect.stringMatching(/^[^\n]+\r\n1,driver24@example\.com,/)
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ text }))
    // CHK-10, CHK-12: the default days.
    await expect(few.bodies).toEqual([
      expect.objectContaining({ search: ' ', domainids: [], startdate: '2024-09-01' }),
    ])
  },
}

export const GroupSearch: Story = {
  name: 'CF-173 two groups can be searched too',
  parameters: { rules: ['MAP-10', 'CHK-02'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Groups All groups' }))
    await canvas.findByRole('option', { name: 'Group G001' })
    await userEvent.type(canvas.getByRole('combobox', { name: 'Search: Groups' }), '002')
    await expect(canvas.queryByRole('option', { name: 'Group G001' })).toBeNull()
    await expect(canvas.getByRole('option', { name: 'Group G002' })).toBeVisible()
  },
}

export const GroupNames: Story = {
  name: 'CF-186 a group stands by its name, which links to its page, with its id beside it',
  args: { groupHrefOf: ({ groupId }) => `#${groupId}` },
  parameters: { rules: ['CHK-03'] },
  play: async ({ canvas, canvasElement }) => {
    const [first] = await canvas.findAllByRole('link', { name: 'Group G001' })
    await expect(first).toHaveAttribute('href', '#G001')
    await expect(cells(canvasElement, 2).slice(0, 2)).toEqual(['Group G002 G002', 'Group G001 G001'])
  },
}

const named = [
  { syskey: 's1', name: 'ခင်မောင်', email: 'driver1@example.com' },
  { syskey: 's2', name: 'ေက်ာ္မင္း', email: 'driver2@example.com' },
]
export const Zawgyi: Story = {
  name: 'CF-166 a Zawgyi name is sorted as it is shown, and found in both spellings',
  tags: ['!dev', '!autodocs'],
  parameters: {
    rules: ['CHK-06'],
    answer: (request: Request) =>
      new URL(request.url).pathname === '/driver/driverByAdmin'
        ? Response.json({ status: 200, data_list: named, total_count: 2 })
        : few.answer(request),
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('ကျော်မင်း')
    await userEvent.click(canvas.getByRole('button', { name: 'User ID' }))
    await userEvent.click(canvas.getByRole('button', { name: 'User ID' }))
    const first = () => cells(canvasElement, 1).slice(0, 2)
    await waitFor(() =>
      expect(first()).toEqual(['ခင်မောင် driver1@example.com', 'ကျော်မင်း driver2@example.com']),
    )
    for (const typed of ['ေက်ာ္မင္း', 'ကျော်မင်း']) {
      await userEvent.clear(find(canvasElement).search())
      await userEvent.type(find(canvasElement).search(), typed)
      await total(canvasElement, '1')
    }
  },
}

const sparse = checkInServer({
  rows: [
    checkInRow(1),
    { ...checkInRow(2), datetime: null },
    { ...checkInRow(3), route: null },
    { ...checkInRow(4), domainid: '' },
    null,
  ],
})
export const Sparse: Story = {
  name: 'CF-28 a check-in without a date or a place is shown with what it has; what is left out is counted',
  parameters: { rules: ['CHK-03', 'CHK-08'], answer: sparse.answer },
  play: async ({ canvas, canvasElement }) => {
    await total(canvasElement, '4')
    await expect(cells(canvasElement, 1)).toEqual([1, 2, 3, 4].map((each) => `driver${each}@example.com`))
    await expect(cells(canvasElement, 6)).toEqual([
      '08:15 AM, 20 Nov 2026',
      '–',
      '08:15 AM, 20 Nov 2026',
      '08:15 AM, 20 Nov 2026',
    ])
    await expect(cells(canvasElement, 4)).toEqual(['16.774412', '16.774412', '–', '16.774412'])
    await expect(cells(canvasElement, 2)[3]).toBe('–')
    await expect(canvas.getByText('1 row from the server cannot be read and is left out.')).toBeVisible()
    await expect(canvas.queryByText(/has no date/)).toBeNull()
  },
}

export const SparseDays: Story = {
  name: 'CF-28 chosen days count the check-ins without a date as left out',
  args: {
    filters: { ...CHECK_IN_FILTERS, days: { start: '2026-11-20', end: '2026-11-20' } },
  },
  parameters: { rules: ['CHK-08'], answer: sparse.answer },
  play: async ({ canvas, canvasElement }) => {
    await total(canvasElement, '3')
    await expect(
      canvas.getByText('1 check-in has no date and is left out while days are chosen.'),
    ).toBeVisible()
  },
}

export const SparseBurmesePhone: Story = {
  ...SparseDays,
  name: 'CF-28 in Burmese, on a phone',
  tags: ['!dev', '!autodocs'],
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByText('ရက်စွဲ မပါသော နေရာမှတ်တမ်း 1 ခုကို ရွေးထားသော ရက်များတွင် ချန်ထားပါသည်။')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

export const Loading: Story = {
  beforeEach: () => city.slow(),
  play: city.playLoading(
    (canvasElement) => total(canvasElement, '25'),
    (canvasElement) => expect(within(canvasElement).queryByText('No location found')).toBeNull(),
  ),
}

export const Empty: Story = {
  name: 'CHK-04 without check-ins it says No location found',
  parameters: { answer: checkInServer({ rows: [] }).answer },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('No location found')).toBeVisible()
    await expect(find(canvasElement).exportCsv()).toBeDisabled()
  },
}

export const NothingFound: Story = {
  name: 'CHK-04 where the filters find no check-in Show all clears them',
  play: async ({ canvas, canvasElement }) => {
    await total(canvasElement, '25')
    await userEvent.type(find(canvasElement).search(), 'no such user')
    await expect(await canvas.findByText('No location found')).toBeVisible()
    await userEvent.click(find(canvasElement).showAll())
    await total(canvasElement, '25')
    await expect(find(canvasElement).search()).toHaveValue('')
  },
}

export const Failed: Story = {
  parameters: { rules: ['CF-115'] },
  beforeEach: () => city.cut(),
  play: city.playFailed((canvasElement) => total(canvasElement, '25')),
}

let isRestCut = true
const broken = checkInServer({
  rows: rowsUpTo(700),
  before: ({ path, page }) => {
    if ((page > 1 || path === '/domain/list') && isRestCut) throw new TypeError('Failed to fetch')
  },
})
export const RestFailed: Story = {
  name: 'MAP-10 if a later page and the groups fail the rows stay, and the list of groups has a retry of its own',
  parameters: { rules: ['CF-115'], answer: broken.answer },
  beforeEach: () => {
    isRestCut = true
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The remaining check-ins are not loaded.',
    )
    await waitFor(() => expect(cells(canvasElement, 0)).toHaveLength(10))
    await userEvent.click(canvas.getByRole('button', { name: /^Groups/ }))
    const popup = within(await canvas.findByRole('dialog'))
    await expect(await popup.findByRole('alert')).toHaveTextContent(
      'The groups could not be loaded. The server cannot be reached. Check your connection and try again.',
    )
    isRestCut = false
    await userEvent.click(popup.getByRole('button', { name: 'Try again' }))
    await expect(await popup.findByRole('option', { name: 'Group G001' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    // The answer that the groups got may have refetched the rest already.
    const retry = canvas.queryByRole('button', { name: 'Try again' })
    if (retry) await userEvent.click(retry)
    await total(canvasElement, '700')
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const GroupsFailed: Story = {
  name: 'MAP-10 if the groups alone fail their list says why, with a retry that keeps the focus in it',
  parameters: { rules: ['CF-115'] },
  beforeEach: () => city.cut(groups),
  play: async ({ canvas, canvasElement }) => {
    await total(canvasElement, '25')
    await userEvent.click(canvas.getByRole('button', { name: /^Groups/ }))
    const dialog = await canvas.findByRole('dialog')
    const popup = within(dialog)
    await expect(await popup.findByRole('alert')).toHaveTextContent(
      'The groups could not be loaded. The server cannot be reached. Check your connection and try again.',
    )
    city.mend()
    await city.expectSteadyRetry(() => popup.getByRole('button', { name: /^Try again/ }))
    await expect(await popup.findByRole('option', { name: /G001/ })).toBeVisible()
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  },
}

export const Stale: Story = {
  name: 'CF-115 after a failed reload the rows stay, with their age',
  play: async ({ canvas, canvasElement }) => {
    await total(canvasElement, '25')
    await city.quiet()
    const asked = city.calls(locations).length
    city.cut()
    city.later(3)
    // The page is visible again: the rows do not refetch by themselves.
    await city.quiet()
    await expect(city.calls(locations)).toHaveLength(asked)
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await canvas.findByText(/^Updated 3 minutes ago\. The server cannot be reached/)
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
    await expect(cells(canvasElement, 0)).toHaveLength(10)
    if (isReading()) return
    city.mend()
    await userEvent.click(find(canvasElement).retry())
    await waitFor(() => expect(canvas.queryByText(/cannot be reached/)).toBeNull())
  },
}

export const Filters: Story = {
  name: 'CHK-05 the browser filters by user id, days and group, from page 1 again',
  parameters: { rules: ['CHK-06', 'CHK-07', 'CHK-08', 'DATE-06', 'CF-28'] },
  play: async ({ canvas, canvasElement, args }) => {
    await total(canvasElement, '25')
    await userEvent.click(find(canvasElement).page(3))
    await userEvent.type(find(canvasElement).search(), 'DRIVER1')
    // driver1 and driver10 to driver19.
    await total(canvasElement, '11')
    await expect(cells(canvasElement, 0)[0]).toBe('1')
    // The tenth row on is of 19 November.
    await userEvent.clear(find(canvasElement).end())
    await userEvent.type(find(canvasElement).end(), '19/11/2026{Enter}')
    await total(canvasElement, '10')
    await userEvent.click(canvas.getByRole('button', { name: /^Groups/ }))
    await userEvent.click(await canvas.findByRole('option', { name: 'Group G002' }))
    await userEvent.keyboard('{Escape}')
    await total(canvasElement, '5')
    await userEvent.click(find(canvasElement).exportCsv())
    // The heading and the five check-ins.
    const text = expect.stringMatching(/^([^\n]+\r\n){6}$/)
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ text }))
    await userEvent.type(find(canvasElement).search(), 'nobody')
    await expect(await canvas.findByText('No location found')).toBeVisible()
    await userEvent.click(find(canvasElement).clear())
    await total(canvasElement, '25')
    await expect(few.bodies).toHaveLength(1)
  },
}

let midnights = 0
let cache: QueryClient
/** The last days of the answered lists. */
const cachedEnds = () =>
  cache
    .getQueryCache()
    .findAll({
      queryKey: [locations.id],
      predicate: ({ state }) => !(state.data as { isOfEarlierDay?: true } | undefined)?.isOfEarlierDay,
    })
    .map(({ queryKey }) => (queryKey[1] as { end: string }).end)

/** When the list to a last day was answered. */
const answeredAt = (end: string) =>
  cache
    .getQueryCache()
    .findAll({ queryKey: [locations.id] })
    .find(({ queryKey }) => (queryKey[1] as { end: string }).end === end)?.state.dataUpdatedAt

export const Midnight: Story = {
  name: 'CHK-12 after midnight nothing reloads by itself; today can be chosen, and Reload asks for it',
  tags: ['!dev', '!autodocs'],
  parameters: {
    rules: ['CHK-10', 'CF-28'],
    clock: { now: () => city.world.now + midnights * 86_400_000 },
  },
  decorators: [
    (Story) => {
      cache = useQueryClient()
      return <Story />
    },
  ],
  beforeEach: () => {
    midnights = 0
  },
  play: async ({ canvas, canvasElement }) => {
    await total(canvasElement, '25')
    const ends = () => few.bodies.map((body) => (body as { enddate: string }).enddate)
    await expect(ends()).toEqual(['2026-11-20'])
    midnights = 1
    await waitFor(() => expect(find(canvasElement).end()).toHaveValue('21/11/2026'))
    await city.quiet()
    await expect(ends()).toHaveLength(1)
    await userEvent.clear(find(canvasElement).start())
    await userEvent.type(find(canvasElement).start(), '21/11/2026{Enter}')
    await waitFor(() => expect(ends()).toEqual(['2026-11-20', '2026-11-21']))
    await userEvent.clear(find(canvasElement).start())
    await userEvent.type(find(canvasElement).start(), '01/09/2024{Enter}')
    await total(canvasElement, '25')
    const rows = canvas.getAllByRole('row').length
    midnights = 2
    city.slow()
    await userEvent.click(await canvas.findByRole('button', { name: 'Reload' }))
    // The rows stay meanwhile.
    await expectSteady(() => canvas.getAllByRole('row').length === rows)
    await expect(canvas.getAllByRole('row')).toHaveLength(rows)
    await expect(cachedEnds()).not.toContain('2026-11-22')
    // With the age of their answer.
    await expect(answeredAt('2026-11-22')).toBe(answeredAt('2026-11-21'))
    city.mend()
    await waitFor(() => expect(ends()).toEqual(['2026-11-20', '2026-11-21', '2026-11-22']))
    await city.quiet()
    await total(canvasElement, '25')
    await expect(ends()).toHaveLength(3)
    // The dashboard counts the lists of today.
    await expect(cachedEnds()).toContain('2026-11-22')
  },
}

let arrived = 0
let goOn = () => {}
let isHeld = Promise.resolve()
const many = checkInServer({
  rows: rowsUpTo(1000),
  before: async ({ page }) => {
    arrived = page
    if (page === 3) await isHeld
  },
})
export const Many = {
  name: 'CF-130 pages of 300 arrive one after another until a short one, and can be filtered meanwhile',
  parameters: { rules: ['CHK-11'], answer: many.answer },
  beforeEach: () => {
    many.reset()
    isHeld = new Promise((resolve) => {
      goOn = resolve
    })
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/600 loaded so far/)
    await userEvent.type(find(canvasElement).search(), 'driver59')
    // driver59 and driver590 to driver599.
    await total(canvasElement, '11')
    // There is no file of a part.
    await expect(find(canvasElement).exportCsv()).toBeDisabled()
    await userEvent.click(find(canvasElement).stop())
    await canvas.findByText(/Stopped at 600/)
    await expect(find(canvasElement).exportCsv()).toBeDisabled()
    goOn()
    await userEvent.click(find(canvasElement).resume())
    await canvas.findByText('Updated just now')
    await expect(arrived).toBe(4)
    await expect(find(canvasElement).exportCsv()).toBeEnabled()
    await expect(many.mostAtOnce).toBe(1)
    // In the place of Stop loading.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Reload' })).toHaveFocus())
    await userEvent.clear(find(canvasElement).search())
    await total(canvasElement, '1,000')
  },
} satisfies Story

const held = heldTimers(10_000)
export const Spoken: Story = {
  name: 'CHK-11 while pages arrive the total is announced once in 10 seconds at most, and the last one at the end',
  tags: ['!dev', '!autodocs'],
  parameters: { answer: many.answer },
  beforeEach: () => {
    Many.beforeEach()
    return held.beforeEach()
  },
  play: async ({ canvas, canvasElement }) => {
    const spoken: string[] = []
    const changes = new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement
        const region = element?.closest('[role="status"], [role="alert"], [aria-live]')
        const text = region?.textContent?.trim()
        if (text && text !== spoken.at(-1)) spoken.push(text)
      }
    })
    await canvas.findByText(/600 loaded so far/)
    changes.observe(canvasElement, { subtree: true, childList: true, characterData: true })
    await total(canvasElement, '600')
    held.elapse()
    await waitFor(() => expect(spoken).toEqual(['Total 600']))
    goOn()
    await canvas.findByText('Updated just now')
    await total(canvasElement, '1,000')
    await expect(spoken).toEqual(['Total 600'])
    held.elapse()
    await waitFor(() => expect(spoken).toEqual(['Total 600', 'Total 1,000']))
    // A search is announced at once.
    await userEvent.type(find(canvasElement).search(), 'driver999')
    await waitFor(() => expect(spoken.at(-1)).toBe('Total 1'))
    changes.disconnect()
  },
}

export const Capped: Story = {
  name: 'CF-130 at the limit it says so, and asks for a later start',
  render: () => (
    <CheckInListView
      checkIns={[]}
      loading={{
        progress: { loaded: 20_100 },
        failure: undefined,
        staleness: undefined,
        age: 'Updated just now',
        isFetching: false,
        isComplete: true,
        isSignedOut: false,
        isCancelled: false,
        cancel: () => {},
        retry: () => {},
      }}
      isCapped
      filters={CHECK_IN_FILTERS}
      onFiltersChange={() => {}}
      days={{ start: '2024-09-01', end: '2026-11-20' }}
      today="2026-11-20"
      groups={{ groups: [] }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^Only the newest 20,100 check-ins are loaded\. Choose a later start/),
    ).toBeVisible()
  },
}

export const BurmeseDarkPhone: Story = {
  parameters: {
    answer: checkInServer({
      rows: [checkInRow(0, { userid: `${'w'.repeat(60)}@example.com` }), ...rowsUpTo(12)],
    }).answer,
  },
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  play: playOnPhone((canvasElement) => waitFor(() => expect(cells(canvasElement, 0)).toHaveLength(10))),
}

export const View: Story = {
  tags: ['!dev', '!autodocs', 'mount'],
  render: () => (
    <CheckInListView
      groups={NO_GROUPS}
      onFiltersChange={fn()}
      checkIns={undefined}
      loading={{ ...NO_REMOTE, isComplete: false, isCancelled: false, progress: { loaded: 0 }, cancel: fn() }}
      filters={CHECK_IN_FILTERS}
      days={{ start: '2026-11-20', end: '2026-11-20' }}
      today="2026-11-20"
    />
  ),
}

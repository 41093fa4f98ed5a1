import { BOOKING_CODES, type WaitingLimit } from '@fleetgis/domain/bookings'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { expectSteady } from '../../../testing/expectSteady.ts'
import { bookingList } from '../../../testing/index.ts'
import { playOnPhone } from '../../../testing/playOnPhone.ts'
import { storyBox } from '../../../testing/storyBox.tsx'
import { aBooking, burmeseBooking, longBooking, someBookings } from '../BookingCard/storyBookings.ts'
import { FIRST_FILTERS } from './BookingListFilters.ts'
import { BookingListView } from './BookingListView.tsx'
import type { BookingListViewProps } from './BookingListViewProps.ts'

const meta = {
  title: 'Widgets/BookingList/BookingListView',
  tags: ['!autodocs'],
  component: BookingListView,
  args: {
    audience: 'driver',
    bookings: someBookings(3),
    total: 3,
    filters: FIRST_FILTERS,
    onGo: fn(),
    hasMore: false,
    onLoadMore: fn(),
    isLoadingMore: false,
    isFetching: false,
    onRetry: fn(),
    isAutoRefreshing: true,
    onAutoRefreshChange: fn(),
    onAction: fn(),
    onOpenDetail: fn(),
    onOpenChat: fn(),
  },
} satisfies Meta<typeof BookingListView>

export default meta
type Story = StoryObj<typeof meta>

const find = (canvasElement: HTMLElement) => bookingList(within(canvasElement))

export const Plain: Story = {
  tags: ['picture'],
  name: 'Default',
  parameters: { rules: ['BKG-04'] },
  play: async ({ canvas, canvasElement, args }) => {
    const list = find(canvasElement)
    await expect(canvas.getAllByRole('article')).toHaveLength(3)
    await expect(list.go()).toHaveAttribute('data-variant', 'secondary')
    await userEvent.selectOptions(list.status(), 'Assigned')
    await expect(canvas.getByText('Press Go to apply.')).toBeVisible()
    await expect(list.go()).toHaveAttribute('data-variant', 'primary')
    await userEvent.click(list.go())
    await expect(args.onGo).toHaveBeenCalledWith({ ...FIRST_FILTERS, option: 'assigned' })
    await userEvent.selectOptions(list.status(), 'All')
    await expect(canvas.queryByText('Press Go to apply.')).toBeNull()
    await userEvent.click(list.autoRefresh())
    await expect(args.onAutoRefreshChange).toHaveBeenCalledWith({ isAutoRefreshing: false })
    await userEvent.click(list.go())
    await expect(args.onGo).toHaveBeenLastCalledWith(FIRST_FILTERS)
  },
}

export const Loading: Story = {
  args: { bookings: undefined, isFetching: true, total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading bookings')).toBeVisible()
    await expect(canvas.queryByText('No booking found.')).toBeNull()
  },
}

export const Empty: Story = {
  name: 'BKG-12 without a booking the list says so',
  args: { bookings: [], total: 0 },
  play: ({ canvas }) => expect(canvas.getByText('No booking found.')).toBeVisible(),
}

export const Failed: Story = {
  name: 'ERR-13 a list that failed to load says why and offers another try',
  args: { bookings: undefined, total: 0, failure: 'The booking service is closed.' },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The booking service is closed.')
    await userEvent.click(find(canvasElement).retry())
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Stale: Story = {
  name: 'CF-115 stale bookings are marked with their age',
  args: {
    live: { state: 'outOfDate', minutes: 12, reason: 'The booking service is closed.', onRetry: fn() },
  },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByText('Out of date, 12 min')).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(3)
    await userEvent.click(find(canvasElement).retry())
    await expect(args.live?.onRetry).toHaveBeenCalledOnce()
  },
}

const OFFLINE_WORDS = 'You are offline. This works again once you are online.'

export const Offline: Story = {
  name: 'R11 offline the live strip says once why actions are disabled, and each action says it to screen readers',
  args: {
    bookings: [
      aBooking({ key: 'key-1', id: 'BK-1', status: BOOKING_CODES.pending }),
      aBooking({ key: 'key-3', id: 'BK-3', status: BOOKING_CODES.arrived }),
    ],
    live: { state: 'offline', minutes: 2, onRetry: fn() },
    isReady: true,
    onReadyChange: fn(),
  },
  play: async ({ canvas, canvasElement }) => {
    const accept = canvas.getByRole('button', { name: 'Accept' })
    await expect(accept).toBeDisabled()
    await expect(accept).toHaveAccessibleDescription(`BK-1 ${OFFLINE_WORDS}`)
    await expect(find(canvasElement).go()).toBeDisabled()
    await expect(find(canvasElement).go()).toHaveAccessibleDescription(OFFLINE_WORDS)
    await expect(find(canvasElement).ready()).toBeDisabled()
    await expect(find(canvasElement).ready()).toHaveAccessibleDescription(OFFLINE_WORDS)
    // Screen readers have the texts; on screen each is a clipped pixel.
    for (const text of canvas.getAllByText(OFFLINE_WORDS)) await expect(text.offsetHeight).toBe(1)
    await expect(canvas.getByText('Offline', { selector: 'strong' })).toBeVisible()
    await expect(canvas.getByText('Actions work again once you are online.')).toBeVisible()
  },
}

export const Long: Story = {
  args: {
    audience: 'admin',
    bookings: [longBooking({ status: BOOKING_CODES.reassigned })],
    total: 1,
    imageHosts: [],
  },
  globals: { viewport: { value: 'phone' } },
  play: playOnPhone(),
}

export const BurmeseDarkPhone: Story = {
  args: {
    bookings: [1, 2].map((status) => burmeseBooking({ key: `key-${status}`, id: `BK-${status}`, status })),
    total: 2,
    isReady: true,
    onReadyChange: fn(),
  },
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    const list = bookingList(canvas, { language: 'my' })
    await userEvent.click(list.ready())
    await expect(args.onReadyChange).toHaveBeenCalledWith({ isReady: false })
    await userEvent.click(list.filters('အားလုံး · ယနေ့'))
    await expect(list.go()).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

/** An admin's list whose filter to waiting bookings leaves none. */
function NoneWaiting(props: BookingListViewProps) {
  const [limit, onLimitChange] = useState<WaitingLimit | undefined>(5)
  return <BookingListView {...props} waiting={{ bookings: [], total: 1234, limit, onLimitChange }} />
}

export const WaitingReleased: Story = {
  name: 'CF-165 a filter that is released and counts no booking keeps the focus; the count stands within its sentence',
  tags: ['!dev', '!autodocs'],
  args: { audience: 'admin', bookings: [], total: 0 },
  globals: { language: 'my', viewport: { value: 'phone' } },
  render: (args) => <NoneWaiting {...args} />,
  play: async ({ canvas }) => {
    const filter = canvas.getByRole('button', { name: '5 မိနစ်ကျော် စောင့်နေသည် – 0+ ခု' })
    await expect(canvas.getByText('ယနေ့နှင့် မနေ့က ဘွတ်ကင် 1,234 ခုအနက် ပထမ 0 ခု')).toBeVisible()
    await userEvent.click(filter)
    await expect(filter).toHaveAttribute('aria-pressed', 'false')
    await expect(filter).toHaveAttribute('aria-disabled', 'true')
    await expect(filter).toHaveFocus()
  },
}

/** The distance from the top of the list to its first card, in px. */
const firstCardAt = (canvasElement: HTMLElement) => {
  const topOf = (part: string) => canvasElement.querySelector(part)?.getBoundingClientRect().top ?? Number.NaN
  return topOf('[data-component="BookingCard"]') - topOf('[data-component="BookingList"]')
}

export const BeginsWithWork: Story = {
  name: 'BKG-10 on a phone only the switch, the live strip and the line of the filters stand above the first card',
  args: {
    bookings: [aBooking({ key: 'key-1', id: 'BK-1', status: BOOKING_CODES.pending })],
    total: 1_204,
    isReady: true,
    onReadyChange: fn(),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const list = find(canvasElement)
    await expect(firstCardAt(canvasElement)).toBeLessThanOrEqual(190)
    await expect(list.filters('All · Today')).toHaveTextContent('1,204')
    await expect(canvas.getByText('1,204 bookings')).toHaveAttribute('role', 'status')
    await expect(list.sound()).not.toBeChecked()
  },
}

export const UnderWayFirst: Story = {
  tags: ['!dev', '!autodocs'],
  name: 'CF-165 trips under way come before the filters, which hide none of them',
  args: {
    ...BeginsWithWork.args,
    pinned: [aBooking({ key: 'key-2', id: 'BK-2', status: BOOKING_CODES.onTheWay })],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(firstCardAt(canvasElement)).toBeLessThanOrEqual(170)
    const [first] = canvas.getAllByRole('article')
    await expect(first).toHaveAccessibleName('BK-2')
    await expect(first?.compareDocumentPosition(find(canvasElement).filters('All · Today'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
  },
}

export const FoldedFilters: Story = {
  name: 'BKG-04 on a phone the filters are one line that says what is shown, and Go folds them again',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, args }) => {
    const list = find(canvasElement)
    await expect(canvas.queryByRole('combobox')).toBeNull()
    const line = list.filters('All · Today')
    await expect(line.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await expect(line).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(line)
    await expect(line).toHaveAttribute('aria-expanded', 'true')
    await userEvent.selectOptions(list.status(), 'Assigned')
    await expect(list.filters('All · Today')).toBe(line)
    await userEvent.click(list.go())
    await expect(args.onGo).toHaveBeenCalledWith({ ...FIRST_FILTERS, option: 'assigned' })
    await expect(canvas.queryByRole('combobox')).toBeNull()
    await expect(line).toHaveFocus()
  },
}

/** Renders again with the same filters, in a new object. */
function Rerendered(args: BookingListViewProps) {
  const [renders, setRenders] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setRenders(renders + 1)}>
        Render
      </button>
      <BookingListView {...args} filters={{ ...FIRST_FILTERS }} />
    </>
  )
}

export const NewObject: Story = {
  tags: ['!dev', '!autodocs'],
  name: 'BKG-04 what is chosen stays until Go where the app renders again with the same filters in a new object',
  render: (args) => <Rerendered {...args} />,
  play: async ({ canvas, canvasElement, args }) => {
    const list = find(canvasElement)
    await userEvent.selectOptions(list.status(), 'Assigned')
    await userEvent.click(canvas.getByRole('button', { name: 'Render' }))
    await userEvent.click(list.go())
    await expect(args.onGo).toHaveBeenCalledWith({ ...FIRST_FILTERS, option: 'assigned' })
  },
}

export const FoldedRange: Story = {
  tags: ['!dev', '!autodocs'],
  name: 'BKG-04 the line of the filters has the days of a range',
  args: {
    filters: { option: 'complete', period: { option: 'range', start: '2026-11-01', end: '2026-11-20' } },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(find(canvasElement).filters('Complete · 01/11/2026 – 20/11/2026')).toBeVisible()
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

const waiting = someBookings(3).map((booking) => ({ ...booking, status: BOOKING_CODES.pending }))
export const TableLocked: Story = {
  tags: ['!dev', '!autodocs'],
  name: 'BKS-33 while an action is running Assign is disabled in all rows of the table',
  globals: { viewport: { value: 'desktop' } },
  args: {
    audience: 'admin',
    bookings: waiting,
    running: { bookingKey: waiting[0]?.key ?? '', action: 'cancel' },
  },
  play: async ({ canvas }) => {
    const buttons = await canvas.findAllByRole('button', { name: /^Assign booking ./ })
    await expect(buttons).toHaveLength(3)
    for (const button of buttons) await expect(button).toBeDisabled()
  },
}

const thousands = someBookings(10_000)
export const ManyRows: Story = {
  tags: ['!dev', '!autodocs'],
  name: 'R10 of ten thousand cards only those in the viewport are in the document',
  args: { bookings: thousands, total: thousands.length, scroller: 'self' },
  decorators: [storyBox({ height: 700 })],
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: 'BK-1' })
    const scroller = canvas.getByRole('region', { name: 'Bookings' })
    scroller.scrollTop = scroller.scrollHeight / 2
    await waitFor(() => expect(canvas.queryByRole('article', { name: 'BK-1' })).toBeNull())
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeLessThan(40))
  },
}

const many = someBookings(60).map((booking) => ({ ...booking, status: BOOKING_CODES.pending }))

/** Accept moves its booking to the top at once. */
function AcceptedAtOnce(props: BookingListViewProps) {
  const [running, setRunning] = useState<BookingListViewProps['running']>()
  const top = many.filter(({ key }) => key === running?.bookingKey)
  return (
    <BookingListView
      {...props}
      bookings={[...top, ...many.filter((booking) => !top.includes(booking))]}
      running={running}
      onAction={setRunning}
    />
  )
}

export const AcceptedBelow: Story = {
  tags: ['!dev', '!autodocs'],
  name: 'BKS-33 in a long list a card that moves to the top while its action runs keeps the focus',
  args: { total: many.length, scroller: 'self' },
  decorators: [storyBox({ height: 700 })],
  render: (args) => <AcceptedAtOnce {...args} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: 'BK-1' })
    const scroller = canvas.getByRole('region', { name: 'Bookings' })
    scroller.scrollTop = scroller.scrollHeight / 2
    await waitFor(() => expect(canvas.queryByRole('article', { name: 'BK-1' })).toBeNull())
    const card = canvas.getAllByRole('article').at(-3) as HTMLElement
    await userEvent.click(within(card).getByRole('button', { name: 'Accept' }))
    await waitFor(() => expect(card).toHaveAttribute('data-running', 'accept'))
    // The list mounts and removes rows in the frames after it.
    await expectSteady(() => card.contains(document.activeElement))
    await expect(card).toContainElement(document.activeElement as HTMLElement)
  },
}

import { BOOKING_CODES } from '@fleetgis/domain/bookings'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { tripDetail } from '../../../testing/index.ts'
import { savingData } from '../../../testing/savingData.ts'
import { aReceipt, PENDING } from './storyDetail.ts'
import { TripDetailView, type TripDetailViewProps } from './TripDetailView.tsx'

const meta = {
  title: 'Widgets/TripDetail/TripDetailView',
  component: TripDetailView,
  args: {
    detail: aReceipt(),
    status: BOOKING_CODES.complete,
    audience: 'driver',
    onClose: fn(),
    onPrint: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof TripDetailView>

export default meta
type Story = StoryObj<typeof meta>

const LONG = 'No. 128/B, Upper Pansodan Road between Anawrahta Road and Bogyoke Aung San Road, '.repeat(2)

const partOf = (root: HTMLElement, part: string) => {
  const found = root.querySelector<HTMLElement>(`[data-part="${part}"]`)
  if (!found) throw new Error(`There is no part ${part}.`)
  return found
}

const amountsIn = (root: HTMLElement) =>
  Array.from(root.querySelectorAll('[data-line]'), (line) => line.getAttribute('data-line'))

export const Receipt: Story = {
  name: 'Default',
  parameters: { rules: ['BKD-14', 'CF-46', 'BKD-01', 'BKD-02'] },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Receipt' })).toBeVisible()
    await expect(canvasElement.querySelectorAll('[data-part="photo"]')).toHaveLength(2)
    const [x, close, ...others] = canvas.getAllByRole('button', { name: 'Close' })
    if (!x || !close) throw new Error('Two buttons close a receipt.')
    await expect(others).toEqual([])
    await userEvent.click(x)
    await userEvent.click(close)
    await expect(args.onClose).toHaveBeenCalledTimes(2)
  },
}

export const Loading: Story = {
  args: { detail: undefined, isFetching: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Receipt' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading')
    await expect(canvas.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument()
  },
}

export const Failed: Story = {
  name: 'ERR-30 where the detail failed to load the note replaces the map',
  args: { detail: undefined, failure: 'You may not see this booking.', status: BOOKING_CODES.pending },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You may not see this booking.')
    await expect(canvas.getByText('No trip to show on the map.')).toBeVisible()
    await userEvent.click(tripDetail(canvas).retry())
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.click(tripDetail(canvas).close())
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Stale: Story = {
  name: 'CF-115 a stale detail shows its age',
  args: {
    staleness: 'Updated 12 minutes ago. The server cannot be reached. Check your connection and try again.',
  },
}

export const Long: Story = {
  args: {
    detail: aReceipt({
      driverName: 'Maung Maung Thein Han Aung Kyaw Zin Htet Naing Lin Oo (the younger)',
      passengerName: 'W'.repeat(80),
      bookingId: 'B-'.padEnd(60, '0123456789'),
      pickup: LONG,
      dropOff: LONG,
      extras: [{ name: LONG, type: 1, amount: 1_234_567, quantity: 100 }],
      total: 123_456_789_012,
    }),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(tripDetail(canvas).extras())
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

export const BurmeseDarkPhone: Story = {
  args: {
    detail: aReceipt({
      driverName: 'အောင်ကျော်မိုး',
      vehicle: '5K-3421 တိုယိုတာ ပရိုဘောက်',
      passengerName: 'ဒေါ်ခင်မာ',
      pickup: 'ဆူးလေဘုရား',
      stops: ['ဗိုလ်ချုပ်အောင်ဆန်းဈေး', 'မြေနီကုန်း'],
      dropOff: 'အင်းလျားလိတ်ဟိုတယ်',
      extras: [{ name: 'တံတားကြေး', type: 0, amount: 400 }],
    }),
  },
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const page = tripDetail(canvas, { language: 'my' })
    await userEvent.click(page.extras())
    await expect(page.receipt()).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Detail: Story = {
  name: 'CF-46 a detail has Close, and neither the photo of its driver nor an x',
  args: { detail: aReceipt({ currentStatus: 'Start' }), status: BOOKING_CODES.start },
  parameters: { rules: ['BKD-12', 'BKD-14'] },
  play: async ({ canvas, canvasElement, args }) => {
    const page = tripDetail(canvas)
    await expect(page.detail()).toBeVisible()
    await expect(canvasElement.querySelectorAll('[data-part="photo"]')).toHaveLength(1)
    await userEvent.click(page.close())
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const PassengerCancelled: Story = {
  name: 'CF-176 a passenger reads 13 as Cancelled in the summary and in the statuses',
  args: {
    audience: 'passenger',
    detail: { ...PENDING, currentStatus: 'Admin cancel' },
    status: BOOKING_CODES.adminCancel,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('Cancelled').length).toBe(2)
    await expect(partOf(canvasElement, 'statuses')).toHaveTextContent('Cancelled')
    await expect(canvas.queryByText('Admin cancel')).toBeNull()
  },
}

export const NoTrip: Story = {
  tags: ['picture'],
  name: 'BKD-11 without coordinates a note replaces the map',
  args: { detail: PENDING, status: BOOKING_CODES.pending },
  parameters: { rules: ['FMT-06', 'CF-54'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('No trip to show on the map.')).toBeVisible()
    await expect(canvasElement.querySelector('[data-part="map"]')).toBeNull()
    await expect(within(partOf(canvasElement, 'figures')).getAllByText('0 sec')).toHaveLength(2)
    await expect(amountsIn(canvasElement)).toEqual(['total'])
    await expect(partOf(canvasElement, 'fare')).toHaveTextContent('TOTAL0MMK')
  },
}

export const Facts: Story = {
  name: 'BKD-05 shows who drove whom from where to where, how long, for how much, and what happened when; prints',
  parameters: {
    rules: [
      'BKD-03',
      'BKD-04',
      'BKD-06',
      'BKD-07',
      'BKD-08',
      'BKD-09',
      'BKD-10',
      'BKD-16',
      'BKD-17',
      'BKD-18',
      'BKD-19',
      'BKD-20',
      'FMT-01',
      'FMT-02',
      'FMT-03',
      'FMT-04',
      'FMT-07',
      'FMT-08',
      'MASK-01',
      'MASK-04',
      'CF-47',
      'CF-49',
      'CF-50',
      'CF-51',
      'CF-52',
      'CF-53',
    ],
  },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByText('Booking ID B-20415')).toBeVisible()
    await expect(canvas.getByText('Created 08:00 AM, 01 Jan 2025')).toBeVisible()
    await expect(canvas.getByText('Daw Khin Mar')).toBeVisible()
    await expect(
      within(partOf(canvasElement, 'journey'))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['PickupSule Pagoda', 'Stop 1Bogyoke Market', 'Stop 2Myaynigone', 'Drop-offInya Lake Hotel'])
    for (const value of ['12.1 km', '35 min 20 sec', '3 min']) {
      await expect(within(partOf(canvasElement, 'figures')).getByText(value)).toBeVisible()
    }
    await expect(canvas.getByText('#128153')).toBeVisible()
    await expect(partOf(canvasElement, 'vehicle')).toHaveTextContent('Toyota Probox 5K-3421')
    const call = canvas.getByRole('link', { name: 'Call 0979***567' })
    await expect(call).toHaveAttribute('href', 'tel:09791234567')
    await expect(canvas.getByText('a***@example.com')).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent('09791234567')
    await expect(canvasElement).not.toHaveTextContent('aung@')
    const lines = partOf(canvasElement, 'fare').querySelectorAll('[data-line]:not([data-line="extrasTotal"])')
    await expect(Array.from(lines, ({ textContent }) => textContent)).toEqual([
      'Initial fare1,500',
      'Distance charge7,200',
      'Waiting charge300',
      'TOTAL10,900MMK',
    ])
    await expect(partOf(canvasElement, 'statuses')).toHaveTextContent(
      'StatusPrevious statusStart08:13 AM, 01 Jan 2025Current statusComplete08:49 AM, 01 Jan 2025',
    )

    const page = tripDetail(canvas)
    const extras = partOf(canvasElement, 'extras')
    await expect(page.extras()).toHaveAttribute('aria-expanded', 'false')
    await expect(extras).not.toBeVisible()
    page.extras().focus()
    await userEvent.keyboard('{Enter}')
    await expect(page.extras()).toHaveAttribute('aria-expanded', 'true')
    const shown = within(extras).getAllByRole('listitem')
    await expect(shown.map(({ textContent }) => textContent)).toEqual(['Bridge toll400', 'Luggagex 31,500'])
    await userEvent.keyboard('{Enter}')
    await expect(extras).not.toBeVisible()
    await userEvent.click(page.print())
    await expect(args.onPrint).toHaveBeenCalledOnce()
  },
}

/** A detail at 9, which a button moves to 5. */
function Moving(props: TripDetailViewProps) {
  const [status, setStatus] = useState(9)
  return (
    <>
      <button type="button" onClick={() => setStatus(5)}>
        To 5
      </button>
      <TripDetailView {...props} status={status} />
    </>
  )
}

export const AdminContact: Story = {
  name: 'BKD-15 an admin sees the contact of a booking at 9 and 10, and none at 5',
  args: { audience: 'admin', detail: aReceipt({ path: [] }) },
  parameters: { rules: ['CF-105'] },
  render: (args) => <Moving {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Call 0979***567' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'To 5' }))
    await expect(canvas.getByText('Aung Kyaw Moe')).toBeVisible()
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
    await expect(canvas.queryByText(/@/)).not.toBeInTheDocument()
  },
}

/** A detail of a trip under way, with a button for a longer path and one for another trip. */
function Replayed({ detail, ...props }: TripDetailViewProps) {
  const [points, setPoints] = useState(8)
  const [key, setKey] = useState(detail?.key ?? '')
  return (
    <>
      <button type="button" onClick={() => setPoints(12)}>
        Later
      </button>
      <button type="button" onClick={() => setKey('ab-cd-16')}>
        Another trip
      </button>
      <TripDetailView
        {...props}
        detail={detail && { ...detail, key, path: detail.path.slice(0, points) }}
        status={BOOKING_CODES.start}
      />
    </>
  )
}

export const AnotherTrip: Story = {
  name: 'The replay of another trip is at its start, and does not play; a path that grows keeps the position',
  tags: ['!dev', '!autodocs'],
  args: { audience: 'owner' },
  render: (args) => <Replayed {...args} />,
  play: async ({ canvas }) => {
    const time = () => canvas.findByRole('slider')
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    await fireEvent.change(await time(), { target: { value: '600' } })
    await press('Later')
    await expect(await time()).toHaveValue('600')
    await press('Play')
    await press('Another trip')
    await waitFor(async () => expect(await time()).toHaveValue('0'))
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible()
  },
}

export const Paid: Story = {
  name: 'CF-167 a paid booking says so beside its total; below shows what was estimated, and the difference',
  args: { detail: aReceipt({ isPaid: true, estimatedAmount: 11_400 }) },
  parameters: { rules: ['TRIP-09'] },
  play: async ({ canvasElement }) => {
    const total = partOf(canvasElement, 'fare').querySelector('[data-line="total"]')
    await expect(total).toHaveTextContent(/^TOTALPaid10,900MMK$/)
    const lines = partOf(canvasElement, 'fare').querySelectorAll('[data-line="estimate"]')
    await expect(Array.from(lines, ({ textContent }) => textContent)).toEqual([
      'Estimated fare11,400',
      'Difference−500',
    ])
  },
}

export const EmptyAmounts: Story = {
  name: 'BKD-13 missing and 0 amounts have no line, and without a success code there is no trip code',
  parameters: { rules: ['BKD-07'] },
  args: {
    detail: aReceipt({
      initialFare: 500,
      distanceCharge: '0.00',
      waitingCharge: undefined,
      extrasTotal: 0,
      // Paid before the trip has ended.
      total: null,
      isPaid: true,
      successCode: undefined,
    }),
    onPrint: undefined,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText(/#128/)).not.toBeInTheDocument()
    await expect(canvas.queryByText('Trip code')).not.toBeInTheDocument()
    await expect(amountsIn(canvasElement)).toEqual(['initialFare', 'total'])
    await expect(canvas.queryByText('Paid')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument()
  },
}

/** A detail that its Close unmounts. */
function Closable(props: TripDetailViewProps) {
  const [isOpen, setOpen] = useState(true)
  return isOpen ? <TripDetailView {...props} onClose={() => setOpen(false)} /> : null
}

const styleRules = () =>
  [...document.styleSheets].flatMap(({ cssRules }) => Array.from(cssRules, ({ cssText }) => cssText))

export const ClosedWithoutRestyling: Story = {
  tags: ['!dev', '!autodocs'],
  name: 'A detail that closes takes no style rule with it, so that the browser does not restyle the page',
  args: { detail: PENDING, status: BOOKING_CODES.pending },
  render: (args) => <Closable {...args} />,
  play: async ({ canvas }) => {
    const before = styleRules()
    await userEvent.click(tripDetail(canvas).close())
    await waitFor(() => expect(canvas.queryByRole('article')).toBeNull())
    await expect(styleRules()).toEqual(expect.arrayContaining(before))
  },
}

export const SavingData: Story = {
  tags: ['!dev', '!autodocs'],
  name: 'BKD-01 where the browser saves data, a photo waits for a press',
  beforeEach: savingData,
  args: { imageHosts: ['images.example'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-part="photo"] img')).toHaveLength(0)
    const buttons = canvas.getAllByRole('button', { name: /^Show picture: / })
    await expect(buttons).toHaveLength(2)
    await userEvent.click(buttons[0] as HTMLElement)
    await expect(canvasElement.querySelectorAll('[data-part="photo"] img, [data-empty]')).toHaveLength(1)
  },
}

export const BrokenPhotos: Story = {
  tags: ['!dev', '!autodocs'],
  name: 'BKD-01 a photo that failed to load is replaced by its placeholder',
  args: { imageHosts: ['images.example'] },
  parameters: { rules: ['BKD-02'] },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[data-part="photo"][data-empty]')).toHaveLength(2),
    )
  },
}

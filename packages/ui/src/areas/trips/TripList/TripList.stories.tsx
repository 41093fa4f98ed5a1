import { ownerTripDetail, ownerTripList, ownerVehicles } from '@fleetgis/api/owner'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { tripList } from '../../../testing/index.ts'
import { isReading } from '../../../testing/isReading.ts'
import { NO_PAGES } from '../../../testing/nothingLoaded.ts'
import { playOnPhone } from '../../../testing/playOnPhone.ts'
import { latinWords, storyWorld } from '../../../testing/storyWorld.ts'
import { OWNER_FILTERS } from '../../map/index.ts'
import { TripList, type TripListProps } from './TripList.tsx'
import { TripListView } from './TripListView.tsx'

/** The first owner, who has five vehicles; the third has none. */
const OWNER = '+959200000001'
const WITHOUT_VEHICLES = '+959200000003'
const story = storyWorld({ signedInAs: OWNER })
const MONTH = { ...OWNER_FILTERS, period: { option: 'month' } } as const

/**
 * The trips of an owner's vehicles, five a page, each with its detail. `TripList` makes its calls; `TripListView` is the pure
 * view.
 *
 * **Do** keep `filters` in the address with `onFiltersChange`, and `page` with `onPage`, so that Back and a reload restore
 * them, and give `mapHref` the address of the owner's map.
 *
 * **Keyboard** Enter in the search applies the filters, as Go does. The detail takes the focus and returns it; Escape closes it.
 *
 * **States** loading, no trip, no vehicle, failure with Try again, stale (with its age). The page before stays until the next is
 * loaded. Where the owner's vehicles cannot be loaded a message with Reload replaces the widget (ERR-26).
 *
 * **Translation keys** `tripList.*`, `owner.*`, `paging.*`, `tripDetail.*`, `map.*`, `adminMap.details`
 *
 * **Calls** EP-B46, EP-B51 (5 a page), EP-B52.
 *
 * ```tsx
 * import { TripList } from '@fleetgis/ui/TripList'
 *
 * <TripList ownerId={ownerKey} filters={filters} onFiltersChange={setFilters} mapHref="/owner-map" />
 * ```
 */
const meta = {
  title: 'Widgets/TripList',
  component: TripList,
  render: (args) => <TripList {...args} ownerId={keyOf(args.ownerId)} />,
  args: { ownerId: OWNER, filters: MONTH, onFiltersChange: fn(), mapHref: '/owner-map' },
  parameters: { ...story.opened(), docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<TripListProps>

export default meta
type Story = StoryObj<TripListProps>

const keyOf = (userId: string) => story.world.owners.find((owner) => owner.userId === userId)?.key ?? userId
const find = (canvasElement: HTMLElement) => tripList(within(canvasElement))
const cards = (canvasElement: HTMLElement) => within(find(canvasElement).cards()).getAllByRole('button')
const loaded = (canvasElement: HTMLElement) =>
  waitFor(() => expect(cards(canvasElement).length).toBeGreaterThan(0))

export const Default: Story = {
  name: 'TRIP-03 five trips a page, each with driver, vehicle, both ends, distance and total; Details open its detail',
  parameters: {
    rules: [
      'TRIP-02',
      'TRIP-04',
      'TRIP-06',
      'TRIP-07',
      'TRIP-08',
      'OMAP-13',
      'OMAP-26',
      'PAGE-05',
      'PAGE-06',
      'CF-57',
      'CF-152',
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvasElement)
    await expect(cards(canvasElement)).toHaveLength(5)
    const vehicles = story.world.vehicles.filter(({ ownerKey }) => ownerKey === keyOf(OWNER))
    await expect(story.calls(ownerTripList)).toMatchObject([
      {
        query: { curPage: '1', pageSize: '5' },
        body: { search: ' ', startdate: '2026-11-01', enddate: '2026-11-20' },
      },
    ])
    await expect(story.calls(ownerTripList)[0]?.body).toHaveProperty(
      'vehicleid',
      vehicles.map(({ key }) => key),
    )
    const [first] = within(find(canvasElement).cards()).getAllByRole('listitem')
    if (!first) throw new Error('There is one.')
    await expect(first).toHaveTextContent(/[AP]M, \d+ Nov 2026/)
    await expect(first).toHaveTextContent(/[\d.]+ km/)
    await expect(vehicles.some(({ vehicleNo }) => first.textContent?.includes(vehicleNo))).toBe(true)
    await expect(find(canvasElement).back()).toHaveAttribute('href', '/owner-map')
    await expect(find(canvasElement).previous()).toBeDisabled()
    const count = (await canvas.findByText(/^1 of \d+$/)).textContent?.slice(5)
    await userEvent.click(find(canvasElement).next())
    await expect(await canvas.findByText(`2 of ${count}`)).toBeVisible()
    await expect(story.calls(ownerTripList).at(-1)).toMatchObject({ query: { curPage: '2' } })
    if (isReading()) return
    const [card] = cards(canvasElement)
    await userEvent.click(card as HTMLElement)
    const sheet = within(await within(document.body).findByRole('dialog'))
    await sheet.findByText('Distance')
    await waitFor(() => expect(story.calls(ownerTripDetail)).toHaveLength(1))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(card).toHaveFocus())
  },
}

export const Go: Story = {
  name: 'CF-154 search, period and vehicles apply together, with Go; the same filters refetch',
  parameters: { rules: ['TRIP-02', 'OMAP-03', 'OMAP-04', 'VAL-34'] },
  args: { filters: undefined },
  play: async ({ canvas, canvasElement, args }) => {
    const list = find(canvasElement)
    await loaded(canvasElement)
    await expect(canvas.getByText(/^1 of \d+$/)).toHaveRole('status')
    await userEvent.selectOptions(list.period(), 'This week')
    await userEvent.click(canvas.getByRole('button', { name: /^Vehicles/ }))
    const [vehicle] = await canvas.findAllByRole('option', { name: /^\d[A-Z]-\d{4}$/ })
    if (!vehicle) throw new Error('There is one.')
    await userEvent.click(vehicle)
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByText('Press Go to apply.')).toBeVisible()
    await expect(story.calls(ownerTripList)).toHaveLength(1)
    await userEvent.click(list.go())
    await waitFor(() => expect(story.calls(ownerTripList)).toHaveLength(2))
    const { key } = story.world.vehicles[0] ?? {}
    await expect(story.calls(ownerTripList)[1]?.body).toMatchObject({
      vehicleid: [key],
      startdate: '2026-11-16',
      enddate: '2026-11-22',
    })
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({
      search: '',
      period: { option: 'week' },
      vehicleIds: [key],
    })
    await loaded(canvasElement)
    await userEvent.type(list.search(), ' Nobody{Enter}')
    await expect(await canvas.findByText('No trip found.')).toBeVisible()
    await expect(canvas.getByText('0 found')).toHaveRole('status')
    await expect(story.calls(ownerTripList).at(-1)?.body).toMatchObject({ search: 'Nobody' })
    const before = story.calls(ownerTripList).length
    await userEvent.click(list.go())
    await waitFor(() => expect(story.calls(ownerTripList)).toHaveLength(before + 1))

    await userEvent.selectOptions(list.period(), 'Range')
    await userEvent.clear(await canvas.findByRole('textbox', { name: 'Start date' }))
    await expect(
      canvas.getByText('Please choose both a start and an end date.', { selector: 'p' }),
    ).toBeVisible()
    await expect(list.go()).toBeDisabled()
    await userEvent.type(list.search(), 'x{Enter}')
    await story.quiet()
    await expect(story.calls(ownerTripList)).toHaveLength(before + 1)
  },
}

/** An app that keeps the page of the list. */
function KeptPage(props: TripListProps) {
  const [page, setPage] = useState(1)
  return <TripList {...props} page={page} onPage={(event) => setPage(event.page)} />
}

export const FirstPage: Story = {
  tags: ['!dev', '!autodocs'],
  name: 'TRIP-03 other filters start on page 1 where the app keeps the page too',
  args: { filters: undefined },
  render: (args) => <KeptPage {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const list = find(canvasElement)
    await loaded(canvasElement)
    await userEvent.selectOptions(list.period(), 'This month')
    await userEvent.click(list.go())
    await waitFor(() => expect(list.next()).toBeEnabled())
    await userEvent.click(list.next())
    await canvas.findByText(/^2 of \d+$/)
    await userEvent.selectOptions(list.period(), 'This week')
    await userEvent.click(list.go())
    await canvas.findByText(/^1 of \d+$/)
    await expect(story.calls(ownerTripList).at(-1)).toMatchObject({
      query: { curPage: '1' },
      body: { startdate: '2026-11-16' },
    })
  },
}

export const OneEnd: Story = {
  name: 'TRIP-03 without a number the e-mail stands masked; a trip under way has no end and no total',
  render: () => (
    <TripListView
      filters={OWNER_FILTERS}
      onFiltersChange={() => {}}
      vehicles={[{ id: 'V-1', number: '1A-1234' }]}
      trips={[
        {
          id: 'T-1',
          userId: 'D-1',
          startedAt: '2026-11-20 08:00:00',
          from: 'Sule',
          to: '',
          path: [],
          driverName: 'Aung',
          email: 'aung.driver@example.com',
        },
      ]}
      page={1}
      pages={1}
      onPage={() => {}}
      onDetails={() => {}}
    />
  ),
  play: async ({ canvasElement }) => {
    const [card] = within(find(canvasElement).cards()).getAllByRole('listitem')
    await expect(card).toHaveTextContent('Under way')
    await expect(card).not.toHaveTextContent('aung.driver@example.com')
    await expect(card).toHaveTextContent('@example.com')
    await expect(card).not.toHaveTextContent('MMK')
  },
}

export const Loading: Story = { beforeEach: () => story.slow(), play: story.playLoading(loaded) }

export const NoVehicle: Story = {
  name: 'TRIP-05 No trip found: without a vehicle nothing more is called',
  // The address keeps a vehicle that is not the owner's any more.
  args: { ownerId: WITHOUT_VEHICLES, filters: { ...MONTH, vehicleIds: ['999'] } },
  parameters: { rules: ['CF-85', 'CF-152'], ...story.opened({ signedInAs: WITHOUT_VEHICLES }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No trip found.')).toBeVisible()
    await expect(canvas.getByText('No vehicle is registered for this owner.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Vehicles All' })).toBeDisabled()
    await expect(story.calls(ownerTripList)).toHaveLength(0)
  },
}

export const Failed: Story = {
  name: 'CF-115 trips that cannot be loaded can be asked for again',
  beforeEach: () => story.cut(ownerTripList),
  play: story.playFailed(loaded),
}

export const Refused: Story = {
  name: 'ERR-26 a 401 leaves nothing but the server’s words and Reload',
  parameters: { rules: ['OMAP-28', 'PERM-24'], ...story.opened({ signedInAs: WITHOUT_VEHICLES }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This page is only for the owner.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible()
    await expect(canvas.queryByRole('search')).not.toBeInTheDocument()
    await expect(story.calls().map(({ path }) => path)).toEqual([ownerVehicles.path])
  },
}

/** An app that changes the owner of an open list. */
function TwoOwners({ ownerId, ...props }: TripListProps) {
  const [shown, setShown] = useState(ownerId)
  return (
    <>
      {[OWNER, WITHOUT_VEHICLES].map((owner) => (
        <button key={owner} type="button" onClick={() => setShown(owner)}>
          {owner}
        </button>
      ))}
      <TripList {...props} ownerId={keyOf(shown)} />
    </>
  )
}

export const OtherOwner: Story = {
  tags: ['!dev', '!autodocs'],
  name: 'The list of another owner starts with the filters of a new one',
  args: { filters: undefined },
  render: (args) => <TwoOwners {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const list = find(canvasElement)
    await loaded(canvasElement)
    await userEvent.selectOptions(list.period(), 'This week')
    await userEvent.click(list.go())
    await waitFor(() => expect(story.calls(ownerTripList)).toHaveLength(2))
    canvas.getByText(WITHOUT_VEHICLES).click()
    await canvas.findByText('This page is only for the owner.')
    canvas.getByText(OWNER).click()
    await loaded(canvasElement)
    await expect(list.period()).toHaveDisplayValue('Today')
  },
}

export const Stale: Story = {
  name: 'CF-115 offline the page stays, also while another one fails',
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvasElement)
    story.cut()
    await userEvent.click(find(canvasElement).next())
    await canvas.findByText(/^Page 2 could not be loaded/)
    await expect(canvas.getByText(/^1 of \d+$/)).toBeVisible()
    if (isReading()) return
    story.mend()
    await userEvent.click(find(canvasElement).retry())
    await expect(await canvas.findByText(/^2 of \d+$/)).toBeVisible()
  },
}

export const BurmeseDarkPhone: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  parameters: { latinWords: latinWords(story.world) },
  play: playOnPhone((canvasElement) => {
    const list = tripList(within(canvasElement), { language: 'my' })
    return waitFor(() => expect(within(list.cards()).getAllByRole('button')).toHaveLength(5))
  }),
}

export const View: Story = {
  tags: ['!dev', '!autodocs', 'mount'],
  render: () => (
    <TripListView
      {...NO_PAGES}
      filters={OWNER_FILTERS}
      onFiltersChange={fn()}
      vehicles={undefined}
      trips={undefined}
      onDetails={fn()}
    />
  ),
}

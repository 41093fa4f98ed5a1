import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { expectSteady, placeOf } from '../../../testing/expectSteady.ts'
import { locationTable, type SandboxProviderProps } from '../../../testing/index.ts'
import { storyTexts } from '../../../testing/storyTexts.ts'
import { storyWorld } from '../../../testing/storyWorld.ts'
import { LocationTable, type LocationTableProps } from './LocationTable.tsx'

const story = storyWorld({ signedInAs: 'admin@fleetgis.example' })

/**
 * Places that staff edit inline, hide and show. `LocationTable` makes its calls;
 * `LocationTableView` is the pure view.
 *
 * Two lists: `list="saved"` has all places of a search, with editable name, address, latitude and longitude;
 * `list="review"` loads page by page, with editable name and address.
 *
 * **Do** give `search` where the page has its own search; without it the table has a search field. **Do** resolve `onSave` and
 * `onVisibility` of the view once `locations` contains the change, so that no old data shows.
 *
 * **Do not** put a new `key` on the table to refresh it: a remount drops the drafts. A refetch updates the rows and
 * keeps every draft.
 *
 * **Events** none; the view has `onSave({ location })`, `onVisibility({ id, status })`, `onPage({ page })`,
 * `onSearch({ search })`, `onRetry()`.
 *
 * **Keyboard** Enter in a field saves its row, Escape cancels editing; the focus returns to the row's edit button. After a
 * failed save the focus is on the button that continues the draft.
 *
 * **States** loading, empty, failure with Try again, stale (with its age), and for a row: shown, hidden, editing, saving, failed,
 * in `data-state`. Hiding and showing update optimistically and roll back on failure; an edit shows once it is saved.
 *
 * **Translation keys** `locationTable.*`, `place.updated`, `place.invalid`, `paging.*`
 *
 * **Calls** EP-B02 or EP-B03 (the list), EP-B06 (an edit; with coordinates it is EP-B09), EP-B07 (hide and show).
 *
 * ```tsx
 * // A Vite app
 * import { createFleetClient } from '@fleetgis/api'
 * import { FleetProvider } from '@fleetgis/ui'
 * import { LocationTable } from '@fleetgis/ui/LocationTable'
 *
 * const client = createFleetClient({ bases: { main: 'https://fleet.example' } })
 *
 * <FleetProvider client={client} language="en" theme="light">
 *   <LocationTable search={search} />
 * </FleetProvider>
 * ```
 *
 * ```tsx
 * // A web view: the token comes with the address
 * import { createFleetClient } from '@fleetgis/api'
 * import { FleetProvider } from '@fleetgis/ui'
 * import { LocationTable } from '@fleetgis/ui/LocationTable'
 *
 * const query = new URLSearchParams(location.search)
 * const client = createFleetClient({ bases: { main: 'https://fleet.example' }, pageToken: query.get('token') ?? undefined })
 *
 * <FleetProvider client={client} language="my" theme="light" page>
 *   <LocationTable list="review" />
 * </FleetProvider>
 * ```
 */
const meta = {
  title: 'Widgets/LocationTable',
  component: LocationTable,
  parameters: { ...story.opened(), docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<LocationTableProps>

export default meta
type Story = StoryObj<LocationTableProps>

const find = (canvasElement: HTMLElement) => locationTable(within(canvasElement))
const editButtons = (canvasElement: HTMLElement) =>
  canvasElement.querySelectorAll<HTMLElement>('tbody button[data-focus="edit"]')
const shown = (canvasElement: HTMLElement) =>
  waitFor(() => expect(editButtons(canvasElement).length).toBeGreaterThan(0))
const pageItems = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[data-component="Pagination"] ol > li')].map((li) => li.textContent)
/** The first places visible to staff, in the order of the list. */
const first = () => story.world.savedPlaces.all().slice(0, 10)
const firstVisible = () => first().find(({ status }) => status === 1) ?? first()[0]

export const Default: Story = {
  name: 'LOC-29 saved places show name, address, latitude and longitude, ten a page, with an ellipsis for skipped pages',
  parameters: { rules: ['LOC-14', 'LOC-30', 'CF-58', 'CF-79'] },
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement)
    await expect(editButtons(canvasElement)).toHaveLength(10)
    const heads = canvas.getAllByRole('columnheader')
    await expect(storyTexts(heads)).toBe('Name, Address, Latitude, Longitude, Actions')
    await expect(find(canvasElement).next()).toBeEnabled()
    const pages = Math.ceil(story.world.savedPlaces.all().length / 10)
    await expect(pages).toBeGreaterThan(7)
    const items = () => pageItems(canvasElement)
    await expect(items()).toEqual(['1', '2', '…', `${pages}`])
    await userEvent.click(find(canvasElement).page(pages))
    await waitFor(() => expect(items()).toEqual(['1', '…', `${pages - 1}`, `${pages}`]))
    await expect(find(canvasElement).next()).toBeDisabled()
  },
}

export const Loading: Story = {
  name: 'While a slow server loads, skeletons stay and the layout is stable',
  beforeEach: () => story.slow(),
  play: async ({ canvas, canvasElement }) => {
    const look = () => [
      placeOf(find(canvasElement).search()),
      ...canvas.getAllByRole('columnheader').map((head) => placeOf(head).top),
    ]
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading')
    const early = () => canvas.queryByText('No places found.')
    if (!(await story.expectSteadyLoading(look, early, () => shown(canvasElement)))) return
    // During a refetch the places stay and can be edited.
    story.slow()
    story.later(1)
    await expectSteady(() => [look(), canvas.queryByText('Loading')])
    await userEvent.click(find(canvasElement).edit(firstVisible()?.name ?? ''))
    await expect(find(canvasElement).field('name')).toHaveFocus()
    story.mend()
  },
}

export const Stale: Story = {
  name: 'CF-115 offline the places stay, with their age, until Try again succeeds',
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement)
    const name = firstVisible()?.name ?? ''
    await story.expectStale(canvasElement, async () => {
      // A change offline fails at once and restores the row.
      await userEvent.click(find(canvasElement).hide(name))
      await canvas.findByText(/^Not changed\. The server cannot be reached/)
    })
    await expect(find(canvasElement).hide(name)).toBeVisible()
  },
}

const LONG = 'Myanmar International Convention Centre beside the Southern Gate of the Great Fountain'
export const Long: Story = {
  parameters: story.opened({
    prepare: ({ savedPlaces }) =>
      savedPlaces.add(
        [
          { name: 'W'.repeat(120), address: 'W'.repeat(120) },
          { name: LONG, address: `${LONG}, ${LONG}` },
        ].map((place) => ({ latitude: -16.774412345678, longitude: 96.1, ...place })),
      ),
  }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await shown(canvasElement)
    await userEvent.click(find(canvasElement).edit(LONG))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

export const Edited: Story = {
  name: 'LOC-28 a save updates the place and refetches the list; hiding sets status 1 to 4, showing 4 to 1',
  parameters: { rules: ['LOC-12', 'LOC-13', 'LOC-27', 'LOC-37', 'LOC-38', 'CF-78', 'CF-79', 'TOAST-17'] },
  play: async ({ canvasElement }) => {
    await shown(canvasElement)
    const place = firstVisible()
    await userEvent.click(find(canvasElement).edit(place?.name ?? ''))
    await userEvent.clear(find(canvasElement).field('name'))
    await userEvent.type(find(canvasElement).field('name'), 'The Corner')
    await userEvent.clear(find(canvasElement).field('latitude'))
    await userEvent.type(find(canvasElement).field('latitude'), '16.9{Enter}')
    await waitFor(() => expect(find(canvasElement).edit('The Corner')).toHaveFocus())
    await expect(story.world.savedPlaces.find(place?.key ?? '')).toMatchObject({
      name: 'The Corner',
      latitude: 16.9,
      longitude: place?.longitude,
      address: place?.address,
    })
    await expect(await within(document.body).findByText('Updated successfully')).toBeVisible()

    const name = 'The Corner'
    const status = () => story.world.savedPlaces.find(place?.key ?? '')?.status
    await userEvent.click(find(canvasElement).hide(name))
    await waitFor(() => expect(status()).toBe(4))
    await waitFor(() => expect(find(canvasElement).edit(name)).toBeEnabled())
    await userEvent.click(find(canvasElement).show(name))
    await waitFor(() => expect(status()).toBe(1))
    await waitFor(() => expect(find(canvasElement).hide(name)).toBeVisible())
  },
}

/** Answers an update with a message that the world does not send. */
const network: SandboxProviderProps['network'] = (request, respond) =>
  request.url.endsWith('/update/location/address') ? Response.json({ status: 201 }) : respond(request)

export const Invalid: Story = {
  name: 'TOAST-18 Invalid, where an update answers other than 200',
  parameters: { network },
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement)
    const name = firstVisible()?.name ?? ''
    await userEvent.click(find(canvasElement).edit(name))
    await userEvent.type(find(canvasElement).field('name'), ' 2{Enter}')
    await expect(await canvas.findByText('Not changed. Invalid')).toBeVisible()
    // The row is restored, and the draft is one press away.
    await expect(find(canvasElement).edit(name)).toBeVisible()
    await expect(find(canvasElement).editAgain()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(find(canvasElement).field('name')).toHaveValue(`${name} 2`))
    await expect(find(canvasElement).field('name')).toHaveFocus()
  },
}

export const Review: Story = {
  name: 'LOC-20 the check list has first, last and the current page with its neighbours; a search shows the matches',
  args: { list: 'review' },
  parameters: { rules: ['LOC-16', 'LOC-21', 'LOC-32', 'CF-58'] },
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement)
    const pages = Math.ceil(story.world.savedPlaces.all().length / 10)
    const items = () => pageItems(canvasElement)
    await expect(items()).toEqual(['1', '2', `${pages}`])
    await userEvent.click(find(canvasElement).page(2))
    await waitFor(() => expect(items()).toEqual(['1', '2', '3', `${pages}`]))
    const eleventh = story.world.savedPlaces.all()[10]?.name ?? ''
    await waitFor(() => expect(find(canvasElement).edit(eleventh)).toBeVisible())

    const name = firstVisible()?.name ?? ''
    await userEvent.type(find(canvasElement).search(), `${name}{Enter}`)
    await waitFor(() =>
      expect(editButtons(canvasElement).length).toBe(
        Math.min(
          10,
          story.world.savedPlaces.all().filter((place) => `${place.name} ${place.address}`.includes(name))
            .length,
        ),
      ),
    )
    await userEvent.clear(find(canvasElement).search())
    await userEvent.type(find(canvasElement).search(), 'zzzz{Enter}')
    await expect(await canvas.findByText('No places found.')).toBeVisible()
  },
}

export const Failed: Story = {
  name: 'TOAST-15 Failed to fetch locations, where the server sends no message',
  parameters: { rules: ['CF-115'], answer: () => Response.json({}, { status: 400 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch locations')
    await expect(canvas.queryByText('No places found.')).toBeNull()
  },
}

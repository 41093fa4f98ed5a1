import { locationReview, savedLocations, setLocationStatus, updateLocation } from '@fleetgis/api/places'
import { TOAST_MS } from '@fleetgis/domain/auth'
import { formatDegrees } from '@fleetgis/domain/format'
import type { Fault } from '@fleetgis/sandbox'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { expectSteady, placeOf } from '../../../testing/expectSteady.ts'
import { heldTimers } from '../../../testing/heldTimers.ts'
import { locationTable } from '../../../testing/index.ts'
import { retype } from '../../../testing/retype.ts'
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
 * **Do** keep `filters` in the address, so that Back restores them.
 *
 * **Do not** put a new `key` on the table to refresh it: a remount drops the drafts. A refetch updates the rows and
 * keeps every draft.
 *
 * **Events** `onFiltersChange(filters)` for the search and the page; the view has `onSave({ location, before })`,
 * `onVisibility({ id, status })`, `onPage({ page })`, `onSearch({ search })`, `onRetry()`.
 *
 * **Keyboard** Enter in a field saves its row, Escape cancels editing; the focus returns to the row's edit button. After a
 * failed save the focus is on the button that continues the draft.
 *
 * **States** loading, empty, failure with Try again, stale (with its age), and for a row: shown, hidden, editing, saving, failed,
 * in `data-state`. Hiding and showing update optimistically and roll back on failure; an edit shows once it is saved.
 *
 * Before an edit is sent its page of the list is read again: a place that was saved elsewhere shows both versions, and one
 * that is no longer in the list asks before it is saved unchecked.
 *
 * **Translation keys** `locationTable.*`, `edit.*`, `place.updated`, `place.invalid`, `paging.*`
 *
 * **Calls** EP-B02 or EP-B03 (the list), EP-B06 (an edit; with coordinates it is EP-B09), EP-B07 (hide and show).
 *
 * ```tsx
 * // A Vite app
 * import { createFleetClient, createSession } from '@fleetgis/api'
 * import { FleetProvider } from '@fleetgis/ui'
 * import { LocationTable } from '@fleetgis/ui/LocationTable'
 *
 * const client = createFleetClient({ bases: { main: 'https://fleet.example' }, session: createSession() })
 *
 * <FleetProvider client={client} language="en" theme="light">
 *   <LocationTable search={search} />
 * </FleetProvider>
 * ```
 *
 * ```tsx
 * // A web view: the token comes with the address
 * import { createFleetClient, takePageToken } from '@fleetgis/api'
 * import { FleetProvider } from '@fleetgis/ui'
 * import { LocationTable } from '@fleetgis/ui/LocationTable'
 *
 * const pageToken = takePageToken()
 * const client = createFleetClient({ bases: { main: 'https://fleet.example' }, pageToken })
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

const table = locationTable(within(document.body))
const editButtons = () => document.querySelectorAll<HTMLElement>('tbody button[data-focus="edit"]')
const shown = () => waitFor(() => expect(editButtons().length).toBeGreaterThan(0))
const pageItems = () =>
  [...document.querySelectorAll('[data-component="Pagination"] ol > li')].map((li) => li.textContent)
/** The first place of the list that is not hidden. */
function firstVisible() {
  const place = story.world.savedPlaces.all().find(({ status }) => status === 1)
  if (!place) throw new Error('All places are hidden.')
  return place
}
const saved = ({ key }: { key: string }) => story.world.savedPlaces.find(key)
const rowOf = (element: HTMLElement) => within(element.closest('tr') as HTMLElement)

export const Default: Story = {
  name: 'LOC-29 saved places show name, address, latitude and longitude, ten a page, with an ellipsis for skipped pages',
  parameters: { rules: ['LOC-14', 'LOC-30', 'CF-58', 'CF-79'] },
  play: async ({ canvas }) => {
    await shown()
    await expect(editButtons()).toHaveLength(10)
    const heads = canvas.getAllByRole('columnheader')
    await expect(storyTexts(heads)).toBe('Name, Address, Latitude, Longitude, Actions')
    await expect(table.next()).toBeEnabled()
    const pages = Math.ceil(story.world.savedPlaces.all().length / 10)
    await expect(pages).toBeGreaterThan(7)
    await expect(pageItems()).toEqual(['1', '2', '…', `${pages}`])
    await userEvent.click(table.page(pages))
    await waitFor(() => expect(pageItems()).toEqual(['1', '…', `${pages - 1}`, `${pages}`]))
    await expect(table.next()).toBeDisabled()
  },
}

export const Loading: Story = {
  name: 'While a slow server loads, skeletons stay and the layout is stable',
  beforeEach: () => story.slow(),
  play: async ({ canvas, canvasElement }) => {
    const head = () => canvasElement.querySelector('[data-part="head"]') as HTMLElement
    const look = () => [placeOf(table.search()), placeOf(head()).top]
    await expect(await canvas.findByText('Loading')).toHaveRole('status')
    const early = () => canvas.queryByText('No places found.')
    if (!(await story.expectSteadyLoading(look, early, shown))) return
    // During a refetch the places stay and can be edited.
    story.slow()
    story.later(1)
    await expectSteady(() => [look(), canvas.queryByText('Loading')])
    await userEvent.click(table.edit(firstVisible().name))
    await expect(table.field('name', firstVisible().name)).toHaveFocus()
    story.mend()
  },
}

export const Stale: Story = {
  name: 'CF-115 offline the places stay, with their age, until Try again succeeds',
  play: async ({ canvas, canvasElement }) => {
    await shown()
    const { name } = firstVisible()
    await story.expectStale(canvasElement, async () => {
      // A change offline fails at once and restores the row.
      await userEvent.click(table.hide(name))
      await canvas.findByText(/^It is not known whether this was changed/)
    })
    await expect(table.hide(name)).toBeVisible()
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
  play: async () => {
    await shown()
    await userEvent.click(table.edit(LONG))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

/** The timers of toasts about places. */
const toasts = heldTimers(TOAST_MS.named)

/** The shown toast of a text. */
const toastOf = (text: string) =>
  waitFor(() => within(document.querySelector('[data-component=Toaster]') as HTMLElement).getByText(text))

export const Edited: Story = {
  name: 'LOC-12 name, address, latitude and longitude are edited inline: Enter saves changes, Escape restores the row',
  parameters: { rules: ['LOC-28', 'LOC-29', 'LOC-37', 'LOC-38', 'CF-78', 'CF-79', 'TOAST-07', 'TOAST-17'] },
  beforeEach: toasts.beforeEach,
  play: async () => {
    await shown()
    const place = firstVisible()
    const { key, name, address, status } = place
    const restored = () => waitFor(() => expect(table.edit(name)).toHaveFocus())
    await userEvent.click(table.edit(name))
    await retype(table.field('name', name), 'The Corner')
    await userEvent.keyboard('{Escape}')
    await restored()
    await userEvent.click(table.edit(name))
    await expect(table.field('name', name)).toHaveValue(name)
    await userEvent.click(table.cancel())
    await restored()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(table.field('name', name)).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await restored()
    await expect(story.calls(updateLocation)).toEqual([])

    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(table.field('name', name)).toHaveFocus())
    await retype(table.field('name', name), 'The Corner')
    await userEvent.tab()
    await expect(table.field('address', name)).toHaveFocus()
    await retype(table.field('latitude', name), '16.9')
    await retype(table.field('longitude', name), '96.16{Enter}')
    await waitFor(() => expect(table.edit('The Corner')).toHaveFocus())
    const changed = { name: 'The Corner', address, latitude: 16.9, longitude: 96.16, status }
    await expect(saved(place)).toEqual({ key, ...changed })
    await expect(story.calls(updateLocation)).toHaveLength(1)
    await expect(rowOf(table.edit('The Corner')).getByText('96.16')).toBeVisible()
    await expect(await toastOf('Updated successfully')).toBeVisible()
    await expect(toasts.elapse()).toBe(1)
  },
}

/** Another tab changes the address of a place. */
const saveElsewhere = ({ key }: { key: string }, address: string) => {
  story.world.savedPlaces.update(key, { address })
}

export const ChangedElsewhere: Story = {
  name: 'CF-179 a place that was saved elsewhere meanwhile is not sent: both are shown, with Keep mine and Take theirs',
  parameters: { rules: ['LOC-28'] },
  play: async ({ canvas }) => {
    await shown()
    const place = firstVisible()
    const { name, address } = place
    await userEvent.click(table.edit(name))
    saveElsewhere(place, 'Bogyoke Road')
    await retype(table.field('name', name), 'The Corner{Enter}')
    const both = within(await canvas.findByRole('group', { name: /^This was changed elsewhere/ }))
    await expect(both.getByRole('row', { name: /^Address/ })).toHaveTextContent(/Bogyoke Road/)
    await expect(story.calls(updateLocation)).toEqual([])
    await userEvent.click(both.getByRole('button', { name: 'Take theirs' }))
    await waitFor(() => expect(table.field('name', name)).toHaveFocus())
    await expect(table.field('name', name)).toHaveValue(name)
    await expect(table.field('address', name)).toHaveValue('Bogyoke Road')

    saveElsewhere(place, 'Strand Road')
    await retype(table.field('name', name), 'The Corner{Enter}')
    await canvas.findByRole('cell', { name: 'Strand Road' })
    await retype(table.field('address', name), address)
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }))
    await waitFor(() => expect(table.edit('The Corner')).toBeVisible())
    await expect(saved(place)).toMatchObject({ name: 'The Corner', address })
    await expect(story.calls(updateLocation)).toHaveLength(1)
  },
}

let stamped = { version: 1, name: 'Sule Pagoda' }
/** A list of one place, whose version each save counts up; after a save the list is slow. */
const stampingServer = [
  http.all(`*${savedLocations.path}`, () =>
    HttpResponse.json({
      status: 200,
      data: [{ syskey: '1', location: stamped.name, status: 1, version: String(stamped.version) }],
    }),
  ),
  http.all(`*${updateLocation.path}`, async ({ request }) => {
    const { location: name } = (await request.json()) as { location: string }
    stamped = { version: stamped.version + 1, name }
    story.slow(savedLocations)
    return HttpResponse.json({ status: 200 })
  }),
]

export const EditedTwice: Story = {
  name: 'CF-179 a place that was saved is edited again before its list is answered, without a conflict with the own save',
  tags: ['!dev', '!autodocs'],
  parameters: { handlers: stampingServer },
  beforeEach: () => {
    stamped = { version: 1, name: 'Sule Pagoda' }
  },
  play: async ({ canvas }) => {
    await shown()
    await userEvent.click(table.edit('Sule Pagoda'))
    await retype(table.field('name', 'Sule Pagoda'), 'The Corner{Enter}')
    await userEvent.click(await waitFor(() => table.edit('The Corner')))
    await retype(table.field('name', 'The Corner'), 'The Other Corner{Enter}')
    story.mend()
    await waitFor(() => expect(stamped).toEqual({ version: 3, name: 'The Other Corner' }))
    await expect(canvas.queryByText(/^This was changed elsewhere/)).toBeNull()
    story.mend()
    await waitFor(() => expect(table.edit('The Other Corner')).toBeVisible())
  },
}

export const NotChecked: Story = {
  name: 'CF-179 a place that is no longer in the list is said to be not checked, and saved after Yes',
  play: async ({ canvas }) => {
    await shown()
    const place = firstVisible()
    await userEvent.type(table.search(), `${place.name}{Enter}`)
    await waitFor(() => expect(editButtons().length).toBeLessThan(10))
    await userEvent.click(await waitFor(() => table.edit(place.name)))
    // The name that is searched for is gone, so its list no longer has the place.
    story.world.savedPlaces.update(place.key, { name: 'Elsewhere' })
    await retype(table.field('name', place.name), 'The Corner{Enter}')
    await canvas.findByText(/^Not checked: this place is no longer in the list/)
    await expect(story.calls(updateLocation)).toEqual([])
    await userEvent.click(canvas.getByRole('button', { name: 'No' }))
    await waitFor(() => expect(table.field('name', place.name)).toHaveFocus())
    await expect(table.field('name', place.name)).toHaveValue('The Corner')
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(saved(place)).toMatchObject({ name: 'The Corner' }))
    await expect(story.calls(updateLocation)).toHaveLength(1)
  },
}

/** Answers page 2 of the list with a failure. */
const failedPage = http.all(`*${locationReview.path}`, ({ request }) =>
  new URL(request.url).searchParams.get('curPage') === '2'
    ? HttpResponse.json({}, { status: 400 })
    : undefined,
)

export const CheckedOnItsPage: Story = {
  name: 'CF-179 while another page cannot be loaded, a place is checked on the page that is shown',
  tags: ['!dev', '!autodocs'],
  args: { list: 'review' },
  parameters: { handlers: [failedPage] },
  play: async ({ canvas }) => {
    await shown()
    const place = firstVisible()
    await userEvent.click(table.next())
    await canvas.findByText(/^Page 2 could not be loaded/)
    await userEvent.click(table.edit(place.name))
    await retype(table.field('name', place.name), 'The Corner{Enter}')
    await waitFor(() => expect(table.edit('The Corner')).toBeVisible())
    await expect(saved(place)).toMatchObject({ name: 'The Corner' })
  },
}

export const HideAndShow: Story = {
  name: 'LOC-13 the eye hides and shows a place: hiding sets status 1 to 4, showing 4 to 1',
  parameters: { rules: ['LOC-27', 'LOC-37', 'CF-78', 'CF-79'] },
  play: async () => {
    await shown()
    const place = firstVisible()
    await userEvent.click(table.hide(place.name))
    await waitFor(() => expect(saved(place)?.status).toBe(4))
    const show = await waitFor(() => table.show(place.name))
    await expect(rowOf(show).getByText('Hidden')).toBeVisible()
    await expect(show).toHaveFocus()
    await waitFor(() => expect(table.edit(place.name)).toBeEnabled())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(saved(place)?.status).toBe(1))
    await waitFor(() => expect(table.hide(place.name)).toBeVisible())
  },
}

export const Switched: Story = {
  name: 'LOC-19 a switch hides and shows a place; a place of another status has none',
  args: { list: 'review', visibility: 'switch' },
  parameters: {
    rules: ['LOC-17', 'LOC-18', 'LOC-27', 'CF-145'],
    ...story.opened({
      prepare: ({ savedPlaces }) => savedPlaces.update(savedPlaces.all()[9]?.key ?? '', { status: 7 }),
    }),
  },
  play: async ({ canvas }) => {
    await shown()
    const heads = canvas.getAllByRole('columnheader')
    await expect(storyTexts(heads.slice(0, 4))).toBe('Name, Address, Latitude, Longitude')
    await expect(canvas.getAllByRole('switch')).toHaveLength(9)
    const place = firstVisible()
    const toggle = () => table.toggle(place.name)
    await expect(toggle()).toBeChecked()
    await userEvent.click(toggle())
    await waitFor(() => expect(saved(place)?.status).toBe(4))
    await expect(toggle()).not.toBeChecked()
    await expect(toggle()).toHaveFocus()
    await waitFor(() => expect(table.edit(place.name)).toBeEnabled())
    await userEvent.keyboard(' ')
    await waitFor(() => expect(saved(place)?.status).toBe(1))

    // Name and address are edited, the coordinates are not.
    await waitFor(() => expect(table.edit(place.name)).toBeEnabled())
    await userEvent.click(table.edit(place.name))
    const row = rowOf(table.field('name', place.name))
    await expect(row.getAllByRole('textbox')).toHaveLength(2)
    await expect(row.getByText(formatDegrees(place.latitude))).toBeVisible()
  },
}

export const ChangedMeanwhile: Story = {
  name: 'a refetch keeps a draft and says what has changed; a place that is gone stays until its draft ends',
  play: async ({ canvas }) => {
    await shown()
    const { key, name } = firstVisible()
    await userEvent.type(table.search(), `${name}{Enter}`)
    await waitFor(() => expect(story.calls(savedLocations)).toHaveLength(2))
    await userEvent.click(await waitFor(() => table.edit(name)))
    await retype(table.field('name', name), 'The Corner')
    story.world.savedPlaces.update(key, { address: 'Moved' })
    story.later(1)
    await canvas.findByText((text) => text.includes(`Changed meanwhile to: ${name}, Moved.`))
    await expect(table.field('name', name)).toHaveValue('The Corner')
    story.world.savedPlaces.update(key, { name: 'Elsewhere' })
    story.later(1)
    await waitFor(() => expect(canvas.queryByText(/Changed meanwhile/)).toBeNull())
    await expect(table.field('name', name)).toHaveValue('The Corner')
  },
}

export const DraftOnAnotherPage: Story = {
  play: async ({ canvas }) => {
    await shown()
    await userEvent.click(table.edit(firstVisible().name))
    await retype(table.field('name', firstVisible().name), 'The Corner')
    await userEvent.click(table.next())
    await expect(canvas.getByText('1 unsaved edit on another page.')).toBeVisible()
    await userEvent.click(table.previous())
    await expect(table.field('name', firstVisible().name)).toHaveValue('The Corner')
  },
}

/** Answers an update with a message that the world does not send. */
const notChanged = http.all(`*${updateLocation.path}`, () => HttpResponse.json({ status: 201 }))

/** Edits a place, and waits until its update has failed. */
async function failEdit(name: string) {
  await userEvent.click(await waitFor(() => table.edit(name)))
  await userEvent.type(table.field('name', name), ' 2{Enter}')
  await expect(await within(document.body).findByText('Not changed. Invalid')).toBeVisible()
}

export const Invalid: Story = {
  name: 'TOAST-18 Invalid, where an update answers other than 200',
  parameters: { handlers: [notChanged] },
  play: async () => {
    await shown()
    const { name } = firstVisible()
    await failEdit(name)
    // The row is restored, and the draft is one press away.
    await expect(table.edit(name)).toBeVisible()
    await expect(table.editAgain()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(table.field('name', name)).toHaveValue(`${name} 2`))
    await expect(table.field('name', name)).toHaveFocus()
  },
}

export const AnswerLost: Story = {
  name: 'CF-128 a change whose answer is lost says that it may have been done, and the place is read again',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await shown()
    const place = firstVisible()
    const { name } = place
    story.world.faults.set([{ kind: 'cut', endpoint: updateLocation.id, times: 1 }])
    await userEvent.click(table.edit(name))
    await userEvent.type(table.field('name', name), ' 2{Enter}')
    await canvas.findByText(/^It is not known whether this was changed\. Look at the place/)
    await waitFor(() => expect(table.edit(`${name} 2`)).toBeVisible())
    await expect(saved(place)?.name).toBe(`${name} 2`)
    // Its own save is no other user's.
    await userEvent.click(table.editAgain())
    await userEvent.type(table.field('name', `${name} 2`), '3{Enter}')
    await waitFor(() => expect(table.edit(`${name} 23`)).toBeVisible())
    await expect(saved(place)?.name).toBe(`${name} 23`)
  },
}

export const FailedEditStays: Story = {
  name: 'an edit that failed can be continued after its place was hidden',
  tags: ['!dev', '!autodocs'],
  parameters: { handlers: [notChanged] },
  play: async () => {
    await shown()
    const place = firstVisible()
    const { name } = place
    await failEdit(name)
    await userEvent.click(table.hide(name))
    await waitFor(() => expect(saved(place)?.status).toBe(4))
    await waitFor(() => expect(table.edit(name)).toBeEnabled())
    await userEvent.click(table.editAgain())
    await expect(table.field('name', name)).toHaveValue(`${name} 2`)
  },
}

export const FailedEditElsewhere: Story = {
  name: 'an edit that failed is counted while its place is on another page',
  tags: ['!dev', '!autodocs'],
  parameters: { handlers: [notChanged] },
  play: async ({ canvas }) => {
    await shown()
    const { name } = firstVisible()
    await failEdit(name)
    await userEvent.click(table.next())
    await expect(canvas.getByText('1 unsaved edit on another page.')).toBeVisible()
    await userEvent.click(table.previous())
    await expect(canvas.getByText('Not changed. Invalid')).toBeVisible()
  },
}

export const FailedEditOfGone: Story = {
  name: 'an edit that failed stays where its place is gone, and can be continued',
  tags: ['!dev', '!autodocs'],
  parameters: { handlers: [notChanged] },
  play: async ({ canvas }) => {
    await shown()
    const { key, name } = firstVisible()
    await userEvent.type(table.search(), `${name}{Enter}`)
    await waitFor(() => expect(story.calls(savedLocations)).toHaveLength(2))
    await failEdit(name)
    story.world.savedPlaces.update(key, { address: 'Moved' })
    story.later(1)
    await canvas.findByText('Moved')
    story.world.savedPlaces.update(key, { name: 'Elsewhere' })
    story.later(1)
    await waitFor(() => expect(canvas.queryByText('Moved')).toBeNull())
    await userEvent.click(table.editAgain())
    await expect(table.field('name', name)).toHaveValue(`${name} 2`)
  },
}

const neverSwitched: Fault = { kind: 'hang', endpoint: 'setLocationStatus' }

export const Hiding: Story = {
  name: 'LOC-13 while a place is being hidden its eye keeps the focus, and is disabled',
  tags: ['!dev', '!autodocs'],
  parameters: { faults: [neverSwitched] },
  play: async () => {
    await shown()
    const { name } = firstVisible()
    await userEvent.click(table.hide(name))
    const eye = await waitFor(() => table.show(name))
    await expect(eye).toHaveFocus()
    await expect(eye).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(table.show(name)).toBe(eye)
    await expect(story.calls(setLocationStatus)).toHaveLength(1)
  },
}

export const Switching: Story = {
  name: 'LOC-19 while a place is being hidden its switch keeps the focus, and cannot be changed',
  tags: ['!dev', '!autodocs'],
  args: { list: 'review', visibility: 'switch' },
  parameters: { faults: [neverSwitched] },
  play: async () => {
    await shown()
    const toggle = table.toggle(firstVisible().name)
    await userEvent.click(toggle)
    await expect(toggle).not.toBeChecked()
    await expect(toggle).toHaveFocus()
    await expect(toggle).toHaveAttribute('aria-readonly', 'true')
    await userEvent.keyboard(' ')
    await expect(toggle).not.toBeChecked()
    await expect(story.calls(setLocationStatus)).toHaveLength(1)
  },
}

export const NothingChanged: Story = {
  name: 'LOC-12 Save without a change sends nothing and keeps no draft',
  tags: ['!dev', '!autodocs'],
  play: async () => {
    await shown()
    const { name } = firstVisible()
    await userEvent.click(table.edit(name))
    await userEvent.type(table.field('name', name), '  {Enter}')
    await userEvent.click(await waitFor(() => table.edit(name)))
    await expect(table.field('name', name)).toHaveValue(name)
    await expect(story.calls(updateLocation)).toEqual([])
  },
}

/** Answers an update with a failure without a message. */
const failedUpdate = http.all(`*${updateLocation.path}`, () => HttpResponse.json({}, { status: 400 }))

export const NotSaved: Story = {
  name: 'TOAST-16 Something went wrong, where an update fails without a message',
  tags: ['!dev', '!autodocs'],
  parameters: { handlers: [failedUpdate] },
  beforeEach: toasts.beforeEach,
  play: async ({ canvas }) => {
    await shown()
    const { name } = firstVisible()
    await userEvent.click(table.edit(name))
    await userEvent.type(table.field('name', name), ' 2{Enter}')
    await expect(await canvas.findByText('Not changed. Something went wrong')).toBeVisible()
    await expect(await toastOf('Something went wrong')).toBeVisible()
    await expect(table.edit(name)).toBeVisible()
  },
}

export const Review: Story = {
  tags: ['mount'],
  name: 'LOC-20 the check list has first, last and the current page with its neighbours; Enter or the button searches',
  args: { list: 'review' },
  parameters: { rules: ['LOC-16', 'LOC-21', 'LOC-32', 'CF-58'] },
  play: async ({ canvas }) => {
    await shown()
    const places = story.world.savedPlaces.all()
    const pages = Math.ceil(places.length / 10)
    await expect(pageItems()).toEqual(['1', '2', `${pages}`])
    await userEvent.click(table.page(2))
    await waitFor(() => expect(pageItems()).toEqual(['1', '2', '3', `${pages}`]))
    const eleventh = places[10]?.name ?? ''
    await waitFor(() => expect(table.edit(eleventh)).toBeVisible())

    const { name } = firstVisible()
    await userEvent.type(table.search(), ` ${name} {Enter}`)
    const found = places.filter((place) => `${place.name} ${place.address}`.includes(name))
    await waitFor(() => expect(editButtons()).toHaveLength(Math.min(10, found.length)))
    await expect(story.calls(locationReview).at(-1)?.body).toMatchObject({ search: name })
    await retype(table.search(), 'zzzz')
    await userEvent.click(table.submitSearch())
    await expect(await canvas.findByText('No places found.')).toBeVisible()
  },
}

export const Rows: Story = {
  name: 'CF-187 with another number of rows the first one on screen stays, without a call for the page before',
  tags: ['!dev', '!autodocs'],
  beforeEach: () => () => localStorage.removeItem('fleetgis.table.LocationReview'),
  args: { list: 'review' },
  play: async ({ canvas }) => {
    await shown()
    const places = story.world.savedPlaces.all()
    const rows = () => canvas.getByRole('combobox', { name: 'Rows a page' })
    const asked = () => story.calls(locationReview).map(({ query }) => `${query.curPage} ${query.pageSize}`)
    await userEvent.selectOptions(rows(), '25')
    await waitFor(() => expect(editButtons()).toHaveLength(25))
    const last = Math.ceil(places.length / 25)
    await userEvent.click(table.page(last))
    const first = (last - 1) * 25
    await waitFor(() => expect(table.edit(places[first]?.name ?? '')).toBeVisible())
    await userEvent.selectOptions(rows(), '10')
    const page = Math.floor(first / 10) + 1
    await waitFor(() =>
      expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent(String(page)),
    )
    await expect(table.edit(places[first]?.name ?? '')).toBeVisible()
    await expect(asked()).toEqual(['1 10', '1 25', `${last} 25`, `${page} 10`])
    // The other list has its own number.
    await expect(localStorage.getItem('fleetgis.table.LocationTable')).toBeNull()
    await expect(localStorage.getItem('fleetgis.table.LocationReview')).toBe('{"rows":10}')
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

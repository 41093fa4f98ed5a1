import {
  addLocations,
  addUnknownLocation,
  geocoderSearch,
  hiddenLocationNames,
  openStreetSearch,
  placeSuggestions,
} from '@fleetgis/api/places'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { expectSteady } from '../../../testing/expectSteady.ts'
import { placeSearch } from '../../../testing/index.ts'
import { isReading } from '../../../testing/isReading.ts'
import { knownPlace } from '../../../testing/knownPlace.ts'
import { retype } from '../../../testing/retype.ts'
import { storyTexts } from '../../../testing/storyTexts.ts'
import { storyWorld } from '../../../testing/storyWorld.ts'
import { PlaceSearch, type PlaceSearchProps } from './PlaceSearch.tsx'
import { PlaceSearchView } from './PlaceSearchView.tsx'

const story = storyWorld({ signedInAs: 'admin@fleetgis.example' })

/**
 * Finds places at outside providers and adds them to the saved ones. `PlaceSearch` makes its calls; `PlaceSearchView` is
 * the pure view. The source Default asks the open street search and the geocoder side by side, only on Search; Google asks
 * the maps service, with the client's `mapsKey`. Results whose name is that of a hidden place are shaded.
 *
 * **Do** give `name` to fill the field, as a card of `UnknownPlaces` does. **Do** show the credits of the providers; they
 * are part of the widget.
 *
 * **Do** keep `filters` with `onFiltersChange`, so that Back restores the search: the text in the history entry, not in
 * the address. Results that are still in the query cache are shown again, others only after Search.
 *
 * **Events** `onFiltersChange({ search, source })` at each search.
 *
 * **Keyboard** Enter in the field searches.
 *
 * **States** nothing searched yet, searching, found, nothing found, failed (for each provider, with Try again), adding, not
 * added. While hidden names are unknown, Add All is disabled.
 *
 * **Translation keys** `placeSearch.*`, `place.*`, `locationTable.*`, `paging.*`
 *
 * **Calls** EP-N01 and EP-P01, or EP-S01 and EP-S02; EP-B08, EP-B01, EP-B04. The open street search is called at most once
 * a second over all tabs of a browser.
 *
 * ```tsx
 * const client = createFleetClient({ bases: { main, nominatim, photon, places }, mapsKey, session: createSession() })
 *
 * <FleetProvider client={client} language="en" theme="light">
 *   <PlaceSearch name={new URLSearchParams(location.search).get('name') ?? undefined} />
 * </FleetProvider>
 * ```
 */
const meta = {
  title: 'Widgets/PlaceSearch',
  component: PlaceSearch,
  parameters: { ...story.opened(), docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<PlaceSearchProps>

export default meta
type Story = StoryObj<PlaceSearchProps>

const find = (canvasElement: HTMLElement) => placeSearch(within(canvasElement))
const rowsIn = (table: HTMLElement) => [...table.querySelectorAll<HTMLElement>('tbody tr:not([aria-hidden])')]
/** A toast stays for 3 seconds. */
const toast = (text: string) =>
  within(document.body).findByText(text, { selector: '[data-component="Toaster"] *' })

const search = (canvasElement: HTMLElement, text: string) =>
  retype(find(canvasElement).search(), `${text}{Enter}`)

/** Waits for results of both providers of Default. */
async function found(canvasElement: HTMLElement) {
  for (const provider of ['openStreet', 'geocoder'] as const) {
    await waitFor(() =>
      expect(rowsIn(find(canvasElement).results(provider)).length, provider).toBeGreaterThan(0),
    )
  }
}

/** Add All, and yes to its question. */
async function addAll(canvasElement: HTMLElement) {
  await userEvent.click(find(canvasElement).addAll())
  const question = within(
    await within(document.body).findByRole('alertdialog', { name: /^Add \d+ places\?$/ }),
  )
  await userEvent.click(question.getByRole('button', { name: 'Add All' }))
}

export const Default: Story = {
  name: 'LOC-07 a table for each provider, after Search only',
  args: { name: 'Yangon' },
  parameters: {
    rules: [
      'LOC-03',
      'LOC-04',
      'LOC-05',
      'LOC-06',
      'LOC-08',
      'PLC-01',
      'PLC-02',
      'PLC-12',
      'PLC-13',
      'CF-82',
      'PAGE-05',
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const page = find(canvasElement)
    await expect(page.search()).toHaveValue('Yangon')
    await expect(page.source()).toHaveDisplayValue('Default')
    await expect(page.addAll()).toBeDisabled()
    await expect(story.calls(openStreetSearch)).toHaveLength(0)
    await expect(story.calls(geocoderSearch)).toHaveLength(0)
    await expect(canvas.getByText('Press Search to apply.')).toBeVisible()
    await userEvent.click(page.submit())
    await found(canvasElement)
    await expect(canvas.queryByText('Press Search to apply.')).toBeNull()
    await expect(story.calls(openStreetSearch).map(({ query }) => query.q)).toEqual(['Yangon'])
    await expect(story.calls(geocoderSearch).map(({ query }) => query.q)).toEqual(['Yangon'])
    const heads = within(page.results('openStreet')).getAllByRole('columnheader')
    await expect(storyTexts(heads)).toBe('Name, Latitude, Longitude, Address, Actions')
    await expect(rowsIn(page.results('geocoder'))).toHaveLength(5)
    const pages = canvas.getByRole('navigation', { name: 'Pages of Photon' })
    const first = rowsIn(page.results('geocoder'))[0]?.textContent
    await userEvent.click(within(pages).getByRole('button', { name: 'Next' }))
    await expect(rowsIn(page.results('geocoder'))[0]?.textContent).not.toBe(first)
    await expect(pages).toHaveTextContent(/2 of \d+/)
    await waitFor(() => expect(page.addAll()).toBeEnabled())

    // The same name searched again starts at the first page too.
    await userEvent.click(page.submit())
    await waitFor(() =>
      expect(canvas.getByRole('navigation', { name: 'Pages of Photon' })).toHaveTextContent(/1 of \d+/),
    )
  },
}

/** The page of another unknown place, reached by its link. */
function Renamed(args: PlaceSearchProps) {
  const [name, setName] = useState(args.name)
  return (
    <>
      <button type="button" onClick={() => setName('Mandalay')}>
        Mandalay
      </button>
      <PlaceSearch {...args} name={name} />
    </>
  )
}

export const OtherName: Story = {
  name: 'LOC-03 another name is another search, without the results of the last one',
  tags: ['!dev', '!autodocs'],
  args: { name: 'Yangon' },
  render: Renamed,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(find(canvasElement).submit())
    await found(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Mandalay' }))
    await expect(find(canvasElement).search()).toHaveValue('Mandalay')
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

export const Loading: Story = {
  beforeEach: () => story.slow(openStreetSearch),
  play: async ({ canvasElement }) => {
    await search(canvasElement, 'Yangon')
    // The faster provider does not wait for the other one.
    await waitFor(() => expect(rowsIn(find(canvasElement).results('geocoder')).length).toBeGreaterThan(0))
    await expect(find(canvasElement).results('openStreet')).toHaveAttribute('aria-busy', 'true')
    await expect(find(canvasElement).addAll()).toBeDisabled()
    if (isReading()) return
    story.mend()
    await found(canvasElement)
  },
}

export const Nothing: Story = {
  name: 'CF-143 a blank name is not searched; a name that no provider finds is kept as unknown',
  parameters: { rules: ['TOAST-07', 'TOAST-10', 'VAL-35'] },
  play: async ({ canvas, canvasElement }) => {
    await search(canvasElement, '  ')
    await expect(await toast('Please enter at least 1 character to search.')).toBeVisible()
    await expect(story.calls(geocoderSearch)).toHaveLength(0)
    await search(canvasElement, 'Zzyzx')
    await expect(await toast('No suggestions found for this location.')).toBeVisible()
    await userEvent.click(await waitFor(() => find(canvasElement).keepUnknown()))
    await canvas.findByText('“Zzyzx” is among the unknown locations.')
    await expect(story.calls(addUnknownLocation).map(({ body }) => body)).toEqual([{ name: 'Zzyzx' }])
    await expect(story.world.savedPlaces.unknown()[0]).toBe('Zzyzx')
  },
}

export const Failed: Story = {
  name: 'CF-80 a provider that fails leaves the table of the other one',
  parameters: { rules: ['TOAST-08'] },
  beforeEach: () => story.cut(openStreetSearch),
  play: async ({ canvas, canvasElement }) => {
    await search(canvasElement, 'Yangon')
    await expect(await toast('Error fetching suggestions:')).toBeVisible()
    await waitFor(() => expect(rowsIn(find(canvasElement).results('geocoder'))).toHaveLength(5))
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server cannot be reached.')
    if (isReading()) return
    story.mend()
    await userEvent.click(find(canvasElement).retry())
    await found(canvasElement)
    await expect(story.calls(geocoderSearch)).toHaveLength(1)
  },
}

export const AddedAll: Story = {
  name: 'TOAST-11 Add in a row adds its place, and removes only its row; Add All adds all but the hidden ones, and clears the lists',
  parameters: { rules: ['LOC-06', 'LOC-34', 'LOC-35', 'CF-143'] },
  play: async ({ canvas, canvasElement }) => {
    const name = knownPlace(story.world, 4)
    await search(canvasElement, name)
    // Both providers find it: it is listed once (CF-183).
    const isOfPlace = (row: Element) => row.querySelector('th')?.textContent?.startsWith(name)
    const shaded = () => rowsIn(canvasElement).filter(isOfPlace)
    await waitFor(() => {
      expect(shaded()).not.toEqual([])
      for (const row of shaded()) expect(within(row).getByText('Hidden')).toBeVisible()
    })
    await search(canvasElement, 'Yangon')
    await waitFor(() => expect(find(canvasElement).addAll()).toBeEnabled())
    await found(canvasElement)

    const count = () => canvas.getAllByRole('status').map((part) => part.textContent)
    const before = count()
    const [row] = rowsIn(find(canvasElement).results('geocoder'))
    const added = row?.querySelector('th')?.textContent ?? ''
    await userEvent.dblClick(within(row as HTMLElement).getByRole('button'))
    await expect(await toast('Successfully added.')).toBeVisible()
    const toaster = document.querySelector<HTMLElement>('[data-component="Toaster"]') ?? document.body
    await userEvent.click(within(toaster).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(row).not.toBeInTheDocument())
    await expect(story.calls(addLocations)).toHaveLength(1)
    // The same place at the other provider is below the name.
    const { locations: one } = (story.calls(addLocations)[0] ?? { body: { locations: [] } }).body as {
      locations: { name: string }[]
    }
    await expect(one).toHaveLength(1)
    await expect(added.startsWith(one[0]?.name ?? '-')).toBe(true)
    await expect(count()[0]).toBe(before[0])
    await expect(rowsIn(find(canvasElement).results('geocoder'))).toHaveLength(5)

    await addAll(canvasElement)
    await expect(await toast('Successfully added.')).toBeVisible()
    await canvas.findByText(/^\d+ places were added\. \d+ hidden places? (was|were) left out\./)
    const hidden = story.world.savedPlaces.all().filter(({ status }) => status === 4)
    const hiddenNames = new Set(hidden.map((place) => place.name.trim().toLowerCase()))
    const { locations } = (story.calls(addLocations)[1] ?? { body: { locations: [] } }).body as {
      locations: { name: string }[]
    }
    await expect(locations.length).toBeGreaterThan(10)
    await expect(locations.filter((place) => hiddenNames.has(place.name.trim().toLowerCase()))).toEqual([])
    await expect(canvas.queryByRole('table')).toBeNull()
    // Add All, which had the focus, is disabled.
    await expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus()
  },
}

export const Adding: Story = {
  name: 'LOC-35 while a place is added, or all are, Search and Add All wait',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const { addAll: all, submit, results } = find(canvasElement)
    await search(canvasElement, 'Yangon')
    await waitFor(() => expect(all()).toBeEnabled())
    story.slow(addLocations)
    const [row] = rowsIn(results('geocoder'))
    await userEvent.click(within(row as HTMLElement).getByRole('button'))
    await expect(all()).toBeDisabled()
    // Its result would come back with its Add.
    await expect(submit()).toBeDisabled()
    await search(canvasElement, 'Yangon')
    story.mend()
    await waitFor(() => expect(all()).toBeEnabled())
    await expect(submit()).toBeEnabled()
    await expect(story.calls(geocoderSearch)).toHaveLength(1)
    story.slow(addLocations)
    await addAll(canvasElement)
    await waitFor(() => expect(submit()).toBeDisabled())
    await expect(submit()).toHaveAccessibleDescription(/^Being sent/)
    story.mend()
    await waitFor(() => expect(submit()).toBeEnabled())
    await waitFor(() => expect(submit()).toHaveFocus())
  },
}

function LeavingPage() {
  const [isLeft, setLeft] = useState(false)
  return isLeft ? (
    <p>Next page</p>
  ) : (
    <>
      <PlaceSearch />
      <button type="button" onClick={() => setLeft(true)}>
        Leave
      </button>
    </>
  )
}

export const Left: Story = {
  name: 'TOAST-07 a search that ends because its page is left is no failure',
  tags: ['!dev', '!autodocs'],
  render: () => <LeavingPage />,
  play: async ({ canvas, canvasElement }) => {
    story.slow()
    await search(canvasElement, 'Yangon')
    await waitFor(() => expect(story.calls(geocoderSearch)).toHaveLength(1))
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    await expect(canvas.getByText('Next page')).toBeVisible()
    await expectSteady(() => document.querySelector('[data-component="Toaster"]')?.textContent ?? '')
    await expect(document.querySelector('[data-component="Toaster"]')?.textContent ?? '').toBe('')
  },
}

/** An app that keeps the search of a page that is left, and opens it again. */
function ReturningPage() {
  const [filters, setFilters] = useState<PlaceSearchProps['filters']>()
  const [isShown, setShown] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setShown(!isShown)}>
        {isShown ? 'Leave' : 'Return'}
      </button>
      <button type="button" onClick={() => setFilters({ search: 'Bagan', source: 'google' })}>
        Other entry
      </button>
      {isShown ? <PlaceSearch filters={filters} onFiltersChange={setFilters} /> : null}
    </>
  )
}

export const Returned: Story = {
  name: 'CF-82 a return shows the results that are still kept without a call, and what may have been added is not offered again',
  tags: ['!dev', '!autodocs'],
  render: () => <ReturningPage />,
  play: async ({ canvas, canvasElement }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    const comeBack = async () => {
      await press('Leave')
      await press('Return')
    }
    const page = find(canvasElement)
    await search(canvasElement, 'Yangon')
    await found(canvasElement)
    await comeBack()
    await expect(page.search()).toHaveValue('Yangon')
    await found(canvasElement)
    const [row] = rowsIn(page.results('geocoder'))
    await userEvent.click(within(row as HTMLElement).getByRole('button'))
    await waitFor(() => expect(row).not.toBeInTheDocument())
    await comeBack()
    await expect(page.search()).toHaveValue('Yangon')
    await expect(canvas.getByText('Press Search to apply.')).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
    // Another entry of the same page.
    await press('Other entry')
    await expect(page.search()).toHaveValue('Bagan')
    await expect(page.source()).toHaveDisplayValue('Google')
    for (const call of [openStreetSearch, geocoderSearch]) await expect(story.calls(call)).toHaveLength(1)
  },
}

export const AnswerLost: Story = {
  name: 'CF-128 a place or a name whose answer is lost may have been added',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await search(canvasElement, 'Yangon')
    await found(canvasElement)
    story.world.faults.set([{ kind: 'cut', endpoint: addLocations.id, times: 2 }])
    const [row] = rowsIn(find(canvasElement).results('openStreet'))
    await userEvent.click(within(row as HTMLElement).getByRole('button'))
    const words = 'It is not known whether this was added. Look at the list before you add it again.'
    await expect(await within(row as HTMLElement).findByRole('alert')).toHaveTextContent(words)
    await addAll(canvasElement)
    await waitFor(() => expect(canvas.getAllByText(new RegExp(`^${words}`))).toHaveLength(2))
  },
}

export const AddFails: Story = {
  name: 'CF-81 a single row that fails says why without a toast; Add All has one',
  parameters: { rules: ['TOAST-13', 'TOAST-14'], ...story.opened({ signedInAs: 'viewer@fleetgis.example' }) },
  play: async ({ canvasElement }) => {
    await search(canvasElement, 'Yangon')
    await found(canvasElement)
    const [row] = rowsIn(find(canvasElement).results('openStreet'))
    await userEvent.click(within(row as HTMLElement).getByRole('button'))
    await expect(await within(row as HTMLElement).findByRole('alert')).toHaveTextContent(
      'Not added. You may view places, but not change them.',
    )
    await expect(document.querySelector('[data-component="Toaster"]')?.textContent ?? '').toBe('')
    await addAll(canvasElement)
    await expect(await toast('Error adding all locations:')).toBeVisible()
    await expect(find(canvasElement).results('openStreet')).toBeVisible()
  },
}

export const Google: Story = {
  name: 'PLC-10 the maps service suggests, then gives details; its list is whole, and has no Add All; failures are toasts',
  parameters: {
    rules: [
      'LOC-06',
      'LOC-08',
      'PLC-04',
      'PLC-05',
      'PLC-06',
      'PLC-11',
      'PLC-12',
      'ERR-33',
      'TOAST-09',
      'TOAST-12',
    ],
    faults: [{ kind: 'status', status: 403, endpoint: 'EP-S01' }],
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.selectOptions(find(canvasElement).source(), 'google')
    await expect(canvas.queryByRole('button', { name: 'Add All' })).toBeNull()
    await search(canvasElement, 'Yangon')
    await expect(await toast('Error fetching suggestions.')).toBeVisible()
    await expect(find(canvasElement).retry()).toBeEnabled()
    story.world.faults.set([{ kind: 'status', status: 500, endpoint: 'EP-B01' }])
    await userEvent.click(find(canvasElement).retry())
    await waitFor(() => expect(rowsIn(find(canvasElement).results('google')).length).toBeGreaterThan(0))
    for (const call of story.calls(placeSuggestions))
      await expect(call.body).toMatchObject({
        input: 'Yangon',
        sessionToken: expect.stringMatching(/^B-[A-Z0-9]{1,20}$/),
      })
    await expect(story.calls(openStreetSearch)).toHaveLength(0)
    await expect(canvas.queryByRole('navigation')).toBeNull()
    const [add] = within(find(canvasElement).results('google')).getAllByRole('button')
    await userEvent.click(add as HTMLElement)
    await expect(await toast('Error adding Google locations.')).toBeVisible()
  },
}

export const HiddenUnknown: Story = {
  name: 'LOC-34 while hidden names are unknown, Add All waits',
  parameters: { rules: ['CF-115'] },
  beforeEach: () => story.cut(hiddenLocationNames),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/^Some hidden places are perhaps not marked\. The server cannot be reached\./)
    await search(canvasElement, 'Yangon')
    await found(canvasElement)
    await expect(find(canvasElement).addAll()).toBeDisabled()
    story.mend()
    await userEvent.click(find(canvasElement).retry())
    await waitFor(() => expect(find(canvasElement).addAll()).toBeEnabled())
  },
}

const feature = (name: string, lat: number, lng: number) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [lng, lat] },
  properties: { name, district: 'Kyauktada', city: 'Yangon', country: 'Myanmar' },
})
const sent: unknown[] = []
export const Folded: Story = {
  name: 'CF-183 one place of two providers is listed and added once, the better filled; the message counts both',
  parameters: {
    rules: ['CF-143', 'LOC-35'],
    answer: async (request: Request) => {
      const { pathname } = new URL(request.url)
      if (pathname === '/search')
        return Response.json([
          { name: 'Sule Pagoda', lat: '16.7744', lon: '96.1588', address: {} },
          { name: 'Hledan', lat: '16.8249', lon: '96.1303', address: { city: 'Yangon' } },
        ])
      if (pathname === '/api/')
        return Response.json({
          type: 'FeatureCollection',
          features: [feature('SULE PAGODA', 16.7745, 96.1588), feature('Bogyoke Market', 16.7808, 96.1553)],
        })
      if (request.method === 'POST' && pathname === addLocations.path) sent.push(await request.clone().json())
      return Response.json({ status: 200, data: [] })
    },
  },
  beforeEach: () => {
    sent.length = 0
  },
  play: async ({ canvas, canvasElement }) => {
    await search(canvasElement, 'Yangon')
    await found(canvasElement)
    await expect(rowsIn(find(canvasElement).results('openStreet'))).toHaveLength(1)
    const [row] = rowsIn(find(canvasElement).results('geocoder'))
    const other = within(row as HTMLElement).getByText('Same place at OpenStreetMap')
    await expect(other.parentElement).not.toHaveAttribute('open')
    await userEvent.click(other)
    await expect(other.parentElement).toHaveTextContent('Sule Pagoda, 16.7744, 96.1588')
    // Three places: no question.
    await userEvent.click(find(canvasElement).addAll())
    await canvas.findByText(
      '3 places were added. 1 result was left out, because it is the same place at another source.',
    )
    await expect(sent).toHaveLength(1)
    const { locations } = sent[0] as { locations: { name: string }[] }
    await expect(locations.map(({ name }) => name)).toEqual(['SULE PAGODA', 'Hledan', 'Bogyoke Market'])
  },
}

const LONG = 'မြန်မာ အပြည်ပြည်ဆိုင်ရာ ကွန်ဗင်းရှင်းစင်တာ တောင်ဘက်မုခ်အနီး ကားရပ်နားရာနေရာ'
export const BurmeseDarkPhone: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  parameters: {
    latinWords: {
      OpenStreetMap: 'the name of a provider',
      Photon: 'the name of a provider',
      Google: 'the name of a provider',
    },
    answer: (request: Request) => {
      const { pathname } = new URL(request.url)
      if (pathname === '/search')
        return Response.json([
          {
            name: LONG,
            display_name: LONG,
            lat: '16.77',
            lon: '96.15',
            address: { road: LONG, city: 'ရန်ကုန်' },
          },
          { name: 'အင်းလျားကန်', lat: '16.84', lon: '96.14', address: {} },
        ])
      if (pathname === '/api/') return Response.json({ features: [] })
      return Response.json({ status: 200, data: ['အင်းလျားကန်'] })
    },
  },
  play: async ({ canvas }) => {
    const page = placeSearch(canvas, { language: 'my' })
    await userEvent.type(page.search(), 'ကန်{Enter}')
    await waitFor(() => expect(rowsIn(page.results('openStreet'))).toHaveLength(2))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

export const View: Story = {
  tags: ['!dev', '!autodocs', 'mount'],
  render: () => (
    <PlaceSearchView
      onSearch={fn()}
      onRetry={fn()}
      onAdd={fn()}
      onAddAll={fn()}
      onKeepUnknown={fn()}
      search={undefined}
      all={{ isPending: false }}
      unknown={{ isPending: false }}
      hiddenNames={undefined}
    />
  ),
}

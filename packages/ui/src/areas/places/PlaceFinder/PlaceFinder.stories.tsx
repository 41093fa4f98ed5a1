import { geocoderSearch, savedLocations } from '@fleetgis/api/places'
import { SUGGESTION_DEBOUNCE_MS } from '@fleetgis/domain/places'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { useFleet } from '../../../provider/FleetContext.ts'
import { FleetProvider } from '../../../provider/FleetProvider.tsx'
import { heldTimers } from '../../../testing/heldTimers.ts'
import { placeFinder } from '../../../testing/index.ts'
import { isReading } from '../../../testing/isReading.ts'
import { knownPlace } from '../../../testing/knownPlace.ts'
import { retype } from '../../../testing/retype.ts'
import { storyWorld } from '../../../testing/storyWorld.ts'
import { PlaceFinder, type PlaceFinderProps } from './PlaceFinder.tsx'
import { PlaceFinderView } from './PlaceFinderView.tsx'

const story = storyWorld({ signedInAs: 'admin@fleetgis.example' })

/**
 * Finds a place on the map, and looks it up among the saved ones. `PlaceFinder` makes its calls; `PlaceFinderView` is the
 * pure view, whose children are the table. Suggestions come from the geocoder, 300 ms after the last key. A chosen one gets
 * a pin, the map goes there at zoom 14, and the table searches its name. Enter without a choice searches the table.
 *
 * **Do** keep `filters` in the address, so that Back restores them.
 *
 * **Events** `onFiltersChange(filters)` for the search and the page of the table.
 *
 * **Keyboard** as `SuggestField`, `FleetMap` and `LocationTable`.
 *
 * **States** suggestions loading, none, failed; the map without tiles; the states of `LocationTable`.
 *
 * **Translation keys** `placeFinder.*`, `suggestField.*`, `place.*`, `locationTable.*`
 *
 * **Calls** EP-P01, EP-B02, EP-B06, EP-B07.
 *
 * ```tsx
 * const client = createFleetClient({ bases: { main, photon }, session: createSession() })
 *
 * <FleetProvider client={client} language="en" theme="light" tiles={tiles}>
 *   <PlaceFinder />
 * </FleetProvider>
 * ```
 */
const meta = {
  title: 'Widgets/PlaceFinder',
  component: PlaceFinder,
  parameters: { ...story.opened(), docs: { story: { inline: false, height: '900px' } } },
} satisfies Meta<PlaceFinderProps>

export default meta
type Story = StoryObj<PlaceFinderProps>

const find = (canvasElement: HTMLElement) => placeFinder(within(canvasElement))
function options(canvasElement: HTMLElement) {
  const suggestions = within(canvasElement).queryByRole('listbox')
  return suggestions ? within(suggestions).queryAllByRole('option') : []
}
const type = (canvasElement: HTMLElement, text: string) => userEvent.type(find(canvasElement).search(), text)
/** Typing is one search: it waits for 300 ms without a key. */
const rest = heldTimers(SUGGESTION_DEBOUNCE_MS)
const searches = () => story.calls(savedLocations).map(({ body }) => (body as { location: string }).location)

export const Default: Story = {
  name: 'CF-144 a chosen suggestion gets a pin on the map, and the table searches its name',
  parameters: { rules: ['LOC-09', 'LOC-10', 'LOC-39', 'PLC-02', 'PLC-09', 'PLC-12', 'CF-82'] },
  beforeEach: rest.beforeEach,
  play: async ({ canvasElement }) => {
    const map = find(canvasElement).map()
    await expect(map.getBoundingClientRect().height).toBeGreaterThan(396)
    await expect(map.getBoundingClientRect().height).toBeLessThanOrEqual(400)
    await waitFor(() => expect(searches()).toEqual(['']))
    const name = knownPlace(story.world, 1)
    await type(canvasElement, name)
    rest.elapse()
    await waitFor(() => expect(options(canvasElement).length).toBeGreaterThan(0))
    await expect(story.calls(geocoderSearch).map(({ query }) => query.q)).toEqual([name])
    // The geocoder names some places in Burmese.
    const chosen = options(canvasElement)[0]?.querySelector('span')?.textContent ?? ''
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(find(canvasElement).search()).toHaveValue(chosen)
    await waitFor(() => expect(searches().at(-1)).toBe(chosen))
    await within(map).findByText('1 place in view')
    await within(map).findByRole('option')
    await expect(story.calls(geocoderSearch).at(-1)?.query.q).toBe(name)
    // The pin of another place than the table searches would mislead.
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear' }))
    await waitFor(() => expect(within(map).queryByRole('option')).toBeNull())
  },
}

export const Empty: Story = {
  name: 'CF-144 Enter without a choice searches the table, and an empty field shows all places; a place without suggestions says so',
  play: async ({ canvas, canvasElement }) => {
    // Two calls at once may arrive in any order.
    await waitFor(() => expect(searches()).toEqual(['']))
    await type(canvasElement, 'Street{Enter}')
    await waitFor(() => expect(searches().at(-1)).toBe('Street'))
    await expect(canvas.queryByRole('listbox', { name: 'Find a place' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await waitFor(() => expect(searches().at(-1)).toBe(''))
    await type(canvasElement, 'Zzyzx')
    await canvas.findByText('No suggestions found for this location.')
    await expect(options(canvasElement)).toHaveLength(0)
  },
}

export const OpenedByArrow: Story = {
  name: 'CF-144 an arrow opens the suggestions of a given text, of a chosen one, and of one that was searched at once',
  tags: ['!dev', '!autodocs'],
  args: { filters: { search: 'Street', page: 1 } },
  play: async ({ canvasElement }) => {
    const opened = async () => {
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() => expect(options(canvasElement).length).toBeGreaterThan(0))
    }
    find(canvasElement).search().focus()
    await opened()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(find(canvasElement).search()).not.toHaveValue('Street')
    await opened()
    await retype(find(canvasElement).search(), `${knownPlace(story.world, 1)}{Enter}`)
    await opened()
  },
}

export const Loading: Story = {
  beforeEach: () => {
    story.slow(geocoderSearch)
    return rest.beforeEach()
  },
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'Street')
    rest.elapse()
    await waitFor(() => expect(story.calls(geocoderSearch)).toHaveLength(1))
    await expect(options(canvasElement)).toHaveLength(0)
    if (isReading()) return
    story.mend()
    await waitFor(() => expect(options(canvasElement).length).toBeGreaterThan(0))
  },
}

export const Failed: Story = {
  name: 'TOAST-08 without the geocoder the table is still searched',
  parameters: { rules: ['CF-80'] },
  beforeEach: () => story.cut(geocoderSearch),
  play: async ({ canvas, canvasElement }) => {
    await type(canvasElement, 'Street')
    await within(document.body).findByText('Error fetching suggestions:')
    await canvas.findByText(/^The server cannot be reached\./)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(searches().at(-1)).toBe('Street'))
  },
}

const notify = fn()

/** Stands for a return to the page once the suggestions are out of date. */
function Refetch() {
  const queries = useQueryClient()
  return (
    <button type="button" onClick={() => void queries.invalidateQueries()}>
      Refetch
    </button>
  )
}

/** An app with messages of its own, whose language changes. */
function TwoLanguages(props: PlaceFinderProps) {
  const { client } = useFleet()
  const [language, setLanguage] = useState('en')
  return (
    <FleetProvider client={client} language={language} notifier={{ notify }}>
      <button type="button" onClick={() => setLanguage(language === 'en' ? 'my' : 'en')}>
        Other language
      </button>
      <Refetch />
      <PlaceFinder {...props} />
    </FleetProvider>
  )
}

export const FailedOnce: Story = {
  name: 'TOAST-08 a failed search is reported once: neither another language nor a return to the page repeats it, also with older suggestions',
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    notify.mockClear()
    story.cut(geocoderSearch)
  },
  render: (args) => <TwoLanguages {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await type(canvasElement, 'Street')
    await canvas.findByText(/^The server cannot be reached\./)
    await story.quiet()
    // A slow machine searches for a part of the word, too.
    const times = notify.mock.calls.length
    await expect(times).toBeGreaterThan(0)
    window.dispatchEvent(new Event('visibilitychange'))
    const translate = () => userEvent.click(canvas.getByRole('button', { name: 'Other language' }))
    await translate()
    await canvas.findAllByLabelText('နေရာ ရှာရန်')
    await story.quiet()
    await expect(notify).toHaveBeenCalledTimes(times)

    // A search that fails after a success is reported again, and once too: its suggestions stay.
    const refetch = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Refetch' }))
      await story.quiet()
    }
    story.mend()
    await refetch()
    story.cut(geocoderSearch)
    await refetch()
    await waitFor(() => expect(notify).toHaveBeenCalledTimes(times + 1))
    await translate()
    await canvas.findAllByLabelText('Find a place')
    await expect(notify).toHaveBeenCalledTimes(times + 1)
  },
}

export const BurmeseDarkPhone: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  parameters: {
    answer: (request: Request) =>
      new URL(request.url).pathname === '/api/'
        ? Response.json({
            features: [
              {
                geometry: { coordinates: [96.1394, 16.8409] },
                properties: { name: 'အင်းလျားကန်', district: 'ကမာရွတ်', city: 'ရန်ကုန်' },
              },
            ],
          })
        : Response.json({
            status: 200,
            data: [
              {
                syskey: '1',
                location: 'အင်းလျားကန်',
                address: 'ပြည်လမ်း၊ ကမာရွတ်',
                latitude: 16.84,
                longitude: 96.14,
                status: 1,
              },
            ],
          }),
  },
  play: async ({ canvas }) => {
    const page = placeFinder(canvas, { language: 'my' })
    await userEvent.type(page.search(), 'အင်း')
    await waitFor(() => expect(canvas.getByRole('option', { name: /အင်းလျားကန်/ })).toBeVisible())
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

export const View: Story = {
  tags: ['!dev', '!autodocs', 'mount'],
  render: () => (
    <PlaceFinderView
      onText={fn()}
      onPlace={fn()}
      onSearch={fn()}
      text=""
      found={undefined}
      place={undefined}
    />
  ),
}

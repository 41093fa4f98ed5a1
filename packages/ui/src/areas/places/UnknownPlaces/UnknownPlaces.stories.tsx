import { unknownLocations } from '@fleetgis/api/places'
import type { World } from '@fleetgis/sandbox'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { unknownPlaces } from '../../../testing/index.ts'
import { isReading } from '../../../testing/isReading.ts'
import { NO_PAGES } from '../../../testing/nothingLoaded.ts'
import { playOnPhone } from '../../../testing/playOnPhone.ts'
import { playSignedOut } from '../../../testing/playSignedOut.ts'
import { storyWorld } from '../../../testing/storyWorld.ts'
import { UnknownPlaces, type UnknownPlacesProps } from './UnknownPlaces.tsx'
import { UnknownPlacesView } from './UnknownPlacesView.tsx'

/** Names of many pages, the newest first. */
const manyNames = (world: World) => {
  for (let number = 120; number >= 1; number -= 1) world.savedPlaces.addUnknown(`Nowhere ${number}`)
}
const story = storyWorld({ signedInAs: 'admin@fleetgis.example', prepare: manyNames })

/**
 * Names that were searched for and have no saved place. `UnknownPlaces` makes its call; `UnknownPlacesView` is the pure
 * view. A card is a link to the page that adds a place of this name: give its address with `hrefOf`.
 *
 * **Do** keep `page` in the address with `onPage`, so that Back from a name restores it.
 *
 * **Keyboard** cards and pages are reached by Tab; Enter follows a card.
 *
 * **States** loading, empty, failure with Try again, stale (with its age). The page before stays until the next is loaded.
 *
 * **Translation keys** `unknownPlaces.*`, `place.fetchUnknownFailed`, `paging.*`
 *
 * **Calls** EP-B05.
 *
 * ```tsx
 * <UnknownPlaces
 *   hrefOf={({ name }) => `/location?${new URLSearchParams({ name })}`}
 *   backHref="/location"
 * />
 * ```
 */
const meta = {
  title: 'Widgets/UnknownPlaces',
  component: UnknownPlaces,
  args: { hrefOf: ({ name }) => `/location?${new URLSearchParams({ name })}`, backHref: '/location' },
  parameters: { ...story.opened(), docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<UnknownPlacesProps>

export default meta
type Story = StoryObj<UnknownPlacesProps>

const find = (canvasElement: HTMLElement) => unknownPlaces(within(canvasElement))
const cards = (canvasElement: HTMLElement) => canvasElement.querySelectorAll('li > a')
const skeletons = (canvasElement: HTMLElement) =>
  canvasElement.querySelectorAll('[data-component="Skeleton"]')
const shown = (canvasElement: HTMLElement) =>
  waitFor(() => expect(cards(canvasElement).length).toBeGreaterThan(0))
const pageItems = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[data-component="Pagination"] ol > li')].map((li) => li.textContent)

export const Default: Story = {
  name: 'LOC-23 cards with names, 3 in a row, 12 a page; a card leads to Add Locations; the pages have an ellipsis',
  parameters: {
    rules: ['LOC-22', 'LOC-24', 'LOC-25', 'LOC-26', 'LOC-31', 'LOC-33', 'PAGE-06', 'CF-58', 'CF-146'],
  },
  play: async ({ canvasElement }) => {
    await shown(canvasElement)
    await expect(cards(canvasElement)).toHaveLength(12)
    const rows = new Map<number, number>()
    for (const card of cards(canvasElement)) {
      const { top } = card.getBoundingClientRect()
      rows.set(top, (rows.get(top) ?? 0) + 1)
    }
    await expect([...rows.values()]).toEqual([3, 3, 3, 3])
    await expect(find(canvasElement).card('Nowhere 1')).toHaveAttribute('href', '/location?name=Nowhere+1')
    await expect(find(canvasElement).back()).toHaveAttribute('href', '/location')
    await expect(story.calls(unknownLocations).at(-1)).toMatchObject({
      query: { curPage: '1', pageSize: '12' },
      body: { name: '' },
    })

    const last = Math.ceil(story.world.savedPlaces.unknown().length / 12)
    await expect(last).toBeGreaterThan(7)
    await expect(pageItems(canvasElement)).toEqual(['1', '2', '…', `${last}`])
    const before = story.calls(unknownLocations).length
    // PAGE-06: the current page is not fetched again.
    await userEvent.click(find(canvasElement).page(1))
    await expect(story.calls(unknownLocations)).toHaveLength(before)
    await userEvent.click(find(canvasElement).next())
    await waitFor(() => expect(find(canvasElement).card('Nowhere 13')).toBeVisible())
    await userEvent.click(find(canvasElement).page(last))
    await waitFor(() => expect(pageItems(canvasElement)).toEqual(['1', '…', `${last - 1}`, `${last}`]))
    await expect(find(canvasElement).next()).toBeDisabled()
  },
}

export const KeptPage: Story = {
  name: 'LOC-25 an app keeps the page; without that many pages it becomes the last one',
  tags: ['!dev', '!autodocs'],
  args: { page: 99, onPage: fn() },
  render: (args) => {
    const [page, setPage] = useState(args.page)
    return (
      <UnknownPlaces
        {...args}
        page={page}
        onPage={(event) => {
          args.onPage?.(event)
          setPage(event.page)
        }}
      />
    )
  },
  play: async ({ args, canvasElement }) => {
    const last = Math.ceil(story.world.savedPlaces.unknown().length / 12)
    await waitFor(() => expect(args.onPage).toHaveBeenCalledWith({ page: last }))
    await shown(canvasElement)
    await userEvent.click(find(canvasElement).page(last - 1))
    await expect(args.onPage).toHaveBeenLastCalledWith({ page: last - 1 })
    await waitFor(() => expect(story.calls(unknownLocations)).toHaveLength(3))
    await expect(story.calls(unknownLocations).map(({ query }) => query.curPage)).toEqual([
      '99',
      `${last}`,
      `${last - 1}`,
    ])
  },
}

export const Loading: Story = {
  beforeEach: () => story.slow(),
  play: story.playLoading(
    async (canvasElement) => {
      await shown(canvasElement)
      await expect(skeletons(canvasElement)).toHaveLength(0)
    },
    (canvasElement) => expect(skeletons(canvasElement)).toHaveLength(12),
  ),
}

export const Empty: Story = {
  parameters: { answer: () => Response.json({ status: 200, data: { unknow_locations: [], count: 0 } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No unknown locations.')).toBeVisible()
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}

export const Failed: Story = {
  name: 'TOAST-19 Failed to fetch unknown locations, where the server sends no message',
  parameters: { rules: ['CF-115'], answer: () => Response.json({}, { status: 400 }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch unknown locations.')
    await expect(find(canvasElement).retry()).toBeEnabled()
  },
}

export const SignedOut: Story = {
  name: 'ERR-12 a session that has ended offers Reload and no retry',
  parameters: { faults: [{ kind: 'unauthorized' }] },
  play: playSignedOut,
}

export const Stale: Story = {
  name: 'CF-115 offline the names stay, with their age, and so does the page while another fails',
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement)
    await story.expectStale(canvasElement)
    if (isReading()) return
    story.cut()
    await userEvent.click(find(canvasElement).page(2))
    await canvas.findByText(/^Page 2 could not be loaded/)
    await expect(find(canvasElement).card('Nowhere 1')).toBeVisible()
    story.mend()
    await userEvent.click(find(canvasElement).retry())
    await waitFor(() => expect(find(canvasElement).card('Nowhere 13')).toBeVisible())
  },
}

export const Long: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: story.opened({
    prepare: ({ savedPlaces }) => {
      savedPlaces.addUnknown('W'.repeat(120))
      savedPlaces.addUnknown(
        'The shop beside the second bus stop after the bridge to Dala, opposite the bank',
      )
    },
  }),
  play: playOnPhone(shown),
}

export const BurmeseDarkPhone: Story = {
  name: 'LOC-23 on a phone one card a row',
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  parameters: {
    answer: () =>
      Response.json({
        status: 200,
        data: { unknow_locations: [{ name: 'အမေ့အိမ်နားက ဆိုင်' }, { name: 'သစ်ပင်ကြီးထောင့်' }], count: 2 },
      }),
  },
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement)
    const places = unknownPlaces(canvas, { language: 'my' })
    const card = places.card('အမေ့အိမ်နားက ဆိုင်').getBoundingClientRect()
    await expect(card.width).toBeGreaterThan(280)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

export const View: Story = {
  tags: ['!dev', '!autodocs', 'mount'],
  render: () => <UnknownPlacesView {...NO_PAGES} locations={undefined} hrefOf={() => '/location'} />,
}

import { locationPageItems } from '@fleetgis/domain/paging'
import type { SavedLocation } from '@fleetgis/domain/places'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { locationTable } from '../../../testing/index.ts'
import { storyTexts } from '../../../testing/storyTexts.ts'
import { LocationTableView, type LocationTableViewProps } from './LocationTableView.tsx'
import { somePlaces } from './storyPlaces.ts'

const done = async () => ({ isDone: true }) as const

const meta = {
  title: 'Widgets/LocationTable/View',
  component: LocationTableView,
  args: {
    locations: somePlaces,
    page: 1,
    pages: 1,
    pageItems: locationPageItems(1, 1),
    onPage: fn(),
    onSave: fn(done),
    onVisibility: fn(done),
    onSearch: fn(),
    onRetry: fn(),
  },
} satisfies Meta<LocationTableViewProps>

export default meta
type Story = StoryObj<LocationTableViewProps>

const find = (canvasElement: HTMLElement) => locationTable(within(canvasElement))
const rowOf = (element: HTMLElement) => element.closest('tr') as HTMLElement

async function write(field: HTMLElement, text: string) {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

/** Writes saved changes into the rows, as a page does. */
function Editable(args: LocationTableViewProps) {
  const [places, setPlaces] = useState(args.locations)
  const put = (id: string, changes: Partial<SavedLocation>) =>
    setPlaces((last) => last?.map((place) => (place.id === id ? { ...place, ...changes } : place)))
  return (
    <LocationTableView
      {...args}
      locations={places}
      onSave={async (event) => {
        const outcome = await args.onSave(event)
        if (outcome.isDone) put(event.location.id, event.location)
        return outcome
      }}
      onVisibility={async (event) => {
        const outcome = await args.onVisibility(event)
        if (outcome.isDone) put(event.id, { status: event.status })
        return outcome
      }}
    />
  )
}

export const Plain: Story = {
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('table', { name: 'Places' })
    await expect(within(table).getAllByRole('row')).toHaveLength(1 + somePlaces.length)
    await expect(find(canvasElement).show('Old Bus Gate')).toBeVisible()
  },
}

export const EditByKeyboard: Story = {
  name: 'LOC-12 name, address, latitude and longitude are edited inline: Enter saves changes, Escape restores the row',
  parameters: { rules: ['LOC-28', 'LOC-29'] },
  render: (args) => <Editable {...args} />,
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(find(canvasElement).edit('Sule Pagoda'))
    await write(find(canvasElement).field('name'), 'Sule')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(find(canvasElement).edit('Sule Pagoda')).toHaveFocus())
    await userEvent.click(find(canvasElement).edit('Sule Pagoda'))
    await expect(find(canvasElement).field('name')).toHaveValue('Sule Pagoda')
    await userEvent.click(find(canvasElement).cancel())
    await userEvent.click(find(canvasElement).edit('Sule Pagoda'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(find(canvasElement).edit('Sule Pagoda')).toHaveFocus())
    await expect(args.onSave).not.toHaveBeenCalled()

    find(canvasElement).edit('Sule Pagoda').focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(find(canvasElement).field('name')).toHaveFocus())
    await write(find(canvasElement).field('name'), 'Sule')
    await userEvent.tab()
    await expect(find(canvasElement).field('address')).toHaveFocus()
    await write(find(canvasElement).field('latitude'), '16.775')
    await write(find(canvasElement).field('longitude'), '96.16')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSave).toHaveBeenCalledOnce()
    await expect(args.onSave).toHaveBeenCalledWith({
      location: {
        id: 'L-1',
        name: 'Sule',
        address: 'Sule Pagoda Road, Kyauktada',
        latitude: 16.775,
        longitude: 96.16,
        status: 1,
      },
    })
    await waitFor(() => expect(find(canvasElement).edit('Sule')).toHaveFocus())
    await expect(canvas.getByText('16.775')).toBeVisible()
  },
}

export const Zawgyi: Story = {
  name: 'CF-166 a Zawgyi name is shown in Unicode, and saved as it was while its field is untouched',
  args: {
    locations: [
      { id: 'L-1', name: 'ေရႊတိဂံုဘုရား', address: 'ဗဟန္း', latitude: 16.7983, longitude: 96.1497, status: 1 },
    ],
  },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit ရွှေတိဂုံဘုရား' }))
    await expect(find(canvasElement).field('name')).toHaveValue('ရွှေတိဂုံဘုရား')
    await write(find(canvasElement).field('address'), 'ဗဟန်းမြို့နယ်')
    await userEvent.click(find(canvasElement).save())
    const saved = { name: 'ေရႊတိဂံုဘုရား', address: 'ဗဟန်းမြို့နယ်' }
    await expect(args.onSave).toHaveBeenCalledWith({ location: expect.objectContaining(saved) })
  },
}

export const Wrong: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(find(canvasElement).edit('Sule Pagoda'))
    await userEvent.clear(find(canvasElement).field('name'))
    await write(find(canvasElement).field('latitude'), '167')
    await userEvent.click(find(canvasElement).save())
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(find(canvasElement).field('name')).toHaveAccessibleDescription('Please enter a name.')
    await expect(find(canvasElement).field('latitude')).toHaveAccessibleDescription(
      'Please enter degrees from -90 to 90.',
    )
    await write(find(canvasElement).field('latitude'), '16.7')
    await expect(find(canvasElement).field('latitude')).toBeValid()
  },
}

let failSave = () => {}
export const Saving: Story = {
  args: {
    onSave: fn(
      () =>
        new Promise<never>((_, reject) => {
          failSave = () => reject(new TypeError('no'))
        }),
    ),
  },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(find(canvasElement).edit('Sule Pagoda'))
    await write(find(canvasElement).field('name'), 'Sule')
    await userEvent.keyboard('{Enter}{Enter}')
    await userEvent.click(find(canvasElement).save())
    await expect(args.onSave).toHaveBeenCalledOnce()
    const field = find(canvasElement).field('name')
    await expect(field).toHaveAttribute('readonly')
    await userEvent.keyboard('{Escape}')
    await expect(rowOf(field)).toHaveAttribute('data-state', 'saving')
    failSave()
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Not changed. Something went wrong')
  },
}

export const HideAndShow: Story = {
  name: 'LOC-13 the eye hides and shows a place; the search runs on Enter or the button',
  parameters: { rules: ['LOC-16', 'LOC-27'] },
  render: (args) => <Editable {...args} />,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(find(canvasElement).hide('Sule Pagoda'))
    await expect(args.onVisibility).toHaveBeenLastCalledWith({ id: 'L-1', status: 4 })
    const show = await waitFor(() => find(canvasElement).show('Sule Pagoda'))
    await expect(within(rowOf(show)).getByText('Hidden')).toBeVisible()
    await expect(show).toHaveFocus()
    await waitFor(() => expect(find(canvasElement).edit('Sule Pagoda')).toBeEnabled())
    await userEvent.keyboard('{Enter}')
    await expect(args.onVisibility).toHaveBeenLastCalledWith({ id: 'L-1', status: 1 })

    await userEvent.type(find(canvasElement).search(), ' sule {Enter}')
    await expect(args.onSearch).toHaveBeenLastCalledWith({ search: 'sule' })
    await userEvent.clear(find(canvasElement).search())
    await userEvent.type(find(canvasElement).search(), 'inya')
    await userEvent.click(find(canvasElement).submitSearch())
    await expect(args.onSearch).toHaveBeenLastCalledWith({ search: 'inya' })
  },
}

export const Switched: Story = {
  name: 'LOC-19 a switch hides and shows a place; a place of another status has none',
  args: {
    visibility: 'switch',
    editsCoordinates: false,
    locations: [
      ...somePlaces.slice(0, 2),
      ...somePlaces.slice(2, 3).map((place) => ({ ...place, status: 7 })),
    ],
  },
  parameters: { rules: ['LOC-17', 'LOC-18', 'LOC-27', 'CF-145'] },
  render: (args) => <Editable {...args} />,
  play: async ({ canvas, canvasElement, args }) => {
    const heads = canvas.getAllByRole('columnheader')
    await expect(storyTexts(heads.slice(0, 4))).toBe('Name, Address, Latitude, Longitude')
    await expect(canvas.getAllByRole('switch')).toHaveLength(2)
    const toggle = () => find(canvasElement).toggle('Sule Pagoda')
    await expect(toggle()).toBeChecked()
    await userEvent.click(toggle())
    await expect(args.onVisibility).toHaveBeenLastCalledWith({ id: 'L-1', status: 4 })
    await waitFor(() => expect(toggle()).not.toBeChecked())
    await expect(toggle()).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onVisibility).toHaveBeenLastCalledWith({ id: 'L-1', status: 1 })

    // Name and address are edited, the coordinates are not.
    await waitFor(() => expect(find(canvasElement).edit('Sule Pagoda')).toBeEnabled())
    await userEvent.click(find(canvasElement).edit('Sule Pagoda'))
    const row = rowOf(find(canvasElement).field('name'))
    await expect(within(row).getAllByRole('textbox')).toHaveLength(2)
    await expect(within(row).getByText('16.7744')).toBeVisible()
  },
}

/** A list that changes on the server while a row is edited. */
function Refreshed(args: LocationTableViewProps) {
  const [places, setPlaces] = useState(args.locations ?? [])
  return (
    <>
      <LocationTableView {...args} locations={places} />
      <button
        type="button"
        onClick={() => setPlaces((last) => last.map((place) => ({ ...place, address: 'Moved' })))}
      >
        Change all
      </button>
      <button type="button" onClick={() => setPlaces((last) => last.slice(1))}>
        Remove first
      </button>
    </>
  )
}

export const RefreshedMeanwhile: Story = {
  render: (args) => <Refreshed {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(find(canvasElement).edit('Sule Pagoda'))
    await write(find(canvasElement).field('name'), 'Sule')
    await userEvent.click(canvas.getByRole('button', { name: 'Change all' }))
    await expect(find(canvasElement).field('name')).toHaveValue('Sule')
    await expect(canvas.getByText(/Changed meanwhile to: Sule Pagoda, Moved\./)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove first' }))
    await expect(find(canvasElement).field('name')).toHaveValue('Sule')
  },
}

export const DraftOnAnotherPage: Story = {
  render: (args) => {
    const [page, setPage] = useState(1)
    return (
      <LocationTableView
        {...args}
        locations={page === 1 ? somePlaces.slice(0, 3) : somePlaces.slice(3)}
        page={page}
        pages={2}
        pageItems={locationPageItems(page, 2)}
        onPage={(event) => setPage(event.page)}
      />
    )
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(find(canvasElement).edit('Sule Pagoda'))
    await write(find(canvasElement).field('name'), 'Sule')
    await userEvent.click(find(canvasElement).next())
    await expect(canvas.getByText('1 unsaved edit on another page.')).toBeVisible()
    await userEvent.click(find(canvasElement).previous())
    await expect(find(canvasElement).field('name')).toHaveValue('Sule')
  },
}

export const Loading: Story = {
  args: { locations: undefined, pageItems: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Places' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const Empty: Story = {
  args: { locations: [], pages: 0, pageItems: [], search: 'nowhere' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No places found.')).toBeVisible()
    await expect(canvas.getByText('Try another search.')).toBeVisible()
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}

export const Failed: Story = {
  name: "CF-115 places that failed to load show the server's message",
  parameters: { rules: ['ERR-13'] },
  args: { locations: undefined, pageItems: [], failure: 'Your role may not see places.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your role may not see places.')
    await expect(canvas.queryByText('No places found.')).toBeNull()
  },
}

export const Stale: Story = { args: { staleness: 'Updated 12 minutes ago. The server cannot be reached.' } }

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(find(canvasElement).edit('Sule Pagoda'))
    await expect(find(canvasElement).field('longitude')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

export const Burmese: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  args: { locations: somePlaces.filter(({ id }) => id === 'L-3') },
  play: async ({ canvas }) => {
    const table = locationTable(canvas, { language: 'my' })
    await userEvent.click(table.edit('အင်းလျားကန်'))
    await expect(table.save()).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

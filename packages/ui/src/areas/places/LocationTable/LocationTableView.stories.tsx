import { locationPageItems } from '@fleetgis/domain/paging'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { locationTable } from '../../../testing/index.ts'
import { retype } from '../../../testing/retype.ts'
import { storyBox } from '../../../testing/storyBox.tsx'
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

const page = locationTable(within(document.body))

export const Plain: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const rows = within(await canvas.findByRole('table', { name: 'Places' })).getAllByRole('row')
    await expect(rows).toHaveLength(1 + somePlaces.length)
    await expect(page.show('Old Bus Gate')).toBeVisible()
  },
}

export const Zawgyi: Story = {
  name: 'CF-166 a Zawgyi name is shown in Unicode, and saved as it was while its field is untouched',
  args: {
    locations: [
      { id: 'L-1', name: 'ေရႊတိဂံုဘုရား', address: 'ဗဟန္း', latitude: 16.7983, longitude: 96.1497, status: 1 },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit ရွှေတိဂုံဘုရား' }))
    await expect(page.field('name', 'ရွှေတိဂုံဘုရား')).toHaveValue('ရွှေတိဂုံဘုရား')
    await retype(page.field('address', 'ရွှေတိဂုံဘုရား'), 'ဗဟန်းမြို့နယ်')
    await userEvent.click(page.save())
    const saved = { name: 'ေရႊတိဂံုဘုရား', address: 'ဗဟန်းမြို့နယ်' }
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ location: expect.objectContaining(saved) }),
    )
  },
}

export const Wrong: Story = {
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await userEvent.click(page.edit('Sule Pagoda'))
    await userEvent.clear(page.field('name', 'Sule Pagoda'))
    await retype(page.field('latitude', 'Sule Pagoda'), '167')
    await userEvent.click(page.save())
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(page.field('name', 'Sule Pagoda')).toHaveAccessibleDescription('Please enter a name.')
    await expect(await canvas.findByText('Name of Sule Pagoda: Please enter a name.')).toHaveAttribute(
      'aria-live',
      'assertive',
    )
    const save = canvas.getByRole('button', { name: 'Save' })
    await expect(save.getBoundingClientRect().height).toBe(
      page.field('name', 'Sule Pagoda').getBoundingClientRect().height,
    )
    await expect(save.scrollHeight).toBeLessThanOrEqual(save.clientHeight)
    await expect(page.field('latitude', 'Sule Pagoda')).toHaveAccessibleDescription(
      'Please enter degrees from -90 to 90.',
    )
    await retype(page.field('latitude', 'Sule Pagoda'), '16.7')
    await expect(page.field('latitude', 'Sule Pagoda')).toBeValid()
  },
}

export const TwoAtOnce: Story = {
  name: 'LOC-12 the fields and buttons of rows that are edited at once say which place they are for',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const names = ['Sule Pagoda', 'Old Bus Gate']
    for (const name of names) await userEvent.click(page.edit(name))
    for (const description of names) {
      await expect(page.field('name', description)).toHaveValue(description)
      await expect(canvas.getByRole('button', { name: 'Save', description })).toBeEnabled()
      await expect(canvas.getByRole('button', { name: 'Cancel', description })).toBeEnabled()
    }
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
  play: async ({ canvas, args }) => {
    await userEvent.click(page.edit('Sule Pagoda'))
    await retype(page.field('name', 'Sule Pagoda'), 'Sule')
    await userEvent.keyboard('{Enter}{Enter}')
    await userEvent.click(page.save())
    await expect(args.onSave).toHaveBeenCalledOnce()
    const field = page.field('name', 'Sule Pagoda')
    await expect(field).toHaveAttribute('readonly')
    await userEvent.keyboard('{Escape}')
    await expect(field.closest('tr')).toHaveAttribute('data-state', 'saving')
    failSave()
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Not changed. Something went wrong')
  },
}

export const Loading: Story = {
  args: { locations: undefined, pages: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toHaveRole('status')
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}

export const Empty: Story = {
  args: { locations: [], pages: 0, pageItems: [], search: 'nowhere' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('No places found.')).toBeVisible()
    await expect(canvas.getByText('Try another search.')).toBeVisible()
    await expect(canvas.queryByRole('navigation')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    await expect(args.onSearch).toHaveBeenCalledWith({ search: '' })
  },
}

export const Failed: Story = {
  name: "CF-115 places that failed to load show the server's message",
  parameters: { rules: ['ERR-13'] },
  args: { locations: undefined, pages: 3, failure: 'Your role may not see places.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your role may not see places.')
    await expect(canvas.queryByText('No places found.')).toBeNull()
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}

export const Stale: Story = { args: { staleness: 'Updated 12 minutes ago. The server cannot be reached.' } }

export const Phone: Story = {
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await userEvent.click(page.edit('Sule Pagoda'))
    await expect(page.field('longitude', 'Sule Pagoda')).toBeVisible()
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

export const OnATablet: Story = {
  name: 'LOC-12 on a tablet a field is as wide as its text, and words stay whole',
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'tablet' } },
  decorators: [storyBox({ width: 600 })],
  play: async ({ canvas }) => {
    const { height } = (await canvas.findByText('Old Bus Gate')).getBoundingClientRect()
    await expect(height).toBeLessThan(30)
    await userEvent.click(page.edit('Sule Pagoda'))
    for (const id of ['name', 'latitude', 'longitude'] as const) {
      const field = page.field(id, 'Sule Pagoda')
      await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth + 1)
    }
  },
}

import { consoleDrivers } from '@fleetgis/api/drivers'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { isReading } from '../../../testing/isReading.ts'
import { playOnPhone } from '../../../testing/playOnPhone.ts'
import { storyTexts } from '../../../testing/storyTexts.ts'
import { latinWords, storyWorld } from '../../../testing/storyWorld.ts'
import { VehicleFacts } from './VehicleFacts.tsx'
import { VehicleList } from './VehicleList.tsx'

const story = storyWorld({ signedInAs: 'admin@fleetgis.example' })
const driver = story.world.drivers[0]
const driverName = driver?.name.en ?? ''
const number = story.world.roster.find(driver?.key ?? '')?.vehicle.vehicleNo ?? ''

/**
 * The vehicles of the staff console: number, make, driver and device, from the rows of the driver list (CF-127).
 * The search finds drivers. `VehicleFacts` shows one of them, to read.
 *
 * **Do** keep `filters` in the address, so that Back restores them; the search text may be a phone number or an e-mail
 * address and belongs in the history's state.
 * **Do** pass `search` to `VehicleFacts`, such as the driver's name: no call returns one vehicle, and without it all drivers
 * load until the key is found.
 * **Do not** use it for owners: their pages have a call of their own.
 *
 * **Events** `onFiltersChange(filters)` for filters and page; `onNameChange({ name })` of `VehicleFacts`.
 *
 * **States** loading, empty, failure with Try again, stale (with its age); `VehicleFacts` also missing.
 *
 * **Translation keys** `vehicles.*`, `consoleDrivers.*`, `groups.*`
 *
 * **Calls** EP-A16 (the drivers), EP-A14 (the groups).
 *
 * ```tsx
 * import { VehicleList } from '@fleetgis/ui/VehicleList'
 *
 * <FleetProvider client={client} language="en" theme="light">
 *   <VehicleList hrefOf={({ driverKey, name }) => `/vehicles/${driverKey}?driver=${encodeURIComponent(name)}`} />
 * </FleetProvider>
 * ```
 */
const meta = {
  title: 'Widgets/VehicleList',
  component: VehicleList,
  args: { onFiltersChange: fn(), hrefOf: ({ driverKey }) => `#${driverKey}` },
  parameters: { ...story.opened(), docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof VehicleList>

export default meta
type Story = StoryObj<typeof meta>

const shown = (canvasElement: HTMLElement) => within(canvasElement).findByRole('link', { name: number })

export const Default: Story = {
  name: 'CF-127 vehicles are the rows of the driver list: number, make, driver, device',
  parameters: { rules: ['ROUTE-27'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await shown(canvasElement)).toHaveAttribute('href', `#${driver?.key}`)
    const heads = canvas.getAllByRole('columnheader')
    await expect(storyTexts(heads)).toBe('Vehicle No., Brand, Driver, Device ID')
    await expect(canvas.getAllByRole('row')).toHaveLength(16)
  },
}

/** On a phone, where the rows are blocks. */
export const Loading: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => story.slow(),
  play: story.playLoading(shown),
}

export const Empty: Story = {
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search vehicles' }), 'no such driver{Enter}')
    await canvas.findByText('No vehicle found')
    if (isReading()) return
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    await shown(canvasElement)
    // Show all is gone: its replacement has the focus.
    await expect(canvas.getByRole('region', { name: 'Vehicles' })).toHaveFocus()
  },
}

export const RowsPerPage: Story = {
  name: 'CF-187 another number of rows keeps the first row on screen, and is kept; a page that is gone gives way to the last',
  parameters: { rules: ['DRV-08', 'DRV-13'] },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => () => localStorage.removeItem('fleetgis.table.VehicleList'),
  render: (args) => {
    const [isShown, setShown] = useState(true)
    return (
      <>
        <button type="button" onClick={() => setShown(!isShown)}>
          Mount
        </button>
        {isShown ? <VehicleList {...args} /> : null}
      </>
    )
  },
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement)
    const rows = () => canvas.getByRole('combobox', { name: 'Rows a page' })
    const firstRow = () => canvas.getAllByRole('rowheader')[0]?.textContent
    await expect(rows()).toHaveValue('15')
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }))
    await waitFor(() => expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('2'))
    await waitFor(() => expect(canvas.queryByRole('link', { name: number })).toBeNull())
    const first = firstRow()
    await userEvent.selectOptions(rows(), '10')
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '11'))
    // The sixteenth vehicle is on the second page of ten.
    await waitFor(() => expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('2'))
    await expect(canvas.getByText(first ?? '')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Mount' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Mount' }))
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '11'))

    // All drivers but 15 leave their groups.
    const last = canvas.getAllByRole('button', { name: /^Page / }).at(-1) as HTMLElement
    const lastName = last.getAttribute('aria-label') ?? ''
    await userEvent.click(last)
    const current = () => canvas.getByRole('button', { current: 'page' })
    await waitFor(() => expect(current()).toBe(last))
    const { roster } = story.world
    const members = roster.all().filter((one) => roster.groupsOf(one).length > 0)
    const gone = members.slice(15).flatMap((one) => [...roster.groupsOf(one)].map((id) => [one, id] as const))
    for (const [one, groupId] of gone) roster.leave(one, groupId)
    story.later(1)
    await waitFor(() => expect(current()).toHaveTextContent('2'))
    await expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(0)

    // Once they are back, so is the page.
    for (const [one, groupId] of gone) roster.join(one, groupId)
    story.later(1)
    await userEvent.click(await canvas.findByRole('button', { name: lastName }))
    await waitFor(() => expect(current()).toHaveAccessibleName(lastName))
    await story.quiet()
    await expect(current()).toHaveAccessibleName(lastName)
  },
}

export const Stale: Story = { parameters: { rules: ['CF-115'] }, play: story.playStale(shown) }

export const One: Story = {
  name: 'CF-127 the facts of one vehicle, found by its driver’s name, with nothing to edit; an unknown one is said to be missing',
  parameters: { rules: ['CF-163', 'GUARD-10'] },
  render: () => (
    <>
      <VehicleFacts
        driverKey={driver?.key ?? ''}
        search={driverName}
        driverHrefOf={({ driverKey }) => `#${driverKey}`}
      />
      <VehicleFacts driverKey="9223372036854775807" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(number)).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(links).toEqual([`#${driver?.key}`, `tel:${driver?.mobile}`])
    const searches = story.calls(consoleDrivers).map(({ body }) => (body as { search: string }).search)
    await expect(searches).toContain(driverName)
    await canvas.findByText('There is no such vehicle')
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'my' },
  parameters: { latinWords: latinWords(story.world) },
  play: playOnPhone(shown),
}

export const Facts: Story = {
  tags: ['!dev', '!autodocs', 'mount'],
  render: () => <VehicleFacts driverKey={driver?.key ?? ''} />,
}

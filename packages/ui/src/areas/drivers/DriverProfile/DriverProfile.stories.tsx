import { forgetWalletGroups, keepWalletGroup } from '@fleetgis/api'
import { routePermission } from '@fleetgis/api/auth'
import { consoleDrivers } from '@fleetgis/api/drivers'
import { groups, locations, trips } from '@fleetgis/api/map'
import { noPermission } from '@fleetgis/sandbox'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { playOnPhone } from '../../../testing/playOnPhone.ts'
import { latinWords, storyWorld } from '../../../testing/storyWorld.ts'
import { DriverProfile } from './DriverProfile.tsx'

const story = storyWorld({ signedInAs: 'admin@fleetgis.example' })
const driver = story.world.drivers[0]
if (!driver) throw new Error('The world has no driver.')
const group = story.world.groups.find(({ id }) => id === driver.groupId)
if (!group) throw new Error('The driver has no group.')
const wrongGroup = story.world.groups.find(({ id }) => id !== driver.groupId)
const number = story.world.roster.find(driver.key)?.vehicle.vehicleNo ?? ''

/**
 * One driver as staff see one: facts, the last position of today on a map, today's trips, and the transactions of a wallet.
 *
 * **Do** pass `search`, such as the driver's name: no call returns one driver, and without it all drivers load until the
 * key is found.
 * **Do** keep `filters` in the address, so that a reload shows the same wallet.
 * **Do not** put a phone number or an e-mail address into an address for it.
 *
 * **Events** `onNameChange({ name })` for the title of a page, `onFiltersChange({ groupId })`. Add balance opens the popup of the driver list (PERM-04).
 *
 * **States** loading, failure with Try again, stale (with its age), missing.
 *
 * **Translation keys** `driverProfile.*`, `consoleDrivers.*`, `transactions.*`
 *
 * **Calls** EP-A16 (the driver), EP-A11 (the position, and which user id the links search for), EP-A12 (the trips), EP-A14 (the groups), EP-A20 (transactions),
 * EP-A18 (the money), EP-A10 (who may add it).
 *
 * ```tsx
 * import { DriverProfile } from '@fleetgis/ui/DriverProfile'
 *
 * <FleetProvider client={client} language="en" theme="light" tiles={tiles}>
 *   <DriverProfile driverKey="7103100000000000001" search="Ko Aung" />
 * </FleetProvider>
 * ```
 */
const meta = {
  title: 'Widgets/DriverProfile',
  component: DriverProfile,
  args: {
    driverKey: driver.key,
    search: driver.name.en,
    onNameChange: fn(),
    tripHrefOf: ({ tripId, groupIds }) => `#${tripId}-in-${groupIds}`,
    vehicleHrefOf: ({ driverKey }) => `#vehicle-${driverKey}`,
    mapHrefOf: ({ driverKey }) => `#map-${driverKey}`,
  },
  beforeEach: forgetWalletGroups,
  parameters: { ...story.opened(), docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof DriverProfile>

export default meta
type Story = StoryObj<typeof meta>

const shown = (canvasElement: HTMLElement) => within(canvasElement).findByText(number)

export const Default: Story = {
  name: 'CF-186 facts, links to more, last position, trips of today, and the transactions of a chosen group',
  args: { linksOf: ({ userId }) => [{ label: 'Trip routes', href: `#of-${userId}` }] },
  play: async ({ canvas, canvasElement, args }) => {
    await shown(canvasElement)
    await expect(args.onNameChange).toHaveBeenCalledWith({ name: driver.name.en })
    await expect(canvas.getByRole('link', { name: number })).toHaveAttribute('href', `#vehicle-${driver.key}`)
    // The search finds the driver: not all are loaded.
    const searches = story.calls(consoleDrivers).map(({ body }) => (body as { search: string }).search)
    await expect(new Set(searches)).toEqual(new Set([driver.name.en]))
    const more = within(await canvas.findByRole('navigation', { name: 'Of this driver' }))
    await expect(more.getByRole('link', { name: 'Trip routes' })).toHaveAttribute(
      'href',
      `#of-${driver.mobile}`,
    )
    await canvas.findByRole('region', { name: 'Map' })
    await expect(canvas.getByRole('link', { name: 'Show on the map' })).toHaveAttribute(
      'href',
      `#map-${driver.key}`,
    )
    const table = within(await canvas.findByRole('table', { name: 'Trips today' }))
    // The day alone may have more trips than a page.
    for (const link of table.getAllByRole('link'))
      await expect(link).toHaveAttribute('href', expect.stringMatching(/^#.+-in-G-?\d+$/))
    const group = await canvas.findByRole('combobox', { name: 'Group' })
    await within(group).findByRole('option', { name: 'Yangon Taxi' })
    await userEvent.selectOptions(group, 'Yangon Taxi')
    await expect(await canvas.findByText('Wallet in Yangon Taxi')).toBeVisible()
  },
}

const byEmail = story.world.drivers.find(({ userId }) => userId.includes('@'))

export const SignedUpByEmail: Story = {
  name: 'CF-186 links to more search for the user id that the check-ins have, not for the phone number',
  tags: ['!dev', '!autodocs'],
  args: {
    driverKey: byEmail?.key ?? '',
    search: byEmail?.name.en ?? '',
    linksOf: ({ userId }) => [{ label: 'Trip routes', href: `#of-${userId}` }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(byEmail?.mobile ?? '')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Trip routes' })).toHaveAttribute(
      'href',
      `#of-${byEmail?.userId}`,
    )
  },
}

export const NoCheckIns: Story = {
  name: 'CF-186 links to more search for the phone number while no check-in can be loaded',
  tags: ['!dev', '!autodocs'],
  args: { linksOf: ({ userId }) => [{ label: 'Trip routes', href: `#of-${userId}` }] },
  beforeEach: () => story.cut(locations),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Trip routes' })).toHaveAttribute(
      'href',
      `#of-${driver.mobile}`,
    )
  },
}

export const RefusedGroup: Story = {
  name: 'CF-174 a group without a wallet of the driver is marked as refused',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement)
    const select = await canvas.findByRole('combobox', { name: 'Group' })
    await within(select).findByRole('option', { name: wrongGroup?.name ?? '' })
    await userEvent.selectOptions(select, wrongGroup?.id ?? '')
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose another group' }))
    await within(select).findByRole('option', { name: `${wrongGroup?.name} (refused)` })
  },
}

export const RefusedAddress: Story = {
  name: 'CF-174 a refused group leaves the remembered one, which is shown again',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement)
    const select = await canvas.findByRole('combobox', { name: 'Group' })
    await within(select).findByRole('option', { name: group.name })
    await userEvent.selectOptions(select, group.id)
    await canvas.findByText(`Wallet in ${group.name}`)
    await canvas.findByText(/^\d+ transactions?$/)
    await userEvent.selectOptions(select, wrongGroup?.id ?? '')
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose another group' }))
    await expect(await canvas.findByText(`Wallet in ${group.name}`)).toBeVisible()
    await expect(select).toHaveDisplayValue(group.name)
  },
}

export const RefusedRemembered: Story = {
  name: 'CF-174 Add Balance asks for another group where the server refuses the remembered one',
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    keepWalletGroup(
      { appId: '001', userId: 'admin@fleetgis.example', driverKey: driver.key },
      wrongGroup?.id ?? '',
    ),
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Add balance' }))
    const popup = () => within(within(document.body).getByRole('dialog'))
    await waitFor(() => expect(popup().getByRole('button', { name: 'Choose another group' })).toBeVisible())
    await userEvent.click(popup().getByRole('button', { name: 'Choose another group' }))
    await waitFor(() =>
      expect(popup().getByRole('option', { name: `${wrongGroup?.name} (refused)` })).toBeInTheDocument(),
    )
  },
}

export const AddBalance: Story = {
  name: 'CF-186 money is added on the page, in the group that is chosen there',
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Add balance' }))
    const choice = within(await within(document.body).findByRole('dialog'))
    const select = await choice.findByRole('combobox', { name: /^Group/ })
    await within(select).findByRole('option', { name: group.name })
    await userEvent.selectOptions(select, group.id)
    await userEvent.click(choice.getByRole('button', { name: 'Continue' }))
    const amount = await within(document.body).findByRole('textbox', { name: 'Amount' })
    await waitFor(() => expect(amount).toHaveFocus())
    // Escape leaves the page with the transactions of the same group.
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByText(`Wallet in ${group.name}`)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add balance' }))
    await expect(await within(document.body).findByRole('textbox', { name: 'Amount' })).toBeVisible()
    await expect(within(document.body).getByRole('dialog')).toHaveTextContent(group.name)
  },
}

export const GivenGroup: Story = {
  name: 'CF-129 a group that was chosen before is not asked for, for the transactions nor for the money',
  tags: ['!dev', '!autodocs'],
  parameters: { rules: ['CF-186'] },
  args: { filters: { groupId: group.id }, onFiltersChange: fn() },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(`Wallet in ${group.name}`)).toBeVisible()
    // Trips of other days are found in the transactions alone.
    await userEvent.click(canvas.getByRole('radio', { name: 'Month' }))
    const wallet = within(await canvas.findByRole('region', { name: 'Transaction History' }))
    const [first] = await wallet.findAllByRole('button', { name: /→/ })
    await userEvent.click(first as HTMLElement)
    const link = wallet.getByRole('link')
    await expect(link).toHaveAttribute('href', `#${link.textContent}-in-${group.id}`)
    const other = story.world.groups.find(({ id }) => id !== group.id)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Group' }), other?.id ?? '')
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ groupId: other?.id })
    await userEvent.click(await canvas.findByRole('button', { name: 'Add balance' }))
    await expect(await within(document.body).findByRole('textbox', { name: 'Amount' })).toBeVisible()
    await expect(within(document.body).getByRole('dialog')).toHaveTextContent(group.name)
  },
}

export const OneGroup: Story = {
  name: 'CF-129 with one group nothing is asked',
  tags: ['!dev', '!autodocs'],
  parameters: {
    handlers: [
      http.post(`*${groups.path}`, () =>
        HttpResponse.json({
          status: 200,
          dataList: [{ syskey: group.key, id: group.id, name: group.name }],
        }),
      ),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement)
    await expect(await canvas.findByText(`Wallet in ${group.name}`)).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Add balance' }))
    await expect(await within(document.body).findByRole('textbox', { name: 'Amount' })).toBeVisible()
  },
}

export const OnlyLooks: Story = {
  name: 'PERM-04 without the right to edit drivers there is no Add balance',
  tags: ['!dev', '!autodocs'],
  parameters: story.opened({ make: noPermission }),
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement)
    await canvas.findByRole('combobox', { name: 'Group' })
    await story.quiet()
    await expect(canvas.queryByRole('button', { name: 'Add balance' })).toBeNull()
  },
}

export const RightsFailed: Story = {
  name: 'PERM-04 while the rights could not be loaded there is no Add balance, and the page says why',
  parameters: { rules: ['CF-115'] },
  beforeEach: () => story.cut(routePermission),
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement)
    await expect(await canvas.findByText(/^Your rights could not be loaded/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Add balance' })).toBeNull()
    story.mend()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('button', { name: 'Add balance' })).toBeVisible()
    await expect(canvas.queryByText(/^Your rights/)).toBeNull()
  },
}

const manyNumbers = '095550101, 095550102, 095550103, 095550104 (home)'

export const ManyNumbers: Story = {
  name: 'R2 a text that is longer than any number wraps',
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  parameters: {
    handlers: [
      http.post(`*${consoleDrivers.path}`, () => {
        const row = { syskey: driver.key, name: driver.name.en, mobile: manyNumbers, vehicleno: number }
        return HttpResponse.json({ status: 200, data_list: [row], total_count: 1 })
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(manyNumbers)
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth)
  },
}

export const WithoutSearch: Story = {
  name: 'CF-186 without a search, or with one that finds another, the driver is found in all drivers',
  args: { search: 'no such driver' },
  play: async ({ canvasElement }) => {
    await shown(canvasElement)
  },
}

export const Missing: Story = {
  name: 'CF-163 an unknown driver is said to be missing',
  args: { driverKey: '9223372036854775807' },
  play: async ({ canvas }) => {
    await canvas.findByText('There is no such driver')
  },
}

export const Loading: Story = {
  beforeEach: () => story.slow(),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull()
    story.mend()
    await shown(canvasElement)
  },
}

export const Failed: Story = {
  name: 'CF-115 trips that cannot be loaded say so, and leave the rest',
  beforeEach: () => story.cut(trips),
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement)
    const section = (await canvas.findByRole('heading', { name: 'Trips today' })).parentElement
    await within(section as HTMLElement).findByRole('button', { name: 'Try again' })
  },
}

export const BurmeseDarkPhone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'my', theme: 'dark' },
  parameters: { latinWords: latinWords(story.world) },
  play: playOnPhone(shown),
}

import { routePermission } from '@fleetgis/api/auth'
import { bookingType, setBookingType } from '@fleetgis/api/bookings'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { playOnPhone } from '../../../testing/playOnPhone.ts'
import { latinWords, storyWorld } from '../../../testing/storyWorld.ts'
import { GroupList } from './GroupList.tsx'
import { GroupSettings } from './GroupSettings.tsx'

const story = storyWorld({ signedInAs: 'admin@fleetgis.example' })
const group = story.world.groups[0]
const groupId = group?.id ?? ''

/**
 * The groups of the staff console, searched and paged in the browser. `GroupSettings` shows one: its facts to read, and its
 * booking type, which a user with the right to edit may change.
 *
 * **Do** keep `filters` in the address, so that Back restores them. **Do** pass `links` to `GroupSettings`: the pages of the
 * app that show one group, as far as the user may open them.
 * **Do not** hide `GroupSettings` without rights: until the server has answered it offers no change by itself.
 *
 * **Events** `onFiltersChange(filters)` for the search and the page; `onNameChange({ name })` of `GroupSettings`.
 *
 * **States** loading, empty, failure with Try again, stale (with its age); `GroupSettings` also missing and rights unknown.
 *
 * **Translation keys** `groupList.*`, `list.showAll`, `staff.save`
 *
 * **Calls** EP-A14 (the groups), EP-K07 (settings), EP-K05 and EP-K06 (booking type), EP-A10 (rights).
 *
 * ```tsx
 * import { GroupList } from '@fleetgis/ui/GroupList'
 *
 * <FleetProvider client={client} language="en" theme="light">
 *   <GroupList hrefOf={({ groupId }) => `/groups/${groupId}`} />
 * </FleetProvider>
 * ```
 */
const meta = {
  title: 'Widgets/GroupList',
  component: GroupList,
  args: { onFiltersChange: fn(), hrefOf: (event) => `#${event.groupId}` },
  parameters: { ...story.opened(), docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof GroupList>

export default meta
type Story = StoryObj<typeof meta>

const shown = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('link', { name: group?.name ?? '' })

export const Default: Story = {
  name: 'ROUTE-27 the groups with name and id, found by either',
  play: async ({ canvas, canvasElement }) => {
    await expect(await shown(canvasElement)).toHaveAttribute('href', `#${groupId}`)
    const search = canvas.getByRole('searchbox', { name: 'Search groups' })
    await userEvent.type(search, 'nothing')
    await canvas.findByText('No group found')
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    await userEvent.type(search, groupId.toLowerCase())
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(1)
  },
}

const ofGroups = (...names: readonly string[]) =>
  names.map((name, index) => ({ syskey: `S-${index}`, id: `G00${index}`, name }))

export const Zawgyi: Story = {
  name: 'CF-166 a Zawgyi name is found and sorted as it is shown',
  tags: ['!dev', '!autodocs'],
  args: { filters: undefined },
  parameters: {
    answer: () => Response.json({ status: 'success', dataList: ofGroups('ခင်မောင်', 'ေက်ာ္မင္း') }),
  },
  play: async ({ canvas }) => {
    const rows = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)
    await canvas.findByRole('link', { name: 'ကျော်မင်း' })
    await userEvent.click(canvas.getByRole('button', { name: /^Name/ }))
    await waitFor(() => expect(rows()).toEqual(['ကျော်မင်း', 'ခင်မောင်']))
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search groups' }), 'ကျော်')
    await waitFor(() => expect(rows()).toEqual(['ကျော်မင်း']))
  },
}

export const Loading: Story = { beforeEach: () => story.slow(), play: story.playLoading(shown) }

export const Failed: Story = {
  parameters: { rules: ['CF-115'] },
  beforeEach: () => story.cut(),
  play: story.playFailed(shown),
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'my' },
  parameters: { latinWords: latinWords(story.world) },
  play: playOnPhone(shown),
}

export const Change: Story = {
  tags: ['mount'],
  name: 'CF-159 the booking type of a group is changed and saved, below links to its pages; while the rights are unknown it is to read',
  parameters: { rules: ['GUARD-06', 'PERM-01'] },
  render: () => <GroupSettings groupId={groupId} links={[{ label: 'Drivers', href: '#drivers' }]} />,
  beforeEach: () => story.cut(routePermission),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Your rights could not be loaded/)
    const links = within(canvas.getByRole('navigation', { name: 'Of this group' }))
    await expect(links.getByRole('link', { name: 'Drivers' })).toHaveAttribute('href', '#drivers')
    await expect(canvas.queryByRole('combobox')).toBeNull()
    story.mend()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    const type = (await canvas.findByRole('combobox', {
      name: 'Booking type',
    })) as HTMLSelectElement
    await expect(story.calls(bookingType).filter(({ method }) => method === 'PUT')).toHaveLength(0)
    const other = type.value === '1' ? '2' : '1'
    const save = canvas.getByRole('button', { name: 'Save' })
    await expect(save).toBeDisabled()
    await userEvent.selectOptions(type, other)
    await userEvent.click(save)
    await waitFor(() => expect(story.world.bookingSettings.typeOf(groupId)).toBe(other))
    await expect(story.calls(setBookingType).filter(({ method }) => method === 'PUT')).toHaveLength(1)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled())
    await expect(canvas.getByRole('combobox', { name: 'Booking type' })).toHaveValue(other)
    // Save, which had the focus, is disabled.
    await expect(canvas.getByRole('combobox', { name: 'Booking type' })).toHaveFocus()
  },
}

const typesSent = () => story.calls(setBookingType).filter(({ method }) => method === 'PUT')
const names = { '1': 'Any driver may accept', '2': 'The admin assigns' }

export const SavedElsewhere: Story = {
  name: 'CF-179 a booking type that was saved elsewhere meanwhile is not sent; Keep mine saves the own one',
  render: () => <GroupSettings groupId={groupId} />,
  play: async ({ canvas }) => {
    const { bookingSettings } = story.world
    bookingSettings.setType(groupId, '1')
    const type = await canvas.findByRole('combobox', { name: 'Booking type' })
    await expect(type).toHaveValue('1')
    // The documents name two types; a server may have more.
    bookingSettings.setType(groupId, '3' as '1')
    await userEvent.selectOptions(type, '2')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const both = within(await canvas.findByRole('table', { name: 'Both versions' }))
    await expect(both.getByRole('row', { name: /Booking type/ })).toHaveTextContent(`${names[2]}3`)
    await expect(typesSent()).toEqual([])
    story.world.faults.set([{ kind: 'status', status: 400, endpoint: 'setBookingType', times: 1 }])
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }))
    await canvas.findByRole('alert')
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Booking type' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(bookingSettings.typeOf(groupId)).toBe('2'))
    await expect(typesSent()).toHaveLength(2)
  },
}

export const TakeTheirs: Story = {
  name: 'CF-179 Take theirs shows the booking type of the server and sends nothing',
  tags: ['!dev', '!autodocs'],
  render: () => <GroupSettings groupId={groupId} />,
  play: async ({ canvas }) => {
    const { bookingSettings } = story.world
    bookingSettings.setType(groupId, '1')
    const type = await canvas.findByRole('combobox', { name: 'Booking type' })
    await expect(type).toHaveValue('1')
    bookingSettings.setType(groupId, '3' as '1')
    await userEvent.selectOptions(type, '2')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Take theirs' }))
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Booking type' })).toHaveValue('3'))
    await expect(canvas.getByRole('combobox', { name: 'Booking type' })).toHaveFocus()
    await expect(typesSent()).toEqual([])
  },
}

export const TakenBack: Story = {
  name: 'CF-179 a form whose choice was taken back shows what was saved elsewhere meanwhile',
  tags: ['!dev', '!autodocs'],
  render: () => <GroupSettings groupId={groupId} />,
  play: async ({ canvas }) => {
    const { bookingSettings } = story.world
    bookingSettings.setType(groupId, '1')
    const type = await canvas.findByRole('combobox', { name: 'Booking type' })
    await expect(type).toHaveValue('1')
    await userEvent.selectOptions(type, '2')
    await userEvent.selectOptions(type, '1')
    bookingSettings.setType(groupId, '2')
    window.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Booking type' })).toHaveValue('2'))
  },
}

export const Missing: Story = {
  name: 'CF-163 an unknown group is said to be missing',
  render: () => <GroupSettings groupId="G999" />,
  play: async ({ canvas }) => {
    await canvas.findByText('There is no such group')
  },
}

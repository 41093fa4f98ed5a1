import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { userPages } from '../../../testing/index.ts'
import { NO_RECORDS } from '../../../testing/nothingLoaded.ts'
import { storyWorld } from '../../../testing/storyWorld.ts'
import { UserList } from './UserList.tsx'
import { UserListView } from './UserListView.tsx'

const story = storyWorld({ signedInAs: 'admin@fleetgis.example' })

/**
 * The users of the staff console with their roles. Loading, failures and rights are those of `RateList`.
 *
 * **Do** open `UserForm` from `onAdd` and `onEdit`, and give its address as `hrefOf`.
 *
 * **Events** `onAdd()`, `onEdit({ row })`, `onFiltersChange(filters)` for order and page.
 *
 * **Translation keys** `users.*`, `staff.*`
 *
 * **Calls** EP-A25 (users), EP-A10 (rights).
 *
 * ```tsx
 * import { UserList } from '@fleetgis/ui/UserList'
 *
 * <FleetProvider client={client} language="en" theme="light">
 *   <UserList
 *     onAdd={() => openForm('new')}
 *     onEdit={({ row }) => openForm(row.userId)}
 *     hrefOf={({ row }) => `/users/${row.userId}`}
 *   />
 * </FleetProvider>
 * ```
 */
const meta = {
  title: 'Widgets/UserList',
  component: UserList,
  args: { onAdd: fn(), onEdit: fn(), hrefOf: ({ row }) => `#${row.userId}` },
  parameters: { ...story.opened(), docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta<typeof UserList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'MENU-07 the users with their roles; Add, Edit and the link of a name open the form',
  parameters: { rules: ['CF-128'] },
  play: async ({ canvas, canvasElement, args }) => {
    const find = userPages(within(canvasElement))
    const name = await canvas.findByRole('rowheader', { name: 'Ma Thida Aye' })
    await expect(name.closest('tr')).toHaveTextContent(/thida.*Operator/)
    await expect(within(name).getByRole('link', { name: 'Ma Thida Aye' })).toHaveAttribute('href', '#thida')
    await userEvent.click(find.edit('Ma Thida Aye'))
    await expect(args.onEdit).toHaveBeenCalledWith({ row: expect.objectContaining({ userId: 'thida' }) })
    await userEvent.click(find.add())
    await expect(args.onAdd).toHaveBeenCalledTimes(1)
  },
}

export const View: Story = {
  tags: ['!dev', '!autodocs', 'mount'],
  render: () => <UserListView {...NO_RECORDS} />,
}

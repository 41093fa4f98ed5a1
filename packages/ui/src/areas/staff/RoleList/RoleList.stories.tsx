import type { StaffRole } from '@fleetgis/domain/staff'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { rolePages } from '../../../testing/index.ts'
import { NO_RECORDS, NO_REMOTE } from '../../../testing/nothingLoaded.ts'
import { storyWorld } from '../../../testing/storyWorld.ts'
import { TwoLanguages } from '../../../testing/TwoLanguages.tsx'
import { RoleList } from './RoleList.tsx'
import { RoleListView } from './RoleListView.tsx'

const story = storyWorld({ signedInAs: 'admin@fleetgis.example' })

/**
 * The roles of the staff console with the number of their pages and users. The own role has no actions, and its page is to
 * read. Loading, failures and rights are those of `RateList`.
 *
 * **Events** `onAdd()`, `onEdit({ row })`: open `RoleForm`, whose address is `hrefOf({ row })`; `onFiltersChange(filters)` for order and page.
 *
 * **Translation keys** `roles.*`, `staff.*`
 *
 * **Calls** EP-A22 (roles), EP-A24 (delete), EP-A10 (rights).
 *
 * ```tsx
 * import { RoleList } from '@fleetgis/ui/RoleList'
 *
 * <FleetProvider client={client} language="en" theme="light">
 *   <RoleList onAdd={() => openForm('new')} onEdit={({ row }) => openForm(String(row.id))} />
 * </FleetProvider>
 * ```
 */
const meta = {
  title: 'Widgets/RoleList',
  component: RoleList,
  args: { onAdd: fn(), onEdit: fn(), onFiltersChange: fn(), hrefOf: ({ row }) => `#${row.id}` },
  parameters: { ...story.opened(), docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof RoleList>

export default meta
type Story = StoryObj<typeof meta>

const find = (canvasElement: HTMLElement) => rolePages(within(canvasElement))
const shown = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('rowheader', { name: 'Operator' })

export const Default: Story = {
  name: 'PERM-06 the own role has neither Edit nor Delete but a link to read it, and a role with users is not deleted',
  parameters: { rules: ['MENU-06', 'CF-128'] },
  play: async ({ canvas, canvasElement, args }) => {
    await shown(canvasElement)
    await expect(canvas.getByText('Your role')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Edit Admin' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Delete Admin' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '#1')
    await expect(canvas.getByRole('link', { name: 'Operator' })).toHaveAttribute('href', '#2')
    // The page keeps the order: Back from the form returns to it (decision 44).
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }))
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({
      page: 1,
      sort: { columnId: 'name', direction: 'ascending' },
    })
    await userEvent.click(find(canvasElement).edit('Operator'))
    await expect(args.onEdit).toHaveBeenCalledWith({ row: expect.objectContaining({ id: 2, users: 1 }) })

    await userEvent.click(find(canvasElement).delete('Operator'))
    await canvas.findByText('Operator is the role of 1 user. Give that user another role first.')
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
    await expect(find(canvasElement).delete('Operator')).toBeVisible()
  },
}

export const BlockedInBurmese: Story = {
  name: 'MENU-06 why a role is not deleted is in the language of the page, also after a change',
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <TwoLanguages>
      <RoleList {...args} />
    </TwoLanguages>
  ),
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement)
    await userEvent.click(find(canvasElement).delete('Operator'))
    const block = await canvas.findByText(/^Operator is the role of 1 user\./)
    await userEvent.click(canvas.getByRole('button', { name: 'Burmese' }))
    await waitFor(() => expect(block).toHaveTextContent(/^Operator ကို အသုံးပြုသူ 1 ဦး/))
  },
}

const OPERATOR: StaffRole = { id: 2, name: 'Operator', users: 1, isOwn: false, grants: [] }
const removal = { asked: undefined, isPending: false, refusal: 'No', onAsk: fn(), onConfirm: fn() }

function ChangingRoles() {
  const [users, setUsers] = useState(1)
  const { rights } = NO_RECORDS
  const permission = { canView: true, canAdd: true, canEdit: true, canDelete: true }
  return (
    <>
      <RoleListView
        {...NO_RECORDS}
        list={{ ...NO_REMOTE, data: [{ ...OPERATOR, users }] }}
        rights={{ ...rights, permission }}
        removal={removal}
      />
      <button type="button" onClick={() => setUsers(0)}>
        Another role
      </button>
    </>
  )
}

export const Blocked: Story = {
  name: 'PERM-06 why a role is not deleted stands without the refusal of another one, and as long as it is so',
  tags: ['!dev', '!autodocs'],
  render: () => <ChangingRoles />,
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement)
    await userEvent.click(find(canvasElement).delete('Operator'))
    await canvas.findByText(/^Operator is the role of 1 user\./)
    await expect(removal.onAsk).toHaveBeenLastCalledWith(undefined)
    await userEvent.click(canvas.getByRole('button', { name: 'Another role' }))
    await waitFor(() => expect(canvas.queryByText(/^Operator is the role of/)).toBeNull())
  },
}

export const View: Story = {
  tags: ['!dev', '!autodocs', 'mount'],
  render: () => <RoleListView {...NO_RECORDS} />,
}

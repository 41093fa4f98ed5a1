import { createUser } from '@fleetgis/api/auth'
import { roles, saveUser } from '@fleetgis/api/staff'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { userList } from '../../../testing/index.ts'
import { NO_RECORDS } from '../../../testing/nothingLoaded.ts'
import { retype } from '../../../testing/retype.ts'
import { storyWorld } from '../../../testing/storyWorld.ts'
import { UserList } from './UserList.tsx'
import { UserListView } from './UserListView.tsx'

const ADMIN = 'admin@fleetgis.example'
const story = storyWorld({ signedInAs: ADMIN })
const ownName = story.world.accounts.find(ADMIN)?.userName ?? ''

/**
 * The users of the staff console. Add creates a user with a role; Edit changes the name and the role. Loading, failures and
 * rights are those of `RateList`; a user who was saved elsewhere meanwhile is shown as by `RateForm`.
 *
 * **Translation keys** `users.*`, `staff.*`, `edit.*`
 *
 * **Calls** EP-A25 (users), EP-A22 (roles), EP-A06 (create), EP-A26 (change), EP-A10 (rights).
 *
 * ```tsx
 * import { UserList } from '@fleetgis/ui/UserList'
 *
 * <FleetProvider client={client} language="en" theme="light">
 *   <UserList />
 * </FleetProvider>
 * ```
 */
const meta = {
  title: 'Widgets/UserList',
  component: UserList,
  parameters: { ...story.opened(), docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta<typeof UserList>

export default meta
type Story = StoryObj<typeof meta>

const find = (canvasElement: HTMLElement) => userList(within(canvasElement))
const shown = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('rowheader', { name: 'Ma Thida Aye' })

export const Default: Story = {
  name: 'MENU-07 the users with their roles; Add creates one with app_id 001, and says what is missing or refused',
  parameters: { rules: ['AUTH-26', 'CF-128', 'CF-08'] },
  play: async ({ canvas, canvasElement }) => {
    const form = find(canvasElement)
    await shown(canvasElement)
    await userEvent.click(form.add())
    await canvas.findByRole('dialog', { name: 'Add user' })
    await userEvent.click(form.save())
    await canvas.findByText('User ID is required.')
    await expect(form.userId()).toHaveFocus()
    await expect(story.calls(createUser)).toEqual([])

    await canvas.findByRole('option', { name: 'Operator' })
    await userEvent.type(form.userId(), ADMIN)
    await userEvent.type(form.userName(), 'Ma New')
    await userEvent.type(form.password(), 'secret12')
    await userEvent.selectOptions(form.role(), '2')
    await userEvent.click(form.save())
    await canvas.findByText('This user exists already.')
    await expect(form.userName()).toHaveValue('Ma New')

    await retype(form.userId(), 'new@example.com')
    await userEvent.dblClick(form.save())
    await canvas.findByText('Added successfully.')
    await canvas.findByRole('rowheader', { name: 'Ma New' })
    await expect(story.calls(createUser).map(({ body }) => body)).toMatchObject([
      { user_id: ADMIN },
      { app_id: '001', user_id: 'new@example.com', user_name: 'Ma New', role: 2 },
    ])
    await expect(story.world.accounts.find('new@example.com')).toMatchObject({ password: 'secret12' })
  },
}

export const Edit: Story = {
  name: 'PERM-06 of a known user the name and the role can be changed, and of the own one the name',
  parameters: { rules: ['CF-128'] },
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement)
    await userEvent.click(find(canvasElement).edit('Ma Thida Aye'))
    await canvas.findByRole('dialog', { name: 'Edit user' })
    await canvas.findByRole('option', { name: 'Guest' })
    await expect(find(canvasElement).userId()).toHaveAttribute('readonly')
    await userEvent.selectOptions(find(canvasElement).role(), '0')
    await userEvent.click(find(canvasElement).save())
    await canvas.findByText('Updated successfully.')
    await expect(story.world.accounts.find('thida')).toMatchObject({ role: 0 })

    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await userEvent.click(find(canvasElement).edit(ownName))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Edit user' }))
    await dialog.findByText('This is your own role. You cannot change it.')
    await expect(find(canvasElement).role()).toBeDisabled()
    await retype(find(canvasElement).userName(), 'Daw Admin')
    await userEvent.click(find(canvasElement).save())
    await canvas.findByRole('rowheader', { name: 'Daw Admin' })
    await expect(story.world.accounts.find(ADMIN)).toMatchObject({ role: 1 })
  },
}

export const ChangedElsewhere: Story = {
  name: 'CF-179 a user who was saved elsewhere meanwhile is not sent, and Keep mine saves the own values',
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement)
    await userEvent.click(find(canvasElement).edit('Ma Thida Aye'))
    await canvas.findByRole('option', { name: 'Guest' })
    const thida = () => story.world.accounts.find('thida')
    Object.assign(thida() ?? {}, { role: 3 })
    await retype(find(canvasElement).userName(), 'Daw Thida')
    await userEvent.click(find(canvasElement).save())
    const both = within(await canvas.findByRole('group', { name: /^This was changed elsewhere/ }))
    await expect(both.getByRole('row', { name: /^User Name/ })).toHaveTextContent(/Daw Thida.*Ma Thida Aye/)
    await expect(both.getByRole('row', { name: /^Role/ })).toHaveTextContent(/Operator/)
    await expect(story.calls(saveUser)).toEqual([])
    await userEvent.click(find(canvasElement).keepMine())
    await canvas.findByText('Updated successfully.')
    await expect(thida()).toMatchObject({ userName: 'Daw Thida', role: 2 })
  },
}

export const RolesFailed: Story = {
  name: 'CF-128 if the roles cannot be loaded a known user keeps the present one',
  beforeEach: () => story.cut(roles),
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement)
    await userEvent.click(find(canvasElement).edit('Ma Thida Aye'))
    const dialog = within(await canvas.findByRole('dialog'))
    await dialog.findByText(/^The server cannot be reached/)
    await waitFor(() => expect(find(canvasElement).role()).toHaveValue('2'))
  },
}

export const View: Story = {
  tags: ['!dev', '!autodocs', 'mount'],
  render: () => <UserListView {...NO_RECORDS} />,
}

const REOPEN = 'story-reopen'

/** A list that an event takes away, and brings back. */
function Reopened() {
  const [isOpen, setOpen] = useState(true)
  useEffect(() => {
    const turn = () => setOpen((last) => !last)
    document.addEventListener(REOPEN, turn)
    return () => document.removeEventListener(REOPEN, turn)
  }, [])
  return isOpen ? <UserList /> : null
}

/** All that this tab and this browser keep. */
const keptTexts = () => [...Object.values(localStorage), ...Object.values(sessionStorage)].join()

export const Draft: Story = {
  name: 'T1 the draft of a user never has the password; its popup opens again with the list, and Leave discards it',
  tags: ['!dev', '!autodocs'],
  render: () => <Reopened />,
  play: async ({ canvas, canvasElement }) => {
    const form = find(canvasElement)
    await shown(canvasElement)
    await userEvent.click(form.add())
    await canvas.findByRole('dialog', { name: 'Add user' })
    await userEvent.type(form.userId(), 'new@example.com')
    await userEvent.type(form.password(), 'secret12')
    await userEvent.type(form.userName(), 'Ma New')
    await expect(keptTexts()).toContain('new@example.com')
    await expect(keptTexts()).toContain('Ma New')
    await expect(keptTexts()).not.toContain('secret12')

    // As an expired session takes the page away.
    document.dispatchEvent(new Event(REOPEN))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    document.dispatchEvent(new Event(REOPEN))
    await canvas.findByRole('dialog', { name: 'Add user' })
    await expect(form.userId()).toHaveValue('new@example.com')
    await expect(form.userName()).toHaveValue('Ma New')
    await expect(form.password()).toHaveValue('')

    await userEvent.keyboard('{Escape}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(keptTexts()).not.toContain('new@example.com')
    await userEvent.click(form.add())
    await canvas.findByRole('dialog', { name: 'Add user' })
    await expect(form.userId()).toHaveValue('')
  },
}

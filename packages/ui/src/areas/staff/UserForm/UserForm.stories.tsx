import { createUser } from '@fleetgis/api/auth'
import { roles, saveUser } from '@fleetgis/api/staff'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { userPages } from '../../../testing/index.ts'
import { NO_RECORD, NO_REMOTE } from '../../../testing/nothingLoaded.ts'
import { playOnPhone } from '../../../testing/playOnPhone.ts'
import { retype } from '../../../testing/retype.ts'
import { latinWords, storyWorld } from '../../../testing/storyWorld.ts'
import { TwoLanguages } from '../../../testing/TwoLanguages.tsx'
import { UserForm, type UserFormProps } from './UserForm.tsx'
import { UserFormView } from './UserFormView.tsx'

const ADMIN = 'admin@fleetgis.example'
const story = storyWorld({ signedInAs: ADMIN })

/**
 * A user of the staff console: the id, name and role, and of a new one the password. `userId` is `new` or the id of a
 * user, whose name and role can be changed. Loading, failures and rights are those of `RateForm`.
 *
 * **Do** leave the form on `onDone` and `onCancel`. A failed save keeps what was typed.
 *
 * **Events** `onDone()`, `onCancel()`, `onNameChange({ name })`.
 *
 * **Translation keys** `users.*`, `staff.*`, `edit.*`
 *
 * **Calls** EP-A25 (users), EP-A22 (roles), EP-A06 (create), EP-A26 (change), EP-A10 (rights).
 *
 * ```tsx
 * import { UserForm } from '@fleetgis/ui/UserForm'
 *
 * <FleetProvider client={client} language="en" theme="light">
 *   <UserForm userId="new" onDone={leave} onCancel={leave} />
 * </FleetProvider>
 * ```
 */
const meta = {
  title: 'Widgets/UserForm',
  component: UserForm,
  args: { userId: 'new', onDone: fn(), onCancel: fn(), onNameChange: fn() },
  parameters: { ...story.opened(), docs: { story: { inline: false, height: '620px' } } },
} satisfies Meta<typeof UserForm>

export default meta
type Story = StoryObj<typeof meta>

const find = (canvasElement: HTMLElement) => userPages(within(canvasElement))
const opened = (canvasElement: HTMLElement) => within(canvasElement).findByRole('form', { name: 'User' })

export const Default: Story = {
  name: 'AUTH-26 a new user gets app_id 001; the form says what is missing or refused',
  parameters: { rules: ['CF-128', 'CF-08'] },
  play: async ({ canvas, canvasElement, args }) => {
    const form = find(canvasElement)
    await opened(canvasElement)
    await expect(args.onNameChange).toHaveBeenCalledWith({ name: 'Add user' })
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
    await waitFor(() => expect(args.onDone).toHaveBeenCalledTimes(1))
    await expect(story.calls(createUser).map(({ body }) => body)).toMatchObject([
      { user_id: ADMIN },
      { app_id: '001', user_id: 'new@example.com', user_name: 'Ma New', role: 2 },
    ])
    await expect(story.world.accounts.find('new@example.com')).toMatchObject({ password: 'secret12' })
  },
}

export const Edit: Story = {
  name: 'PERM-06 the name and the role of a known user can be changed',
  args: { userId: 'thida' },
  parameters: { rules: ['CF-128'] },
  play: async ({ canvas, canvasElement, args }) => {
    await opened(canvasElement)
    await expect(args.onNameChange).toHaveBeenCalledWith({ name: 'Ma Thida Aye' })
    await canvas.findByRole('option', { name: 'Guest' })
    await expect(find(canvasElement).userId()).toHaveAttribute('readonly')
    await userEvent.selectOptions(find(canvasElement).role(), '0')
    await userEvent.click(find(canvasElement).save())
    await waitFor(() => expect(args.onDone).toHaveBeenCalledTimes(1))
    await expect(story.world.accounts.find('thida')).toMatchObject({ role: 0 })
  },
}

export const Own: Story = {
  name: 'PERM-06 the signed-in user can change the own name, and not the own role',
  args: { userId: ADMIN },
  play: async ({ canvas, canvasElement, args }) => {
    await opened(canvasElement)
    await expect(canvas.getByText('This is your own role. You cannot change it.')).toBeVisible()
    await expect(find(canvasElement).role()).toBeDisabled()
    await retype(find(canvasElement).userName(), 'Daw Admin')
    await userEvent.click(find(canvasElement).save())
    await waitFor(() => expect(args.onDone).toHaveBeenCalledTimes(1))
    await expect(story.world.accounts.find(ADMIN)).toMatchObject({ userName: 'Daw Admin', role: 1 })
  },
}

export const ChangedElsewhere: Story = {
  name: 'CF-179 a user who was saved elsewhere meanwhile is not sent, also in another language; Keep mine saves the own values',
  args: { userId: 'thida' },
  render: (args) => (
    <TwoLanguages>
      <UserForm {...args} />
    </TwoLanguages>
  ),
  play: async ({ canvas, canvasElement, args }) => {
    await opened(canvasElement)
    await canvas.findByRole('option', { name: 'Guest' })
    const thida = () => story.world.accounts.find('thida')
    Object.assign(thida() ?? {}, { role: 3 })
    await retype(find(canvasElement).userName(), 'Daw Thida')
    await userEvent.click(find(canvasElement).save())
    const both = within(await canvas.findByRole('group', { name: /^This was changed elsewhere/ }))
    await expect(both.getByRole('row', { name: /^User Name/ })).toHaveTextContent(/Daw Thida.*Ma Thida Aye/)
    await expect(both.getByRole('row', { name: /^Role/ })).toHaveTextContent(/Operator/)
    await expect(story.calls(saveUser)).toEqual([])
    await userEvent.click(canvas.getByRole('button', { name: 'Burmese' }))
    await expect(await canvas.findByRole('row', { name: /^အသုံးပြုသူအမည်/ })).toHaveTextContent(
      /Daw Thida.*Ma Thida Aye/,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'သင့်တန်ဖိုးများကို သိမ်းရန်' }))
    await waitFor(() => expect(args.onDone).toHaveBeenCalledTimes(1))
    await expect(thida()).toMatchObject({ userName: 'Daw Thida', role: 2 })
  },
}

export const RefusedWithoutWords: Story = {
  name: 'A save that is refused without a sentence says so in words',
  tags: ['!dev', '!autodocs'],
  parameters: {
    handlers: [http.post(`*${createUser.path}`, () => HttpResponse.json({ status: 412 }, { status: 412 }))],
  },
  play: async ({ canvas, canvasElement }) => {
    const form = find(canvasElement)
    await opened(canvasElement)
    await canvas.findByRole('option', { name: 'Operator' })
    await userEvent.type(form.userId(), 'new@example.com')
    await userEvent.type(form.userName(), 'Ma New')
    await userEvent.type(form.password(), 'secret12')
    await userEvent.selectOptions(form.role(), '2')
    await userEvent.click(form.save())
    await expect(await canvas.findByText('Something went wrong. Please try again.')).toBeVisible()
  },
}

export const RolesFailed: Story = {
  name: 'CF-128 if the roles cannot be loaded a known user keeps the present one',
  args: { userId: 'thida' },
  beforeEach: () => story.cut(roles),
  play: async ({ canvas, canvasElement }) => {
    await opened(canvasElement)
    await canvas.findByText(/^The server cannot be reached/)
    await waitFor(() => expect(find(canvasElement).role()).toHaveValue('2'))
  },
}

const roleNames = Object.fromEntries(
  story.world.roles
    .all()
    .map(({ name }) => [name, 'the name of a role'] as const)
    .reverse(),
)

export const BurmeseDarkPhone: Story = {
  args: { userId: 'thida' },
  parameters: { latinWords: { ...latinWords(story.world), ...roleNames } },
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  play: playOnPhone(async (canvasElement) => {
    const form = userPages(within(canvasElement), { language: 'my' })
    await within(canvasElement).findByRole('form')
    await expect(form.role()).toBeVisible()
    await expect(form.save()).toBeVisible()
  }),
}

export const View: Story = {
  tags: ['!dev', '!autodocs', 'mount'],
  render: () => <UserFormView {...NO_RECORD} user={undefined} roles={NO_REMOTE} />,
}

/** A form that can be closed and opened again. */
function Reopened(props: UserFormProps) {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Close the form' : 'Open the form'}
      </button>
      {isOpen ? <UserForm {...props} /> : null}
    </>
  )
}

/** All that this tab and this browser keep. */
const keptTexts = () => [...Object.values(localStorage), ...Object.values(sessionStorage)].join()

export const Draft: Story = {
  name: 'T5 the draft of a user never has the password; Cancel discards it',
  tags: ['!dev', '!autodocs'],
  render: (args) => <Reopened {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const form = find(canvasElement)
    const reopen = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close the form' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Open the form' }))
      await opened(canvasElement)
    }
    await opened(canvasElement)
    await userEvent.type(form.userId(), 'new@example.com')
    await userEvent.type(form.password(), 'secret12')
    await userEvent.type(form.userName(), 'Ma New')
    await expect(keptTexts()).toContain('new@example.com')
    await expect(keptTexts()).toContain('Ma New')
    await expect(keptTexts()).not.toContain('secret12')

    await reopen()
    await expect(form.userId()).toHaveValue('new@example.com')
    await expect(form.userName()).toHaveValue('Ma New')
    await expect(form.password()).toHaveValue('')

    await userEvent.click(form.cancel())
    await expect(keptTexts()).not.toContain('new@example.com')
    await reopen()
    await expect(form.userId()).toHaveValue('')
  },
}

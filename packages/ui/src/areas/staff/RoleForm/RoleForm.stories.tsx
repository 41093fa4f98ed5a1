import { saveRole } from '@fleetgis/api/staff'
import type { World } from '@fleetgis/sandbox'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { FleetContext, useFleet } from '../../../provider/FleetContext.ts'
import { rolePages } from '../../../testing/index.ts'
import { NO_RECORD } from '../../../testing/nothingLoaded.ts'
import { playOnPhone } from '../../../testing/playOnPhone.ts'
import { storyWorld } from '../../../testing/storyWorld.ts'
import { RoleForm, type RoleFormProps } from './RoleForm.tsx'
import { RoleFormView } from './RoleFormView.tsx'

const story = storyWorld({ signedInAs: 'admin@fleetgis.example' })

/** The operator may edit roles, and has no other right but to view the map. */
const limited = ({ roles }: World) => {
  const all = { canView: true, canAdd: true, canEdit: true, canDelete: true }
  const view = { ...all, canAdd: false, canEdit: false, canDelete: false }
  roles.save({
    id: 2,
    name: 'Operator',
    grants: [
      { route: '/home/role', ...all },
      { route: '/home/map', ...view },
    ],
  })
}

/**
 * A role: its name, and view, add, edit and delete on each page. `roleId` is `new` or the id of a role. View comes with the
 * other three and goes with them. A right beyond those of the own role cannot be granted, and the own role is read only.
 *
 * **Events** `onDone()`, `onCancel()`: leave the form; `onNameChange({ name })`.
 *
 * **States** as `RateForm`.
 *
 * **Translation keys** `roles.*`, `staff.*`, `edit.*`, `page.*`
 *
 * **Calls** EP-A22 and EP-A23 (roles), EP-A10 (rights).
 *
 * ```tsx
 * import { RoleForm } from '@fleetgis/ui/RoleForm'
 *
 * <FleetProvider client={client} language="en" theme="light">
 *   <RoleForm roleId="new" onDone={leave} onCancel={leave} />
 * </FleetProvider>
 * ```
 */
const meta = {
  title: 'Widgets/RoleForm',
  component: RoleForm,
  args: { roleId: '2', onDone: fn(), onCancel: fn() },
  parameters: { ...story.opened(), docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta<typeof RoleForm>

export default meta
type Story = StoryObj<typeof meta>

const page = rolePages(within(document.body))
const opened = (canvasElement: HTMLElement) => within(canvasElement).findByRole('form', { name: 'Role' })

export const Default: Story = {
  name: 'PERM-05 the other rights come with View and go with it',
  parameters: { rules: ['PERM-01', 'PERM-06', 'CF-128'] },
  play: async ({ canvasElement, args }) => {
    await opened(canvasElement)
    await userEvent.click(page.right('canDelete', 'Rates'))
    await expect(page.right('canView', 'Rates')).toBeChecked()
    await expect(page.right('canAdd', 'Drivers')).toBeChecked()
    await userEvent.click(page.right('canView', 'Drivers'))
    await expect(page.right('canAdd', 'Drivers')).not.toBeChecked()
    await userEvent.click(page.save())
    await waitFor(() => expect(args.onDone).toHaveBeenCalledTimes(1))
    const { roles } = story.world
    await expect(roles.grantOn(2, '/home/rate')).toMatchObject({
      canView: true,
      canDelete: true,
      canEdit: false,
    })
    await expect(roles.grantOn(2, '/home/driver-list').canView).toBe(false)
  },
}

export const Limited: Story = {
  name: 'PERM-06 a right beyond the own ones cannot be granted, and it says so',
  args: { roleId: '3' },
  parameters: story.opened({ signedInAs: 'thida', prepare: limited }),
  play: async ({ canvas, canvasElement }) => {
    await opened(canvasElement)
    await expect(
      canvas.getByText('A right that your own role does not have cannot be granted.'),
    ).toBeVisible()
    await expect(page.right('canEdit', 'Map')).toBeDisabled()
    await expect(page.right('canView', 'Rates')).toBeDisabled()
    await expect(page.right('canEdit', 'Roles')).toBeEnabled()
    // It was granted before: it may be taken away, and given back.
    await userEvent.click(page.right('canView', 'Check-in list'))
    await expect(page.right('canView', 'Check-in list')).toBeEnabled()
  },
}

export const Own: Story = {
  name: 'PERM-06 the own role is read only',
  args: { roleId: '1' },
  play: async ({ canvas, canvasElement, args }) => {
    await opened(canvasElement)
    await expect(canvas.getByText('This is your own role. You cannot change it.')).toBeVisible()
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeDisabled()
    await userEvent.click(page.back())
    await expect(args.onCancel).toHaveBeenCalledTimes(1)
  },
}

export const Refused: Story = {
  name: 'CF-128 a refused save keeps the name and the rights, and another one can succeed',
  args: { roleId: 'new' },
  play: async ({ canvas, canvasElement, args }) => {
    await opened(canvasElement)
    await userEvent.type(page.name(), 'Operator')
    await userEvent.click(page.right('canView', 'Map'))
    await userEvent.click(page.save())
    await canvas.findByText('There is a role Operator already.')
    await expect(page.name()).toHaveValue('Operator')
    await expect(page.right('canView', 'Map')).toBeChecked()
    await expect(args.onDone).not.toHaveBeenCalled()
    await userEvent.type(page.name(), ' 2{Enter}')
    await waitFor(() => expect(args.onDone).toHaveBeenCalledTimes(1))
    await expect(story.calls(saveRole)).toHaveLength(2)
  },
}

export const LongName: Story = {
  name: 'CF-128 a name of more than 60 characters shows its length and an error, and is never cut',
  args: { roleId: 'new' },
  play: async ({ canvas, canvasElement, args }) => {
    await opened(canvasElement)
    await userEvent.click(page.name())
    await userEvent.paste('က'.repeat(61))
    await expect(page.name()).toHaveAccessibleDescription('61 of 60 characters')
    await userEvent.click(page.save())
    await canvas.findByText('A name has at most 60 characters.')
    await expect(page.name()).toHaveFocus()
    await expect(page.name()).toHaveValue('က'.repeat(61))
    await expect(args.onDone).not.toHaveBeenCalled()
  },
}

export const ChangedElsewhere: Story = {
  name: 'CF-179 a role that was saved elsewhere meanwhile shows the rights of both on each page that differs',
  play: async ({ canvas, canvasElement, args }) => {
    await opened(canvasElement)
    const { roles } = story.world
    const before = roles.find(2)
    if (!before) throw new Error('There is an operator.')
    const others = before.grants.filter(({ route }) => route !== '/home/rate')
    const view = { canView: true, canAdd: false, canEdit: false, canDelete: false }
    roles.save({ ...before, grants: [...others, { route: '/home/rate', ...view }] })
    await userEvent.clear(page.name())
    await userEvent.type(page.name(), 'Dispatcher')
    await userEvent.click(page.right('canDelete', 'Rates'))
    await userEvent.click(page.save())
    const both = within(await canvas.findByRole('group', { name: /^This was changed elsewhere/ }))
    await expect(both.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Rates',
    ])
    await expect(both.getByRole('row', { name: /^Name/ })).toHaveTextContent(/Dispatcher.*Operator/)
    await expect(both.getByRole('row', { name: /^Rates/ })).toHaveTextContent(/View, Delete.*View$/)
    await expect(story.calls(saveRole)).toEqual([])

    await userEvent.click(page.takeTheirs())
    await waitFor(() => expect(page.name()).toHaveValue('Operator'))
    await expect(page.right('canDelete', 'Rates')).not.toBeChecked()
    await userEvent.click(page.right('canEdit', 'Rates'))
    await userEvent.click(page.save())
    await waitFor(() => expect(args.onDone).toHaveBeenCalledTimes(1))
    await expect(roles.grantOn(2, '/home/rate')).toMatchObject({ canView: true, canEdit: true })
  },
}

const holds = new Set<string>()
function hold(reason: string) {
  holds.add(reason)
  return () => void holds.delete(reason)
}

/** A page that can be left although the form keeps it. */
function Leavable(args: RoleFormProps) {
  const fleet = useFleet()
  const [isOpen, setOpen] = useState(true)
  return (
    <FleetContext value={{ ...fleet, onUnsaved: hold }}>
      {isOpen ? <RoleForm {...args} /> : null}
      <button type="button" onClick={() => setOpen(false)}>
        Leave
      </button>
    </FleetContext>
  )
}

export const BeingSent: Story = {
  name: 'CF-169 a save keeps the page until its answer, and has freed it when the form is left',
  tags: ['!dev', '!autodocs'],
  render: Leavable,
  args: { onDone: fn(() => expect([...holds]).not.toContain('sending')) },
  play: async ({ canvasElement, args }) => {
    await opened(canvasElement)
    await userEvent.click(page.right('canDelete', 'Rates'))
    story.slow(saveRole)
    await userEvent.click(page.save())
    await waitFor(() => expect([...holds].sort()).toEqual(['sending', 'unsaved']))
    // What is typed now would be lost (R5).
    await expect(page.name()).toHaveAttribute('readonly')
    await expect(page.right('canDelete', 'Rates')).toBeDisabled()
    story.mend()
    await waitFor(() => expect(args.onDone).toHaveReturned())
  },
}

export const AnsweredLate: Story = {
  name: 'CF-169 a save that is answered after its form was left does not act on the page after it',
  tags: ['!dev', '!autodocs'],
  render: Leavable,
  play: async ({ canvas, canvasElement, args }) => {
    await opened(canvasElement)
    await userEvent.click(page.right('canDelete', 'Rates'))
    story.slow(saveRole)
    await userEvent.click(page.save())
    await waitFor(() => expect(holds).toContain('sending'))
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    story.mend()
    await expect(await canvas.findByText('Updated successfully.')).toBeVisible()
    await expect(args.onDone).not.toHaveBeenCalled()
    await expect([...holds]).toEqual([])
  },
}

export const BurmeseDarkPhone: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  parameters: { latinWords: { Operator: 'entered so' } },
  play: playOnPhone((canvasElement) => within(canvasElement).findByRole('form')),
}

export const View: Story = {
  tags: ['!dev', '!autodocs', 'mount'],
  render: () => <RoleFormView {...NO_RECORD} role={undefined} own={[]} />,
}

import { saveExtraCharge } from '@fleetgis/api/staff'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { extraChargeList } from '../../../testing/index.ts'
import { NO_RECORDS } from '../../../testing/nothingLoaded.ts'
import { retype } from '../../../testing/retype.ts'
import { storyWorld } from '../../../testing/storyWorld.ts'
import { ExtraChargeList } from './ExtraChargeList.tsx'
import { ExtraChargeListView } from './ExtraChargeListView.tsx'

const story = storyWorld({ signedInAs: 'admin@fleetgis.example' })
const [group] = story.world.groups
const groupName = group?.name ?? ''

/**
 * The extra charges of the groups, 15 a page, with a popup for Add and Edit. Loading, failures and rights are those of
 * `RateList`.
 *
 * **Translation keys** `extraCharges.*`, `staff.*`, `edit.*`
 *
 * **Calls** EP-A30 (list), EP-A31 (save), EP-A32 (delete), EP-A14 (groups), EP-A10 (rights).
 *
 * ```tsx
 * import { ExtraChargeList } from '@fleetgis/ui/ExtraChargeList'
 *
 * <FleetProvider client={client} language="en" theme="light">
 *   <ExtraChargeList />
 * </FleetProvider>
 * ```
 */
const meta = {
  title: 'Widgets/ExtraChargeList',
  component: ExtraChargeList,
  parameters: { ...story.opened(), docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta<typeof ExtraChargeList>

export default meta
type Story = StoryObj<typeof meta>

const find = (canvasElement: HTMLElement) => extraChargeList(within(canvasElement))
const luggage = extraChargeList(within(document.body)).named('Luggage', groupName)
const shown = (canvasElement: HTMLElement) =>
  waitFor(() => expect(find(canvasElement).edit(luggage)).toBeVisible())
const charges = () => story.world.extraCharges.of(group?.id ?? '', story.world.now)

export const Default: Story = {
  name: 'CF-128 a changed amount is that of the group alone; Delete names the charge and its group, and a yes deletes it',
  parameters: { rules: ['FMT-07'] },
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement)
    await userEvent.click(find(canvasElement).edit(luggage))
    await canvas.findByRole('dialog', { name: 'Edit extra charge' })
    await retype(find(canvasElement).amount(), '1600{Enter}')
    await canvas.findByText('Updated successfully.')
    await canvas.findByText('1,600')
    await expect(charges()).toContainEqual(expect.objectContaining({ name: 'Luggage', amount: 1600 }))

    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await userEvent.click(find(canvasElement).delete(luggage))
    await canvas.findByRole('alertdialog', { name: `Delete the extra charge Luggage of ${groupName}?` })
    await userEvent.click(find(canvasElement).yes())
    await canvas.findByText('Removed successfully.')
    await expect(charges().map(({ name }) => name)).not.toContain('Luggage')
  },
}

export const ChangedElsewhere: Story = {
  name: 'CF-179 a charge that was saved elsewhere meanwhile is not sent; Take theirs shows its values',
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement)
    await userEvent.click(find(canvasElement).edit(luggage))
    await canvas.findByRole('dialog', { name: 'Edit extra charge' })
    const { extraCharges, now } = story.world
    const charge = extraCharges.all().find(({ name, groupId }) => name === 'Luggage' && groupId === group?.id)
    if (!charge) throw new Error('The group has a charge for luggage.')
    extraCharges.save({ ...charge, amount: 550 }, now)
    await retype(find(canvasElement).amount(), '1600{Enter}')
    const both = await canvas.findByRole('group', { name: /^This was changed elsewhere/ })
    await expect(within(both).getByRole('row', { name: /^Amount/ })).toHaveTextContent(/1,600.*550/)
    await userEvent.click(find(canvasElement).takeTheirs())
    await waitFor(() => expect(find(canvasElement).amount()).toHaveValue('550'))
    await expect(story.calls(saveExtraCharge)).toEqual([])
  },
}

export const Refused: Story = {
  name: 'CF-128 a name that the group has is refused, and what was typed stays',
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement)
    await userEvent.click(find(canvasElement).add())
    await canvas.findByRole('dialog', { name: 'Add extra charge' })
    await canvas.findByRole('option', { name: groupName })
    await userEvent.selectOptions(find(canvasElement).group(), group?.id ?? '')
    await userEvent.type(find(canvasElement).name(), 'luggage')
    await userEvent.type(find(canvasElement).amount(), '0{Enter}')
    await canvas.findByText(/already\.$/)
    await expect(find(canvasElement).name()).toHaveValue('luggage')
    await expect(story.calls(saveExtraCharge)).toHaveLength(1)
  },
}

export const View: Story = {
  tags: ['!dev', '!autodocs', 'mount'],
  render: () => <ExtraChargeListView {...NO_RECORDS} />,
}

export const FocusAfterDeleted: Story = {
  name: 'CF-128 after Delete and the yes the focus is on Delete of the next charge, also after the last but one',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement)
    const buttons = () => canvas.getAllByRole('button', { name: /^Delete / })
    const at = buttons().indexOf(find(canvasElement).delete(luggage))
    const next = buttons()[at + 1] ?? buttons()[at - 1]
    find(canvasElement).delete(luggage).focus()
    await userEvent.keyboard('{Enter}')
    ;(await waitFor(() => find(canvasElement).yes())).focus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByText('Removed successfully.')
    await waitFor(() => expect(canvas.queryByRole('button', { name: `Delete ${luggage}` })).toBeNull())
    await waitFor(() => expect(next).toHaveFocus())
  },
}

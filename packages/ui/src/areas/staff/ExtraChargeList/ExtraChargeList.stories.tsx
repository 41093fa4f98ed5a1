import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { extraChargePages } from '../../../testing/index.ts'
import { NO_RECORDS } from '../../../testing/nothingLoaded.ts'
import { storyWorld } from '../../../testing/storyWorld.ts'
import { ExtraChargeList } from './ExtraChargeList.tsx'
import { ExtraChargeListView } from './ExtraChargeListView.tsx'

const story = storyWorld({ signedInAs: 'admin@fleetgis.example' })
const [group] = story.world.groups
const groupName = group?.name ?? ''

/**
 * The extra charges of the groups. Loading, failures and rights are those of `RateList`.
 *
 * **Do** open `ExtraChargeForm` from `onAdd` and `onEdit`, and give its address as `hrefOf`.
 *
 * **Events** `onAdd()`, `onEdit({ row })`, `onFiltersChange(filters)` for order and page.
 *
 * **Translation keys** `extraCharges.*`, `staff.*`
 *
 * **Calls** EP-A30 (list), EP-A32 (delete), EP-A10 (rights).
 *
 * ```tsx
 * import { ExtraChargeList } from '@fleetgis/ui/ExtraChargeList'
 *
 * <FleetProvider client={client} language="en" theme="light">
 *   <ExtraChargeList onAdd={() => openForm('new')} onEdit={({ row }) => openForm(row.id)} />
 * </FleetProvider>
 * ```
 */
const meta = {
  title: 'Widgets/ExtraChargeList',
  component: ExtraChargeList,
  args: { onAdd: fn(), onEdit: fn(), hrefOf: ({ row }) => `#${row.id}` },
  parameters: { ...story.opened(), docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta<typeof ExtraChargeList>

export default meta
type Story = StoryObj<typeof meta>

const find = (canvasElement: HTMLElement) => extraChargePages(within(canvasElement))
const luggage = extraChargePages(within(document.body)).named('Luggage', groupName)
const shown = (canvasElement: HTMLElement) =>
  waitFor(() => expect(find(canvasElement).edit(luggage)).toBeVisible())
const charges = () => story.world.extraCharges.of(group?.id ?? '', story.world.now)

export const Default: Story = {
  name: 'CF-128 Delete names the charge and its group, and a yes deletes it of this group alone',
  parameters: { rules: ['FMT-07'] },
  play: async ({ canvas, canvasElement, args }) => {
    await shown(canvasElement)
    await userEvent.click(find(canvasElement).edit(luggage))
    await expect(args.onEdit).toHaveBeenCalledWith({ row: expect.objectContaining({ name: 'Luggage' }) })
    const [own] = story.world.extraCharges.all().filter(({ name }) => name === 'Luggage')
    await expect(canvas.getAllByRole('link', { name: 'Luggage' })[0]).toHaveAttribute('href', `#${own?.id}`)
    await userEvent.click(find(canvasElement).add())
    await expect(args.onAdd).toHaveBeenCalledTimes(1)

    const others = story.world.extraCharges.all().filter(({ groupId }) => groupId !== group?.id)
    await userEvent.click(find(canvasElement).delete(luggage))
    await canvas.findByRole('alertdialog', { name: `Delete the extra charge Luggage of ${groupName}?` })
    await userEvent.click(find(canvasElement).yes())
    await canvas.findByText('Removed successfully.')
    await expect(charges().map(({ name }) => name)).not.toContain('Luggage')
    await expect(story.world.extraCharges.all().filter(({ groupId }) => groupId !== group?.id)).toEqual(
      others,
    )
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

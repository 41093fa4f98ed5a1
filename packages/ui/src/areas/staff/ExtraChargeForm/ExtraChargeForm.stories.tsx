import { saveExtraCharge } from '@fleetgis/api/staff'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { extraChargePages } from '../../../testing/index.ts'
import { NO_GROUPS, NO_RECORD } from '../../../testing/nothingLoaded.ts'
import { playOnPhone } from '../../../testing/playOnPhone.ts'
import { retype } from '../../../testing/retype.ts'
import { latinWords, storyWorld } from '../../../testing/storyWorld.ts'
import { ExtraChargeForm } from './ExtraChargeForm.tsx'
import { ExtraChargeFormView } from './ExtraChargeFormView.tsx'

const story = storyWorld({ signedInAs: 'admin@fleetgis.example' })
const [group] = story.world.groups
const luggage = story.world.extraCharges
  .all()
  .find(({ name, groupId }) => name === 'Luggage' && groupId === group?.id)
if (!luggage) throw new Error('The first group has a charge for luggage.')

/**
 * An extra charge of a group: its name and its amount, in whole MMK. `chargeId` is `new` or the id of a charge. Loading,
 * failures and rights are those of `RateForm`.
 *
 * **Do** leave the form on `onDone` and `onCancel`. A failed save keeps what was typed.
 *
 * **Events** `onDone()`, `onCancel()`, `onNameChange({ name })`.
 *
 * **Translation keys** `extraCharges.*`, `staff.*`, `edit.*`
 *
 * **Calls** EP-A30 (charges), EP-A31 (save), EP-A14 (groups), EP-A10 (rights).
 *
 * ```tsx
 * import { ExtraChargeForm } from '@fleetgis/ui/ExtraChargeForm'
 *
 * <FleetProvider client={client} language="en" theme="light">
 *   <ExtraChargeForm chargeId="new" onDone={leave} onCancel={leave} />
 * </FleetProvider>
 * ```
 */
const meta = {
  title: 'Widgets/ExtraChargeForm',
  component: ExtraChargeForm,
  args: { chargeId: luggage.id, onDone: fn(), onCancel: fn(), onNameChange: fn() },
  parameters: { ...story.opened(), docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof ExtraChargeForm>

export default meta
type Story = StoryObj<typeof meta>

const find = (canvasElement: HTMLElement) => extraChargePages(within(canvasElement))
const opened = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('form', { name: 'Extra charge' })
const charges = () => story.world.extraCharges.of(group?.id ?? '', story.world.now)

export const Default: Story = {
  name: 'CF-128 a changed amount is that of the group alone, and is sent once',
  parameters: { rules: ['CF-171'] },
  play: async ({ canvasElement, args }) => {
    await opened(canvasElement)
    await expect(args.onNameChange).toHaveBeenCalledWith({ name: 'Luggage' })
    const others = story.world.extraCharges.all().filter(({ groupId }) => groupId !== group?.id)
    await retype(find(canvasElement).amount(), '1600')
    const save = find(canvasElement).save()
    // In one tick, before a render.
    save.click()
    save.click()
    await waitFor(() => expect(args.onDone).toHaveBeenCalledTimes(1))
    await expect(story.calls(saveExtraCharge)).toHaveLength(1)
    await expect(charges()).toContainEqual(expect.objectContaining({ name: 'Luggage', amount: 1600 }))
    await expect(story.world.extraCharges.all().filter(({ groupId }) => groupId !== group?.id)).toEqual(
      others,
    )
  },
}

export const GroupsFail: Story = {
  name: 'CF-128 a charge names its group also where the groups fail to load',
  tags: ['!dev', '!autodocs'],
  parameters: { faults: [{ kind: 'status', status: 400, endpoint: 'groups' }] },
  play: async ({ canvas, canvasElement }) => {
    await opened(canvasElement)
    await canvas.findByRole('alert')
    await expect(canvas.getByRole('combobox', { name: 'Group' })).toHaveDisplayValue(group?.name ?? '')
  },
}

export const Refused: Story = {
  name: 'CF-128 a name that the group has is refused, and what was typed stays',
  args: { chargeId: 'new' },
  play: async ({ canvas, canvasElement, args }) => {
    await opened(canvasElement)
    await userEvent.click(find(canvasElement).save())
    await expect(find(canvasElement).group()).toHaveFocus()
    await expect(story.calls(saveExtraCharge)).toEqual([])

    await canvas.findByRole('option', { name: group?.name ?? '' })
    await userEvent.selectOptions(find(canvasElement).group(), group?.id ?? '')
    await userEvent.type(find(canvasElement).name(), 'luggage')
    await userEvent.type(find(canvasElement).amount(), '0{Enter}')
    await canvas.findByText(/already\.$/)
    await expect(find(canvasElement).name()).toHaveValue('luggage')
    await expect(story.calls(saveExtraCharge)).toHaveLength(1)
    await expect(args.onDone).not.toHaveBeenCalled()
  },
}

export const Fractional: Story = {
  name: 'CF-172 an amount with a fraction opens as it is, and is not sent before it is typed whole',
  tags: ['!dev', '!autodocs'],
  parameters: {
    rules: ['CF-171'],
    ...story.opened({
      prepare: ({ extraCharges, now }) => {
        const charge = extraCharges.all().find(({ id }) => id === luggage.id)
        if (charge) extraCharges.save({ ...charge, amount: 1500.5 }, now)
      },
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await opened(canvasElement)
    await expect(find(canvasElement).amount()).toHaveValue('1,500.5')
    await retype(find(canvasElement).name(), 'Bags{Enter}')
    await expect(canvas.getByText('Please enter a whole amount, without decimals.')).toBeVisible()
    await expect(story.calls(saveExtraCharge)).toEqual([])
  },
}

export const ChangedElsewhere: Story = {
  name: 'CF-179 a charge that was saved elsewhere meanwhile is not sent; Take theirs shows its values',
  play: async ({ canvas, canvasElement }) => {
    await opened(canvasElement)
    const { extraCharges, now } = story.world
    const charge = extraCharges.all().find(({ id }) => id === luggage.id)
    if (!charge) throw new Error('The charge is there.')
    extraCharges.save({ ...charge, amount: 550 }, now)
    await retype(find(canvasElement).amount(), '1600{Enter}')
    const both = await canvas.findByRole('group', { name: /^This was changed elsewhere/ })
    await expect(within(both).getByRole('row', { name: /^Amount/ })).toHaveTextContent(/1,600.*550/)
    await userEvent.click(find(canvasElement).takeTheirs())
    await waitFor(() => expect(find(canvasElement).amount()).toHaveValue('550'))
    await expect(story.calls(saveExtraCharge)).toEqual([])
  },
}

export const BurmeseDarkPhone: Story = {
  parameters: { latinWords: latinWords(story.world) },
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  play: playOnPhone(async (canvasElement) => {
    const form = extraChargePages(within(canvasElement), { language: 'my' })
    await within(canvasElement).findByRole('form')
    await expect(form.amount()).toBeVisible()
    await expect(form.save()).toBeVisible()
  }),
}

export const View: Story = {
  tags: ['!dev', '!autodocs', 'mount'],
  render: () => <ExtraChargeFormView {...NO_RECORD} charge={undefined} groups={NO_GROUPS} />,
}

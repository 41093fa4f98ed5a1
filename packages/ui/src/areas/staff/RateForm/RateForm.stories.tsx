import { saveRate } from '@fleetgis/api/staff'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ratePages } from '../../../testing/index.ts'
import { retype } from '../../../testing/retype.ts'
import { storyWorld } from '../../../testing/storyWorld.ts'
import { RateForm } from './RateForm.tsx'

const story = storyWorld({ signedInAs: 'admin@fleetgis.example' })
const { groups, rates } = story.world
const rated = rates.all()[0]
const unrated = groups.at(-1)

/**
 * The rate of a group: its initial fare, a kilometre and a waiting minute, in whole MMK. `id` is `new` or the id of a
 * rate. It applies to trips that start after it is saved.
 *
 * **Do** leave the form on `onDone` and `onCancel`. A failed save keeps what was typed.
 *
 * **Events** `onDone()`, `onCancel()`.
 *
 * **States** loading, failure with Try again, without the right, a rate that is gone, saving, refused.
 *
 * **Translation keys** `rates.*`, `staff.*`
 *
 * **Calls** EP-A27 and EP-A28 (rates), EP-A14 (groups), EP-A10 (rights).
 *
 * ```tsx
 * import { RateForm } from '@fleetgis/ui/RateForm'
 *
 * <FleetProvider client={client} language="en" theme="light">
 *   <RateForm rateId="new" onDone={leave} onCancel={leave} />
 * </FleetProvider>
 * ```
 */
const meta = {
  title: 'Widgets/RateForm',
  component: RateForm,
  args: { rateId: 'new', onDone: fn(), onCancel: fn() },
  parameters: { ...story.opened(), docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof RateForm>

export default meta
type Story = StoryObj<typeof meta>

const find = (canvasElement: HTMLElement) => ratePages(within(canvasElement))
const opened = (canvasElement: HTMLElement) => within(canvasElement).findByRole('form', { name: 'Rate' })

async function fill(canvasElement: HTMLElement) {
  await opened(canvasElement)
  const form = find(canvasElement)
  await within(canvasElement).findByRole('option', { name: unrated?.name ?? '' })
  await userEvent.selectOptions(form.group(), unrated?.id ?? '')
  await userEvent.type(form.charge('initial'), '2000')
  await userEvent.type(form.charge('perKm'), '800')
  await userEvent.type(form.charge('perMinute'), '0')
}

export const Default: Story = {
  name: 'CF-128 a new rate is for a group without one, and is sent once',
  parameters: { rules: ['TOAST-02'] },
  play: async ({ canvasElement, args }) => {
    await fill(canvasElement)
    const options = [...find(canvasElement).group().querySelectorAll('option:not([disabled])')]
    await expect(options.map(({ textContent }) => textContent)).toEqual([unrated?.name])
    const save = find(canvasElement).save()
    // In one tick, before a render.
    save.click()
    save.click()
    await waitFor(() => expect(args.onDone).toHaveBeenCalledTimes(1))
    await expect(story.calls(saveRate).map(({ body }) => body)).toEqual([
      { syskey: '', domainid: unrated?.id, initial: 2000, per_km: 800, per_minute: 0 },
    ])
  },
}

export const Invalid: Story = {
  name: 'CF-128 an amount is whole MMK: the form says why, focuses the first one and sends nothing; a refusal keeps what was typed',
  parameters: { rules: ['VAL-14', 'VAL-15', 'VAL-16'] },
  play: async ({ canvas, canvasElement, args }) => {
    await fill(canvasElement)
    const perKm = find(canvasElement).charge('perKm')
    await retype(perKm, '6.5{Enter}')
    await expect(perKm).toHaveFocus()
    await expect(canvas.getByText('Please enter a whole amount from 0 to 1,000,000.')).toBeVisible()
    await expect(story.calls(saveRate)).toEqual([])

    await retype(perKm, '800')
    const groupId = unrated?.id ?? ''
    story.world.rates.save({ id: 'other', groupId, initial: 1, perKm: 1, perMinute: 1 }, story.world.now)
    await userEvent.click(find(canvasElement).save())
    await canvas.findByText(`${unrated?.name} has a rate already.`)
    await expect(find(canvasElement).charge('initial')).toHaveValue('2000')
    await expect(args.onDone).not.toHaveBeenCalled()
  },
}

export const Edit: Story = {
  name: 'CF-128 a known rate keeps its group',
  args: { rateId: rated?.id ?? '' },
  play: async ({ canvasElement, args }) => {
    await opened(canvasElement)
    await expect(find(canvasElement).group()).toBeDisabled()
    const initial = find(canvasElement).charge('initial')
    await expect(initial).toHaveValue('1200')
    await retype(initial, '1500{Enter}')
    await waitFor(() => expect(args.onDone).toHaveBeenCalledTimes(1))
    await expect(story.world.rates.of(rated?.groupId ?? '', story.world.now)[0]).toMatchObject({
      initial: 1500,
    })
  },
}

export const Gone: Story = {
  args: { rateId: 'none' },
  play: async ({ canvas, canvasElement, args }) => {
    await canvas.findByText('This entry no longer exists.')
    await userEvent.click(find(canvasElement).back())
    await expect(args.onCancel).toHaveBeenCalledTimes(1)
  },
}

export const NoRight: Story = {
  name: 'PERM-05 without can_add a new rate is refused before the form',
  parameters: story.opened({ signedInAs: 'viewer@fleetgis.example' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your role may not change this.')).toBeVisible()
    await expect(canvas.queryByRole('form')).toBeNull()
  },
}

import { rates as rateList, saveRate } from '@fleetgis/api/staff'
import type { Fault } from '@fleetgis/sandbox'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { type Fleet, FleetContext, useFleet } from '../../../provider/FleetContext.ts'
import { ratePages } from '../../../testing/index.ts'
import { NO_GROUPS, NO_RECORD } from '../../../testing/nothingLoaded.ts'
import { playOnPhone } from '../../../testing/playOnPhone.ts'
import { retype } from '../../../testing/retype.ts'
import { latinWords, storyWorld } from '../../../testing/storyWorld.ts'
import { RateForm, type RateFormProps } from './RateForm.tsx'
import { RateFormView } from './RateFormView.tsx'

const story = storyWorld({ signedInAs: 'admin@fleetgis.example' })
const { groups, rates } = story.world
const rated = rates.all()[0]
const unrated = groups.at(-1)

/**
 * The rate of a group: its initial fare, a kilometre and a waiting minute, in whole MMK. `rateId` is `new` or the id of a
 * rate. It applies to trips that start after it is saved.
 *
 * **Do** leave the form on `onDone` and `onCancel`. A failed save keeps what was typed.
 *
 * **Events** `onDone()`, `onCancel()`, `onNameChange({ name })`.
 *
 * **States** loading, failure with Try again, without the right, a rate that is gone, saving, refused, saved elsewhere
 * meanwhile: both versions, with Keep mine and Take theirs.
 *
 * **Translation keys** `rates.*`, `staff.*`, `edit.*`
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
  name: 'CF-171 an amount is whole MMK up to a limit, grouped when it is left: the form says why, focuses the first one and sends nothing; a refusal keeps what was typed',
  parameters: { rules: ['CF-128', 'VAL-14', 'VAL-15', 'VAL-16'] },
  play: async ({ canvas, canvasElement, args }) => {
    await fill(canvasElement)
    const perKm = find(canvasElement).charge('perKm')
    await retype(perKm, '6.5{Enter}')
    await expect(perKm).toHaveFocus()
    await expect(canvas.getByText('Please enter a whole amount, without decimals.')).toBeVisible()
    await retype(perKm, '1,000,001')
    await expect(canvas.getByText('Please enter 1,000,000 MMK or less.')).toBeVisible()
    await expect(story.calls(saveRate)).toEqual([])

    await retype(perKm, '800')
    const groupId = unrated?.id ?? ''
    story.world.rates.save({ id: 'other', groupId, initial: 1, perKm: 1, perMinute: 1 }, story.world.now)
    await userEvent.click(find(canvasElement).save())
    await canvas.findByText(`${unrated?.name} has a rate already.`)
    await expect(find(canvasElement).charge('initial')).toHaveValue('2,000')
    await expect(args.onDone).not.toHaveBeenCalled()
  },
}

/** What the page does with the draft where it is left. */
let onDiscard: (() => void) | undefined
const onUnsaved: Fleet['onUnsaved'] = (reason, discard) => {
  if (reason === 'unsaved') onDiscard = discard
  return () => {}
}

function OnPage({ children }: { children: ReactNode }) {
  return <FleetContext value={{ ...useFleet(), onUnsaved }}>{children}</FleetContext>
}

/** A form that can be closed and opened again. */
function Reopened(props: RateFormProps) {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Close the form' : 'Open the form'}
      </button>
      {isOpen ? <RateForm {...props} /> : null}
    </>
  )
}

async function reopen(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.click(canvas.getByRole('button', { name: 'Close the form' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Open the form' }))
  await opened(canvasElement)
}

export const AnswerLost: Story = {
  name: 'CF-128 where the answer to a new rate is lost the form says that it may have been added and stays a draft where it is left, says so again where it is opened again, and the list is fetched again',
  tags: ['!dev', '!autodocs'],
  parameters: { faults: [{ kind: 'cut', endpoint: 'saveRate' }] },
  render: (args) => (
    <OnPage>
      <Reopened {...args} />
    </OnPage>
  ),
  play: async ({ canvas, canvasElement, args }) => {
    await fill(canvasElement)
    await waitFor(() => expect(onDiscard).toBeDefined())
    const lists = story.calls(rateList).length
    await userEvent.click(find(canvasElement).save())
    await canvas.findByText(
      'It is not known whether this was added. Look at the list before you add it again. The server cannot be reached. Check your connection and try again.',
    )
    await waitFor(() => expect(onDiscard).toBeUndefined())
    await waitFor(() => expect(story.calls(rateList).length).toBeGreaterThan(lists))
    await expect(find(canvasElement).charge('initial')).toHaveValue('2,000')

    await reopen(canvasElement)
    await canvas.findByText(
      'It is not known whether this was added. Look at the list before you add it again.',
    )
    await expect(find(canvasElement).charge('initial')).toHaveValue('2,000')
    // It has its rate by now.
    await waitFor(() => expect(find(canvasElement).group()).toHaveDisplayValue(unrated?.name ?? ''))
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await reopen(canvasElement)
    await expect(find(canvasElement).charge('initial')).toHaveValue('')
    await expect(canvas.queryByText(/^It is not known whether this was added/)).toBeNull()
    await expect(args.onDone).not.toHaveBeenCalled()
  },
}

export const EditAnswerLost: Story = {
  name: 'CF-179 a save after one whose answer was lost does not take that one for another user’s',
  tags: ['!dev', '!autodocs'],
  args: { rateId: rated?.id ?? '' },
  parameters: { faults: [{ kind: 'cut', endpoint: 'saveRate', times: 1 }] },
  play: async ({ canvas, canvasElement, args }) => {
    await opened(canvasElement)
    const initial = find(canvasElement).charge('initial')
    await retype(initial, '1500{Enter}')
    await canvas.findByText('The server cannot be reached. Check your connection and try again.')
    await retype(initial, '1600{Enter}')
    await waitFor(() => expect(args.onDone).toHaveBeenCalledTimes(1))
    const saved = story.world.rates.of(rated?.groupId ?? '', story.world.now)[0]
    await expect(saved).toMatchObject({ initial: 1600 })
  },
}

const FAILS: Fault = { kind: 'status', status: 500, endpoint: 'saveRate' }
export const FailedInside: Story = {
  name: 'CF-128 where the server fails over a new rate the form says that it may have been added, also after a refusal of the next save',
  tags: ['!dev', '!autodocs'],
  parameters: { faults: [FAILS] },
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement)
    await userEvent.click(find(canvasElement).save())
    await canvas.findByText(/^It is not known whether this was added\./)
    story.world.faults.set([{ ...FAILS, status: 400 }])
    await userEvent.click(find(canvasElement).save())
    await waitFor(() => expect(story.calls(saveRate)).toHaveLength(2))
    await canvas.findByText(/^It is not known whether this was added\./)
  },
}

export const Edit: Story = {
  name: 'CF-128 a known rate keeps its group',
  args: { rateId: rated?.id ?? '' },
  play: async ({ canvasElement, args }) => {
    await opened(canvasElement)
    await expect(find(canvasElement).group()).toBeDisabled()
    const initial = find(canvasElement).charge('initial')
    await expect(initial).toHaveValue('1,200')
    await retype(initial, '1500{Enter}')
    await waitFor(() => expect(args.onDone).toHaveBeenCalledTimes(1))
    await expect(story.world.rates.of(rated?.groupId ?? '', story.world.now)[0]).toMatchObject({
      initial: 1500,
    })
  },
}

export const Fractional: Story = {
  name: 'CF-172 a charge with a fraction opens as it is, and is not sent before it is typed whole',
  tags: ['!dev', '!autodocs'],
  args: { rateId: rated?.id ?? '' },
  parameters: { rules: ['CF-171'], ...story.opened({ prepare: () => saveElsewhere(750.5) }) },
  play: async ({ canvas, canvasElement, args }) => {
    await opened(canvasElement)
    await expect(find(canvasElement).charge('perKm')).toHaveValue('750.5')
    await retype(find(canvasElement).charge('initial'), '1500{Enter}')
    await expect(find(canvasElement).charge('perKm')).toHaveFocus()
    await expect(canvas.getByText('Please enter a whole amount, without decimals.')).toBeVisible()
    await expect(story.calls(saveRate)).toEqual([])
    saveElsewhere(750.25)
    await retype(find(canvasElement).charge('perKm'), '750{Enter}')
    const both = await canvas.findByRole('group', { name: /^This was changed elsewhere/ })
    await expect(within(both).getByRole('row', { name: /^Charge per kilometre/ })).toHaveTextContent(
      /750.*750\.25/,
    )
    await expect(args.onDone).not.toHaveBeenCalled()
  },
}

/** Another tab changes the charge per kilometre of the open rate. */
const saveElsewhere = (perKm: number) => {
  const [row] = story.world.rates.all()
  if (row) story.world.rates.save({ ...row, perKm }, story.world.now)
}
const savedRate = () => story.world.rates.of(rated?.groupId ?? '', story.world.now)[0]

export const ChangedElsewhere: Story = {
  name: 'CF-179 a rate that was saved elsewhere meanwhile is not sent: both are shown, and Keep mine saves the own values',
  args: { rateId: rated?.id ?? '' },
  play: async ({ canvas, canvasElement, args }) => {
    await opened(canvasElement)
    saveElsewhere(900)
    await retype(find(canvasElement).charge('initial'), '1500{Enter}')
    const both = await canvas.findByRole('group', { name: /^This was changed elsewhere/ })
    await waitFor(() => expect(both).toHaveFocus())
    await expect(story.calls(saveRate)).toEqual([])
    await expect(within(both).getByRole('row', { name: /^Initial fare/ })).toHaveTextContent(
      /Initial fare.*1,500.*1,200/,
    )
    await expect(within(both).getByRole('row', { name: /^Charge per kilometre/ })).toHaveTextContent(
      new RegExp(`Charge per kilometre.*${rated?.perKm}.*900`),
    )
    await expect(within(both).queryByRole('row', { name: /^Charge per waiting minute/ })).toBeNull()
    await expect(args.onDone).not.toHaveBeenCalled()

    // A third value since then is shown too.
    saveElsewhere(950)
    await userEvent.click(find(canvasElement).keepMine())
    await canvas.findByText('950')
    await expect(story.calls(saveRate)).toEqual([])
    await userEvent.dblClick(find(canvasElement).keepMine())
    await waitFor(() => expect(args.onDone).toHaveBeenCalledTimes(1))
    await expect(story.calls(saveRate)).toHaveLength(1)
    await expect(savedRate()).toMatchObject({ initial: 1500, perKm: rated?.perKm })
  },
}

export const TakeTheirs: Story = {
  name: 'CF-179 Take theirs sends nothing and shows the saved values, which can be changed and saved',
  args: { rateId: rated?.id ?? '' },
  play: async ({ canvas, canvasElement, args }) => {
    await opened(canvasElement)
    saveElsewhere(900)
    await retype(find(canvasElement).charge('initial'), '1500{Enter}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Take theirs' }))
    await waitFor(() => expect(find(canvasElement).charge('initial')).toHaveFocus())
    await expect(find(canvasElement).charge('initial')).toHaveValue('1,200')
    await expect(find(canvasElement).charge('perKm')).toHaveValue('900')
    await expect(story.calls(saveRate)).toEqual([])
    await retype(find(canvasElement).charge('initial'), '1300{Enter}')
    await waitFor(() => expect(args.onDone).toHaveBeenCalledTimes(1))
    await expect(savedRate()).toMatchObject({ initial: 1300, perKm: 900 })
  },
}

export const SameElsewhere: Story = {
  name: 'CF-179 where the own values are those that were saved elsewhere nothing is asked',
  args: { rateId: rated?.id ?? '' },
  play: async ({ canvasElement, args }) => {
    await opened(canvasElement)
    saveElsewhere(900)
    await retype(find(canvasElement).charge('perKm'), '900{Enter}')
    await waitFor(() => expect(args.onDone).toHaveBeenCalledTimes(1))
    await expect(savedRate()).toMatchObject({ perKm: 900 })
  },
}

export const NotChecked: Story = {
  name: 'CF-179 a rate that cannot be read again, or that is gone, is not sent, and what was typed stays',
  args: { rateId: rated?.id ?? '' },
  play: async ({ canvas, canvasElement, args }) => {
    await opened(canvasElement)
    story.cut(rateList)
    await retype(find(canvasElement).charge('initial'), '1500{Enter}')
    await canvas.findByText(/^The server cannot be reached/)
    story.mend()
    story.world.rates.remove(rated?.id ?? '', story.world.now)
    await userEvent.click(find(canvasElement).save())
    await canvas.findByText('This entry no longer exists.')
    await expect(find(canvasElement).charge('initial')).toHaveValue('1,500')
    await expect(story.calls(saveRate)).toEqual([])
    await expect(args.onDone).not.toHaveBeenCalled()
  },
}

export const ChangedBurmeseDarkPhone: Story = {
  args: { rateId: rated?.id ?? '' },
  parameters: { latinWords: latinWords(story.world) },
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  play: playOnPhone(async (canvasElement) => {
    const form = ratePages(within(canvasElement), { language: 'my' })
    await within(canvasElement).findByRole('form')
    saveElsewhere(900)
    await retype(form.charge('initial'), '1500{Enter}')
    await within(canvasElement).findByText('900')
    await expect(form.takeTheirs()).toBeVisible()
  }),
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

export const View: Story = {
  tags: ['!dev', '!autodocs', 'mount'],
  render: () => <RateFormView {...NO_RECORD} rate={undefined} groups={NO_GROUPS} />,
}

export const Draft: Story = {
  name: 'Decision 33: what was typed is there again when the form is opened again; Cancel discards it, and a save',
  tags: ['!dev', '!autodocs'],
  render: (args) => <Reopened {...args} />,
  play: async ({ canvas, canvasElement, args }) => {
    await fill(canvasElement)
    await reopen(canvasElement)
    await canvas.findByRole('option', { name: unrated?.name ?? '' })
    await expect(find(canvasElement).group()).toHaveValue(unrated?.id)
    await expect(find(canvasElement).charge('initial')).toHaveValue('2,000')
    await expect(find(canvasElement).charge('perMinute')).toHaveValue('0')

    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledTimes(1)
    await reopen(canvasElement)
    await canvas.findByRole('option', { name: unrated?.name ?? '' })
    await expect(find(canvasElement).charge('initial')).toHaveValue('')

    await fill(canvasElement)
    await userEvent.click(find(canvasElement).save())
    await waitFor(() => expect(args.onDone).toHaveBeenCalledTimes(1))
    await reopen(canvasElement)
    await expect(find(canvasElement).charge('initial')).toHaveValue('')
  },
}

import {
  addDriverToGroup,
  driverLookup,
  groupDrivers,
  registerDriver,
  removeDriverFromGroup,
  setMemberId,
  updateDriver,
} from '@fleetgis/api/drivers'
import { maskEmail, maskPhone, phoneLink } from '@fleetgis/domain/mask'
import { emptyFleet, type World } from '@fleetgis/sandbox'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { driverPanel, transactionHistory } from '../../../testing/index.ts'
import { NO_DRIVERS } from '../../../testing/nothingLoaded.ts'
import { retype } from '../../../testing/retype.ts'
import { latinWords, storyWorld } from '../../../testing/storyWorld.ts'
import { TwoLanguages } from '../../../testing/TwoLanguages.tsx'
import { DriverPanel, type DriverPanelProps } from './DriverPanel.tsx'
import { DriverPanelView } from './DriverPanelView.tsx'

const story = storyWorld({ signedInAs: 'groups@fleetgis.example' })
const plan = story.world
const GROUP = 'G001'
const adminKey = (world: World, userId = 'groups@fleetgis.example') => world.accounts.find(userId)?.key ?? ''

const { roster } = plan
const member = roster.membersOf(GROUP)[0]?.profile
const others = roster.all().filter((one) => roster.groupsOf(one).length === 0 && !one.appliedTo)
const outsider = others[0]?.profile
if (!member || !outsider) throw new Error('There are too few drivers.')
const name = member.name.en
const other = outsider.name.en

/**
 * The drivers of a group, ten a page, with a search, Registration, Edit, adding and removing, and the transactions of a
 * wallet. Drivers who can join the group are in the same list.
 *
 * **Do** give `page="panel"` inside `/groupadmin` and `page="screen"` on `/driver-list`: they differ in the word of an
 * empty list, in the member ids of drivers outside the group, in the first period of the history, and in Top up.
 *
 * **Do** keep `filters` with `onFiltersChange`: Back and a reload then restore the search. It may be a phone number, so keep
 * it out of the address.
 *
 * **Do not** decide rights beside it: the server does.
 *
 * **Keyboard** Enter in the user ID looks up, and submits in the other fields.
 *
 * **States** loading, empty, nothing found, failure with Try again, stale (with its age), next page failed, settings or rights
 * unknown.
 *
 * **Translation keys** `driverPanel.*`, `staff.*`, `edit.*`, `transactions.*`, `topUp.*`, `topUpPanel.topUp`
 *
 * **Calls** EP-B10 (drivers), EP-K07 (registration), EP-B13 and EP-B14 (add, remove), EP-B29 (member id), EP-B30 to EP-B32
 * (register, edit, look up), EP-B44 (history), and on the screen EP-B19 (rights) with the calls of `TopUp`.
 *
 * ```tsx
 * import { DriverPanel } from '@fleetgis/ui/DriverPanel'
 *
 * <FleetProvider client={client} language="en" theme="light">
 *   <DriverPanel page="panel" userId={adminKey} groupId="G001" />
 * </FleetProvider>
 * ```
 */
const meta = {
  title: 'Widgets/DriverPanel',
  component: DriverPanel,
  args: { page: 'panel', userId: adminKey(plan), groupId: GROUP },
  parameters: { ...story.opened(), docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<DriverPanelProps>

export default meta
type Story = StoryObj<DriverPanelProps>

const page = driverPanel(within(document.body))
const body = within(document.body)
const shown = (driver: string = name) => waitFor(() => expect(page.edit(driver)).toBeVisible())
/** The settings of the group arrive apart from its drivers. */
const registrable = () => waitFor(() => expect(page.register()).toBeVisible())
const card = ({ key }: { key: string }) => {
  const found = document.querySelector<HTMLElement>(`[data-driver="${key}"]`)
  if (!found) throw new Error(`There is no card of ${key}.`)
  return found
}
/** Finds the driver who is in no group. */
async function findOutsider() {
  await shown()
  await userEvent.type(page.search(), `${outsider?.mobile}{Enter}`)
  await waitFor(() => expect(page.add(other)).toBeVisible())
}
async function openRegistration() {
  await shown()
  await registrable()
  await userEvent.click(page.register())
  await waitFor(() => expect(page.field('userId')).toHaveFocus())
  return within(body.getByRole('dialog'))
}

async function expectHistory(period: 'today' | 'week') {
  await userEvent.click(page.history(name))
  await waitFor(() => expect(transactionHistory(body).period(period)).toBeChecked())
  await expect(body.getByRole('dialog')).toHaveAccessibleName(`Transaction History – ${name}`)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(body.queryByRole('dialog')).toBeNull())
}

export const Default: Story = {
  name: 'GDRV-05 a card of the panel has name, vehicle number, and masked contacts',
  parameters: {
    rules: [
      'GDRV-04',
      'GDRV-06',
      'GDRV-07',
      'GDRV-09',
      'GDRV-10',
      'GDRV-15',
      'MASK-02',
      'MASK-03',
      'PERM-17',
      'TXN-05',
      'CF-18',
    ],
  },
  play: async () => {
    await shown()
    await expect(story.calls(groupDrivers)[0]?.query).toMatchObject({ pageSize: '10', curPage: '1' })
    const own = card(member)
    await expect(own).toHaveTextContent(maskPhone(member.mobile))
    await expect(own).toHaveTextContent(maskEmail(member.email))
    await expect(own).not.toHaveTextContent(member.mobile)
    await expect(own).toHaveTextContent(/Amount\s?-?[\d,]+ MMK/)
    await expect(own).toHaveTextContent(member.memberId)
    await expect(page.history(name)).toBeVisible()
    await expect(page.remove(name)).toBeVisible()
    await registrable()
    await expect(body.queryByRole('button', { name: /^Top up/ })).toBeNull()
    await expectHistory('today')
    // A driver outside the group has no wallet here.
    await findOutsider()
    await expect(card(outsider)).toHaveTextContent('Member ID–')
    await expect(within(card(outsider)).queryByText('Amount')).toBeNull()
    await expect(within(card(outsider)).queryByRole('button', { name: /^History/ })).toBeNull()
    // The default picture.
    await expect(card(outsider).querySelector('[data-component="Avatar"] :is(img, svg)')).not.toBeNull()
  },
}

export const Screen: Story = {
  name: 'GDRV-11 on /driver-list the phone number calls, only members have a member id, and the history opens with the week',
  parameters: { rules: ['GDRV-01', 'GDRV-08', 'GDRV-13', 'TXN-05', 'TXN-10', 'CF-18', 'CF-47', 'CF-134'] },
  args: { page: 'screen' },
  play: async () => {
    await shown()
    await expect(within(card(member)).getByRole('link')).toHaveAttribute('href', phoneLink(member.mobile))
    await waitFor(() => expect(page.topUp(name)).toBeVisible())
    await userEvent.click(page.topUp(name))
    await waitFor(() => expect(body.getByRole('dialog')).toHaveTextContent(name))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull())
    await expectHistory('week')
    await findOutsider()
    await expect(card(outsider)).not.toHaveTextContent('Member ID')
    await expect(within(card(outsider)).queryByRole('button', { name: /^Top up/ })).toBeNull()
  },
}

export const Loading: Story = {
  parameters: { faults: [{ kind: 'hang' }] },
  play: async () => {
    await expect(await body.findByText('Loading')).toHaveRole('status')
    await expect(body.queryByRole('button', { name: 'Register' })).toBeNull()
  },
}

export const Empty: Story = {
  name: 'GDRV-12 /driver-list without drivers says Empty',
  parameters: story.opened({ make: emptyFleet }),
  args: { page: 'screen' },
  play: async () => expect(await body.findByText('Empty')).toBeVisible(),
}

export const Searched: Story = {
  name: 'GDRV-03 Enter or the button searches, an icon clears; ERR-34 a panel without results says No driver',
  parameters: { rules: ['GDRV-02', 'ERR-34', 'CF-85'] },
  args: { onFiltersChange: fn() },
  play: async ({ canvas, args }) => {
    await shown()
    await userEvent.type(page.search(), 'no-such-driver')
    await userEvent.click(page.searchNow())
    await expect(await body.findByText('No driver')).toBeVisible()
    await expect(story.calls(groupDrivers).at(-1)?.body).toMatchObject({ search: 'no-such-driver' })
    await userEvent.click(canvas.getByRole('button', { name: /^Clear/ }))
    await shown()
    await userEvent.type(page.search(), `${member.email}{Enter}`)
    await waitFor(() => expect(document.querySelectorAll('[data-driver]')).toHaveLength(1))
    await expect(page.edit(name)).toBeVisible()
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ search: member.email })
  },
}

export const Failed: Story = {
  beforeEach: () => story.cut(groupDrivers),
  play: story.playFailed(() => shown()),
}

export const Stale: Story = {
  name: 'CF-115 stale drivers stay, with their age, until Try again succeeds',
  play: async ({ canvasElement }) => {
    await shown()
    await story.expectStale(canvasElement, () => expect(page.edit(name)).toBeVisible())
  },
}

export const SettingsFailed: Story = {
  name: 'CF-142 without the settings of the group Registration is off, and /driver-list says so',
  parameters: { rules: ['PERM-17'], faults: [{ kind: 'status', status: 400, endpoint: 'groupSettings' }] },
  args: { page: 'screen' },
  play: async () => {
    await shown()
    await expect(await body.findByText(/^The settings of the group could not be loaded/)).toBeVisible()
    await expect(body.queryByRole('button', { name: 'Register' })).toBeNull()
    story.world.faults.clear()
    await userEvent.click(page.retry())
    await waitFor(() => expect(page.register()).toBeVisible())
  },
}

/** The popup is locked without a question. CF-169. */
async function expectSending() {
  await body.findByText(/^Being sent/)
  await userEvent.keyboard('{Escape}')
  await expect(body.getByText(/^Being sent/)).toBeVisible()
}

export const Registered: Story = {
  name: 'REG-02 a driver whom the lookup does not find is registered, once',
  parameters: {
    rules: ['REG-03', 'REG-05', 'REG-07', 'REG-08', 'VAL-24', 'VAL-25', 'TOAST-06', 'CF-133', 'CF-169'],
  },
  play: async () => {
    const popup = await openRegistration()
    await waitFor(() => expect(popup.getByRole('heading', { name: 'Registration' })).toBeVisible())
    await expect(page.field('vehicleNo')).toHaveAttribute('placeholder', 'AA-1234')
    await userEvent.click(page.lookUp())
    await waitFor(() => expect(page.field('userId')).toHaveFocus())
    await expect(page.field('userId')).toBeInvalid()
    const submit = await popup.findByRole('button', { name: 'Register' })
    await userEvent.click(submit)
    await expect(popup.getByText('User ID is required.')).toBeVisible()
    await expect(page.field('userId')).toHaveFocus()

    await userEvent.keyboard('new.driver@fleetgis.example{Enter}')
    await expect(await popup.findByText(/^There is no driver with this/)).toBeVisible()
    await expect(story.calls(driverLookup)[0]?.body).toMatchObject({
      mobile: '',
      email: 'new.driver@fleetgis.example',
    })
    await expect(popup.getByRole('heading', { name: 'Registration' })).toBeVisible()
    // It says nothing about another user id.
    await userEvent.type(page.field('userId'), 'x')
    await expect(popup.queryByText(/^There is no driver with this/)).toBeNull()
    await userEvent.type(page.field('userId'), '{Backspace}')
    await expect(popup.getByText(/^There is no driver with this/)).toBeVisible()

    await userEvent.type(page.field('name'), 'Ko Ko')
    await userEvent.type(page.field('brand'), 'Toyota')
    await userEvent.type(page.field('model'), 'Probox')
    story.slow(registerDriver)
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{Enter}')
    await userEvent.click(submit)
    await expectSending()
    story.mend()
    await expect(await body.findByText('Done successfully.')).toBeVisible()
    await expect(story.calls(registerDriver)).toHaveLength(1)
    await expect(story.calls(registerDriver)[0]?.body).toMatchObject({
      name: 'Ko Ko',
      vehicle: 'Toyota Probox',
    })
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull())
  },
}

export const Found: Story = {
  name: 'REG-04 a known driver is not registered again; one whom the lookup finds is titled Driver, and updated',
  parameters: { rules: ['REG-03', 'REG-05', 'ERR-18', 'CF-69', 'CF-133'] },
  play: async () => {
    const popup = await openRegistration()
    await userEvent.keyboard(member.mobile)
    await userEvent.click(popup.getByRole('button', { name: 'Register' }))
    await expect(
      await body.findByText('A driver with this mobile or e-mail is registered already.'),
    ).toBeVisible()
    await expect(page.field('userId')).toHaveValue(member.mobile)
    await userEvent.click(page.lookUp())
    // The popup of the found driver takes the place of the registration.
    await waitFor(() => expect(body.getByRole('heading', { name: 'Driver' })).toBeVisible())
    await expect(page.field('userId')).toHaveAttribute('readonly')
    await expect(page.field('name')).toHaveValue(name)
    await userEvent.type(page.field('brand'), ' Van')
    await userEvent.click(page.update())
    await expect(await body.findByText('Updated successfully.')).toBeVisible()
    // Registration has the same path.
    const updates = story.calls(updateDriver).filter(({ method }) => method === 'PUT')
    await expect(updates).toHaveLength(1)
    await expect(updates[0]).toMatchObject({ body: { syskey: member.key, name } })
    // axe reads the page that the popup leaves, not one that still changes.
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull())
    await story.quiet()
  },
}

export const FoundAndLeft: Story = {
  name: 'REG-03 after a lookup that finds a driver another registration starts empty',
  tags: ['!dev', '!autodocs'],
  play: async () => {
    await openRegistration()
    await userEvent.keyboard(member.mobile)
    await userEvent.click(page.lookUp())
    await waitFor(() => expect(body.getByRole('heading', { name: 'Driver' })).toBeVisible())
    await waitFor(() => expect(page.field('userId')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull())
    await openRegistration()
    await expect(page.field('userId')).toHaveValue('')
  },
}

export const Edited: Story = {
  name: 'CF-132 Edit sends the member id alone where nothing else changed',
  parameters: { rules: ['REG-01', 'VAL-26', 'GDRV-07', 'GDRV-13', 'CF-133', 'CF-169'] },
  play: async () => {
    await shown()
    await userEvent.click(page.edit(name))
    const popup = within(await body.findByRole('dialog', { name: 'Edit' }))
    await waitFor(() => expect(popup.getAllByRole('textbox')).toHaveLength(5))
    await expect(page.field('userId')).toHaveAttribute('readonly')
    await expect(page.field('userId')).toHaveValue(maskPhone(member.mobile))
    await userEvent.clear(page.field('name'))
    await userEvent.click(page.save())
    await expect(popup.getByText('Please fill in every field.')).toBeVisible()
    await userEvent.type(page.field('name'), name)
    await retype(page.field('memberId'), 'M-77')
    story.slow(setMemberId)
    await userEvent.click(page.save())
    await expectSending()
    story.mend()
    await expect(await body.findByText('Edited successfully.')).toBeVisible()
    await expect(story.calls(setMemberId)).toHaveLength(1)
    await expect(story.calls(updateDriver)).toHaveLength(0)
    await waitFor(() => expect(card(member)).toHaveTextContent('M-77'))
  },
}

async function openEdit() {
  await shown()
  await userEvent.click(page.edit(name))
  await waitFor(() => expect(page.field('name')).toHaveValue(name))
}
async function editElsewhere(vehicleNo: string) {
  await openEdit()
  saveElsewhere(vehicleNo)
}
function saveElsewhere(vehicleNo: string) {
  const one = story.world.roster.find(member?.key ?? '')
  if (one) story.world.roster.edit(one, { name, vehicleNo, vehicle: 'Toyota Vitz' })
}
const sent = () => [...story.calls(updateDriver), ...story.calls(setMemberId)]

export const SavedElsewhere: Story = {
  name: 'CF-179 a driver who was saved elsewhere meanwhile is not sent: both are shown, and Keep mine saves the own values',
  parameters: { rules: ['REG-01', 'REG-05'] },
  play: async () => {
    await editElsewhere('7X-1111')
    await retype(page.field('vehicleNo'), '9Y-2222')
    await userEvent.click(page.save())
    const both = within(await body.findByRole('table', { name: 'Both versions' }))
    await expect(both.getByRole('row', { name: /^Vehicle No/ })).toHaveTextContent('9Y-22227X-1111')
    await expect(sent()).toEqual([])
    await userEvent.click(body.getByRole('button', { name: 'Keep mine' }))
    await expect(await body.findByText('Edited successfully.')).toBeVisible()
    await expect(sent()).toHaveLength(1)
    await waitFor(() => expect(card(member)).toHaveTextContent('9Y-2222'))
  },
}

export const TakeTheirs: Story = {
  name: 'CF-179 Take theirs shows the driver of the server and sends nothing',
  tags: ['!dev', '!autodocs'],
  play: async () => {
    await editElsewhere('7X-1111')
    await retype(page.field('memberId'), 'M-78')
    await userEvent.click(page.save())
    await userEvent.click(await body.findByRole('button', { name: 'Take theirs' }))
    await waitFor(() => expect(page.field('name')).toHaveFocus())
    await expect(page.field('vehicleNo')).toHaveValue('7X-1111')
    await expect(page.field('memberId')).not.toHaveValue('M-78')

    // And once more.
    saveElsewhere('8X-3333')
    await retype(page.field('memberId'), 'M-79')
    await userEvent.click(page.save())
    await userEvent.click(await body.findByRole('button', { name: 'Take theirs' }))
    await waitFor(() => expect(page.field('vehicleNo')).toHaveValue('8X-3333'))
    await expect(page.field('memberId')).not.toHaveValue('M-79')
    await expect(sent()).toEqual([])
  },
}

export const Gone: Story = {
  name: 'CF-179 a driver whom the server no longer finds is not sent, and what was typed stays',
  tags: ['!dev', '!autodocs'],
  parameters: {
    handlers: [
      http.post(`*${groupDrivers.path}`, async ({ request }) => {
        const { search } = (await request.clone().json()) as { search: string }
        return search === ''
          ? undefined
          : HttpResponse.json({ status: 200, data: { data_list: [], total_count: 0 } })
      }),
    ],
  },
  play: async () => {
    await openEdit()
    await retype(page.field('vehicleNo'), '9Y-2222')
    await userEvent.click(page.save())
    await body.findByText('This driver can no longer be found. Nothing has been sent.')
    await expect(page.field('vehicleNo')).toHaveValue('9Y-2222')
    await expect(sent()).toEqual([])
  },
}

export const FoundAndConflict: Story = {
  name: 'CF-128 both versions of a found driver are closed after a question, although nothing was changed',
  tags: ['!dev', '!autodocs'],
  play: async () => {
    await shown()
    await registrable()
    await userEvent.click(page.register())
    await userEvent.type(page.field('userId'), `${outsider?.mobile}{Enter}`)
    await waitFor(() => expect(page.field('name')).toHaveValue(other))
    const one = story.world.roster.find(outsider?.key ?? '')
    if (one) story.world.roster.edit(one, { name: other, vehicleNo: '7X-1111', vehicle: 'Toyota Vitz' })
    await userEvent.click(body.getByRole('button', { name: 'Update' }))
    await body.findByRole('table', { name: 'Both versions' })
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await body.findByRole('button', { name: 'Stay' }))
    await expect(body.getByRole('table', { name: 'Both versions' })).toBeVisible()
    await expect(sent()).toEqual([])
  },
}

export const ConflictInBurmese: Story = {
  name: 'CF-179 both versions of a driver are shown in the language of now',
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <TwoLanguages>
      <DriverPanel {...args} />
    </TwoLanguages>
  ),
  play: async ({ canvas }) => {
    await editElsewhere('7X-1111')
    await retype(page.field('vehicleNo'), '9Y-2222')
    await userEvent.click(page.save())
    await body.findByRole('table', { name: 'Both versions' })
    // Without a pointer: a press outside closes the popup.
    canvas.getByText('Burmese').click()
    await expect(await body.findByRole('row', { name: /^ယာဉ်နံပါတ်/ })).toHaveTextContent('9Y-22227X-1111')
  },
}

/** The panel of a page that the button loads again. */
function Reloaded(args: DriverPanelProps) {
  const [round, setRound] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setRound(round + 1)}>
        Reload
      </button>
      <DriverPanel key={round} {...args} />
    </>
  )
}

export const AnswerLost: Story = {
  name: 'CF-128 where the answer to a registration is lost the form says that the driver may have been added, stays a draft where it is left, and says so again after a reload; Cancel discards it',
  tags: ['!dev', '!autodocs'],
  parameters: { rules: ['ERR-18'], faults: [{ kind: 'cut', endpoint: 'registerDriver' }] },
  render: (args) => <Reloaded {...args} />,
  play: async ({ canvas }) => {
    const unknown = 'It is not known whether this was added. Look at the list before you add it again.'
    const typed = 'lost.driver@fleetgis.example'
    const closed = () => waitFor(() => expect(body.queryByRole('dialog')).toBeNull())
    await openRegistration()
    await userEvent.keyboard(typed)
    await userEvent.type(page.field('name'), 'Ko Ko{Enter}')
    await body.findByText('The server cannot be reached. Check your connection and try again.')
    await expect(await body.findByText(unknown)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await body.findByRole('button', { name: 'Leave' }))
    await closed()

    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await expect(await body.findByText(unknown)).toBeVisible()
    await expect(page.field('userId')).toHaveValue(typed)
    await userEvent.click(body.getByRole('button', { name: 'Cancel' }))
    await closed()
    await openRegistration()
    await expect(page.field('userId')).toHaveValue('')
    await expect(body.queryByText(unknown)).toBeNull()
  },
}

export const AddedAndRemoved: Story = {
  name: 'GDRV-14 adding and removing ask Yes or No; ERR-19 a failure has a general toast',
  parameters: { rules: ['GDRV-10', 'GDRV-13', 'ERR-19', 'TOAST-06', 'CF-133'] },
  play: async () => {
    await findOutsider()
    await userEvent.click(page.add(other))
    await userEvent.click(await body.findByRole('button', { name: 'No' }))
    await expect(story.calls(addDriverToGroup)).toHaveLength(0)
    await userEvent.click(page.add(other))
    await userEvent.click(await body.findByRole('button', { name: 'Yes' }))
    await expect(await body.findByText('Added successfully.')).toBeVisible()
    await waitFor(() => expect(page.remove(other)).toBeVisible())
    // Another admin was faster.
    const one = story.world.roster.find(outsider.key)
    if (one) story.world.roster.leave(one, GROUP)
    await userEvent.click(page.remove(other))
    await userEvent.click(await body.findByRole('button', { name: 'Yes' }))
    await expect(await body.findByText(`${other} could not be removed. Please try again.`)).toBeVisible()
    await waitFor(() => expect(page.add(other)).toBeVisible())
    await userEvent.click(page.add(other))
    await userEvent.click(await body.findByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(page.remove(other)).toBeVisible())
    await userEvent.click(page.remove(other))
    await userEvent.click(await body.findByRole('button', { name: 'Yes' }))
    await expect(await body.findByText('Removed successfully.')).toBeVisible()
  },
}

export const ChangeUnknown: Story = {
  name: 'ERR-19 an addition or a removal whose answer is lost may have been done, and the toast says so',
  tags: ['!dev', '!autodocs'],
  play: async () => {
    const loseAnswer = async (endpoint: string, button: HTMLElement, done: string) => {
      story.world.faults.set([{ kind: 'cut', endpoint, times: 1 }])
      await userEvent.click(button)
      await userEvent.click(await body.findByRole('button', { name: 'Yes' }))
      await body.findByText(
        `It is not known whether ${other} was ${done}. Look at the list before you try again.`,
      )
    }
    await findOutsider()
    await loseAnswer(addDriverToGroup.id, page.add(other), 'added')
    await waitFor(() => expect(page.remove(other)).toBeVisible())
    await loseAnswer(removeDriverFromGroup.id, page.remove(other), 'removed')
    await waitFor(() => expect(page.add(other)).toBeVisible())
  },
}

export const EditAnswerLost: Story = {
  name: 'CF-179 a save after one whose answer was lost does not take that one for another user’s',
  tags: ['!dev', '!autodocs'],
  play: async () => {
    await openEdit()
    story.world.faults.set([{ kind: 'cut', endpoint: updateDriver.id, times: 1 }])
    await retype(page.field('vehicleNo'), '9Y-2222')
    await userEvent.click(page.save())
    await body.findByText('The server cannot be reached. Check your connection and try again.')
    await retype(page.field('vehicleNo'), '9Y-3333')
    await userEvent.click(page.save())
    await expect(await body.findByText('Edited successfully.')).toBeVisible()
    await waitFor(() => expect(card(member)).toHaveTextContent('9Y-3333'))
  },
}

export const Cashless: Story = {
  name: 'CF-134 without the right to move money /driver-list has no Top up',
  parameters: { rules: ['PERM-14'], ...story.opened({ signedInAs: 'cashless@fleetgis.example' }) },
  args: { page: 'screen', userId: adminKey(plan, 'cashless@fleetgis.example') },
  tags: ['!dev', '!autodocs'],
  play: async () => {
    await shown()
    await expect(page.history(name)).toBeVisible()
    await story.quiet()
    await expect(body.queryByRole('button', { name: /^Top up/ })).toBeNull()
  },
}

export const Burmese: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  parameters: { latinWords: latinWords(plan) },
  play: async () => {
    const burmese = driverPanel(within(document.body), { language: 'my' })
    await waitFor(() => expect(burmese.register()).toBeVisible())
    await waitFor(() => expect(document.querySelector('[data-driver]')).not.toBeNull())
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    const remove = within(card(member)).getByRole('button', { name: /ဖယ်ရှားရန်$/ })
    await userEvent.click(remove)
    await waitFor(() => expect(burmese.no()).toBeVisible())
    await expect(burmese.yes()).toBeVisible()
  },
}

export const View: Story = {
  tags: ['!dev', '!autodocs', 'mount'],
  render: () => <DriverPanelView {...NO_DRIVERS} onAction={fn()} page="panel" canTopUp={false} />,
}

/** The page that the removed driver leaves: the members are first, and others fill the page. */
async function removeFirst() {
  await shown()
  page.remove(name).focus()
  await userEvent.keyboard('{Enter}')
  ;(await body.findByRole('button', { name: 'Yes' })).focus()
  await userEvent.keyboard('{Enter}')
  await expect(await body.findByText('Removed successfully.')).toBeVisible()
  await waitFor(() => expect(body.queryByRole('button', { name: `Remove ${name}` })).toBeNull())
}

export const FocusAfterRemoved: Story = {
  name: 'GDRV-14 after Remove and Yes the focus is on the same button of the next driver',
  tags: ['!dev', '!autodocs'],
  play: async () => {
    await shown()
    const second = body.getAllByRole('listitem')[1]
    if (!second) throw new Error('There is one driver only.')
    await removeFirst()
    await waitFor(() => expect(within(second).getAllByRole('button')[0]).toHaveFocus())
  },
}

export const FocusAfterRemovedOnScreen: Story = {
  ...FocusAfterRemoved,
  name: 'GDRV-14 on /driver-list too the focus is on the same button of the next driver',
  args: { page: 'screen' },
}

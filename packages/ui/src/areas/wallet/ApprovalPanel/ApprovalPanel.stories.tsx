import { keepIntent } from '@fleetgis/api'
import { decideTopUp, topUpRequests } from '@fleetgis/api/wallet'
import { fleetToday } from '@fleetgis/domain/period'
import { emptyFleet, noPermission } from '@fleetgis/sandbox'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { failingCallback } from '../../../testing/failingCallback.ts'
import { approvalPanel } from '../../../testing/index.ts'
import { isReading } from '../../../testing/isReading.ts'
import { playOnPhone } from '../../../testing/playOnPhone.ts'
import { latinWords, storyWorld } from '../../../testing/storyWorld.ts'
import { ApprovalPanel, type ApprovalPanelProps } from './ApprovalPanel.tsx'
import { KeptDecisions } from './KeptDecisions.tsx'

const ADMIN = { userId: 'groups@fleetgis.example', key: '7102100000000000012' }
const GROUP = 'G001'
const story = storyWorld({ signedInAs: ADMIN.userId })

/**
 * The top-up requests of a group's drivers: filters, the sum of what waits for a decision, and a card each with Approve and
 * Reject. `ApprovalPanel` makes its calls; `ApprovalPanelView` is the pure view.
 *
 * **Do** give the key of the acting admin and the group; the server decides whether the admin may decide. **Do** name the
 * hosts of the attachments in `imageHosts`.
 *
 * **Do not** send a decision again where its outcome is unknown: the panel reads the list until the server has reported it.
 *
 * **Events** `onDecided({ requestKey, driverKey, groupId, amount, decision })`, `onSave({ name, text, type })` for the CSV.
 *
 * **Do** keep `filters` with `onFiltersChange` where a panel that was left should open again as it was.
 *
 * **Keyboard** Enter on Approve asks, the focus starts on No, Tab and Enter confirm; then the focus is on Approve of the
 * next submitted request. A held key decides nothing. In an open picture the arrow keys step, Escape closes.
 *
 * **States** loading, empty, failure and stale data with Try again, a failed next page, without rights (no buttons), an
 * unknown outcome (the card is locked).
 *
 * **Translation keys** `approval.*`, `image.*`, `list.showAll`, `transactions.bothDays`; in the CSV `ranking.driver`, `consoleDrivers.*`
 *
 * **Calls** EP-B20 (the list, 300 a page), EP-B21 (a decision), EP-B19 (the admin's rights).
 *
 * ```tsx
 * <ApprovalPanel userId={adminKey} groupId="G001" imageHosts={['images.fleet.example']} />
 * ```
 */
const meta = {
  title: 'Widgets/ApprovalPanel',
  component: ApprovalPanel,
  args: { userId: ADMIN.key, groupId: GROUP, onDecided: fn() },
  parameters: { ...story.opened(), docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<ApprovalPanelProps>

export default meta
type Story = StoryObj<ApprovalPanelProps>

const find = (canvasElement: HTMLElement) => approvalPanel(within(canvasElement))
const cards = (canvasElement: HTMLElement) => [
  ...canvasElement.querySelectorAll<HTMLElement>('[data-request]'),
]
const shown = (canvasElement: HTMLElement) =>
  waitFor(() => expect(cards(canvasElement).length).toBeGreaterThan(0))
const buttons = (canvasElement: HTMLElement, decision = 'approve') => [
  ...canvasElement.querySelectorAll<HTMLElement>(`[data-decision="${decision}"]`),
]
const keyOf = (part: Element | null | undefined) =>
  part?.closest<HTMLElement>('[data-request]')?.dataset.request ?? ''
const card = (canvasElement: HTMLElement, key: string) =>
  canvasElement.querySelector<HTMLElement>(`[data-request="${key}"]`)
const log = (canvasElement: HTMLElement) => canvasElement.querySelector('[data-part="log"]')
const popup = () => approvalPanel(within(document.body))
const dialog = () => within(document.body).findByRole('alertdialog')

/** The request of a card in the world. */
function requestOf(key: string) {
  const request = story.world.requests.find(key, story.world.now)
  if (!request) throw new Error(`There is no request ${key}.`)
  return request
}
const statusOf = (key: string) => story.world.requests.status(requestOf(key), story.world.now)
const isOpen = (part: HTMLElement) => statusOf(keyOf(part)) === 1

/** Waits until the list offers a decision, and returns the key of the first request that has it. */
async function firstOpen(canvasElement: HTMLElement): Promise<string> {
  await waitFor(() => expect(buttons(canvasElement).length).toBeGreaterThan(0))
  return keyOf(buttons(canvasElement)[0])
}

export const Default: Story = {
  name: 'APR-05 a card holds the request, and Approve and Reject only while it is submitted',
  parameters: { rules: ['APR-06', 'APR-12', 'APR-10', 'APR-16', 'CF-109', 'MASK-01'] },
  play: async ({ canvasElement }) => {
    await shown(canvasElement)
    const key = await firstOpen(canvasElement)
    const { driver, amount, payment } = requestOf(key)
    const text = card(canvasElement, key)?.textContent ?? ''
    for (const part of [driver.memberId, amount.toLocaleString('en-GB'), payment.type, 'Submitted'])
      await expect(text).toContain(part)
    await expect(text).not.toContain(driver.mobile)
    for (const one of cards(canvasElement)) {
      const decisions = within(one).queryAllByRole('button', { name: /^(Approve|Reject)/ })
      await expect(decisions).toHaveLength(isOpen(one) ? 2 : 0)
    }
    const open = cards(canvasElement).filter(isOpen)
    const sum = open.reduce((all, one) => all + requestOf(keyOf(one)).amount, 0)
    await expect(canvasElement.querySelector('[data-part="summary"]')).toHaveTextContent(
      `${open.length} submitted, ${sum.toLocaleString('en-GB')} MMK · ${cards(canvasElement).length} requests`,
    )
    await expect(story.calls(topUpRequests)[0]?.query).toEqual({ curPage: '1', pageSize: '300' })
  },
}

/** Presses Approve of the first submitted request, and Yes. */
async function approveFirst(canvasElement: HTMLElement): Promise<string> {
  const key = await firstOpen(canvasElement)
  const [button] = buttons(canvasElement)
  if (button) await userEvent.click(button)
  await dialog()
  await userEvent.click(popup().yes())
  return key
}

export const Decided: Story = {
  name: 'APR-08 a decision asks first, is sent once with the amount of the request, and leads to the next',
  parameters: { rules: ['APR-11', 'TOAST-06', 'CF-68', 'CF-133', 'CF-162'] },
  play: async ({ canvas, canvasElement, args }) => {
    const key = await firstOpen(canvasElement)
    const { amount, driver } = requestOf(key)
    buttons(canvasElement)[0]?.focus()
    await userEvent.keyboard('{Enter}')
    await dialog()
    await waitFor(() => expect(popup().no()).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(buttons(canvasElement)[0]).toHaveFocus())
    await expect(story.calls(decideTopUp)).toHaveLength(0)

    const following = keyOf(buttons(canvasElement)[1])
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(popup().no()).toHaveFocus())
    await userEvent.keyboard('{Tab}{Enter>3/}')
    await expect(await within(document.body).findByText('Approved successfully.')).toBeVisible()
    await waitFor(() => expect(keyOf(document.activeElement)).toBe(following))
    await expect(statusOf(key)).toBe(2)
    await expect(story.calls(decideTopUp).map(({ body }) => body)).toEqual([
      {
        userid: ADMIN.key,
        driverid: driver.key,
        domain: GROUP,
        request_key: key,
        amount,
        status: 2,
      },
    ])
    await expect(args.onDecided).toHaveBeenCalledOnce()
    await waitFor(() => expect(card(canvasElement, key)).toHaveTextContent('Approved'))
    await expect(canvas.getByText('Decisions made here: 1')).toBeVisible()

    await userEvent.click(find(canvasElement).decide('reject', namesOf(canvasElement, following)))
    await dialog()
    await userEvent.click(popup().yes())
    await expect(await within(document.body).findByText('Done successfully.')).toBeVisible()
    await expect(statusOf(following)).toBe(4)
    await expect(log(canvasElement)).toHaveTextContent(/Rejected.*Approved/)
  },
}

/** The driver and the amount of a card, as they are shown. */
function namesOf(canvasElement: HTMLElement, key: string) {
  const shownCard = card(canvasElement, key)
  return {
    driver: shownCard?.querySelector('h2')?.textContent ?? '',
    amount: shownCard?.querySelector('[data-part="amount"] > strong')?.textContent ?? '',
  }
}

const onDecided = failingCallback()

export const AppFails: Story = {
  tags: ['!dev', '!autodocs'],
  name: 'R12 an error thrown by onDecided reaches the page’s error event; the request shows its new status',
  args: { onDecided: onDecided.fails },
  beforeEach: onDecided.listen,
  play: async ({ canvas, canvasElement }) => {
    const key = await approveFirst(canvasElement)
    await waitFor(() => expect(onDecided.errors).toHaveLength(1))
    await waitFor(() => expect(card(canvasElement, key)).toHaveTextContent('Approved'))
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
    await expect(within(document.body).queryByText(/could not/)).toBeNull()
  },
}

export const Overtaken: Story = {
  name: 'ERR-18 a request that another admin has decided says so, and the list is reloaded',
  parameters: { rules: ['APR-11'] },
  play: async ({ canvasElement, args }) => {
    const key = await firstOpen(canvasElement)
    story.world.requests.decide(requestOf(key), 'reject', story.world.now)
    await approveFirst(canvasElement)
    await expect(
      await within(document.body).findByText('This request has been decided already.'),
    ).toBeVisible()
    await waitFor(() => expect(card(canvasElement, key)).toHaveTextContent('Rejected'))
    await expect(log(canvasElement)).toHaveTextContent('Was decided already: Rejected')
    await expect(args.onDecided).not.toHaveBeenCalled()
    await expect(statusOf(key)).toBe(4)
  },
}

export const WalletFull: Story = {
  name: 'ERR-18 a request that the server refuses for another reason stays open, with that reason',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const key = await firstOpen(canvasElement)
    const { driver, amount } = requestOf(key)
    const owner = story.world.roster.find(driver.key)
    if (!owner) throw new Error('The driver has no wallet.')
    const room = 1_000_000 - story.world.wallets.balance(owner, GROUP, story.world.now)
    const money = { amount: room - amount + 1, by: 'another admin', way: 'request' } as const
    story.world.wallets.topUp(owner, GROUP, money, story.world.now)
    await approveFirst(canvasElement)
    await expect(await within(document.body).findByText(/^The wallet holds at most 1000000/)).toBeVisible()
    await waitFor(() => expect(log(canvasElement)).toHaveTextContent('Refused'))
    await expect(buttons(canvasElement).map(keyOf)).toContain(key)
    await expect(args.onDecided).not.toHaveBeenCalled()
    await expect(statusOf(key)).toBe(1)
  },
}

/** The panel, which can be left and come back to. */
function LeftPanel(props: ApprovalPanelProps) {
  const [isLeft, setLeft] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setLeft(!isLeft)}>
        {isLeft ? 'Come back' : 'Leave'}
      </button>
      {isLeft ? null : <ApprovalPanel {...props} />}
    </>
  )
}

export const LeftWhileUnknown: Story = {
  name: 'R5 a panel that is left while a decision is unknown comes back with it, and the next decision is sent',
  tags: ['!dev', '!autodocs'],
  parameters: { faults: [{ kind: 'status', status: 503, endpoint: 'decideTopUp', times: 1 }] },
  render: (args) => <LeftPanel {...args} />,
  play: async ({ canvas, canvasElement, args }) => {
    await firstOpen(canvasElement)
    story.slow(topUpRequests)
    const key = await approveFirst(canvasElement)
    await waitFor(() => expect(card(canvasElement, key)).toHaveTextContent('Checking with the server'))
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    story.mend()
    // Its call had ended before the panel was left, so that the answer of the list is final at once.
    await waitFor(() => expect(keptOnDevice()[0]?.[1]).toContain('"hasEnded":true'))
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }))
    await canvas.findByText('Decisions made here: 1')
    await waitFor(() => expect(buttons(canvasElement).map(keyOf)).toContain(key))
    await expect(statusOf(key)).toBe(1)
    await approveFirst(canvasElement)
    await waitFor(() => expect(args.onDecided).toHaveBeenCalledOnce())
    await expect(story.calls(decideTopUp)).toHaveLength(2)
  },
}

export const Unknown: Story = {
  name: 'R5 a lost answer locks the card until the server has reported the outcome',
  parameters: { faults: [{ kind: 'badJson', endpoint: 'decideTopUp', times: 1 }] },
  play: async ({ canvasElement, args }) => {
    await firstOpen(canvasElement)
    story.slow(topUpRequests)
    const key = await approveFirst(canvasElement)
    await waitFor(() => expect(card(canvasElement, key)).toHaveTextContent('Checking with the server'))
    await expect(within(card(canvasElement, key) ?? canvasElement).queryByRole('button')).toBeNull()
    await expect(log(canvasElement)).toHaveTextContent('Outcome unknown')
    await expect(args.onDecided).not.toHaveBeenCalled()
    story.mend()
    await waitFor(() => expect(args.onDecided).toHaveBeenCalledOnce())
    await within(document.body).findByText(/Approved successfully\.$/)
    await waitFor(() => expect(card(canvasElement, key)).toHaveTextContent('Approved'))
    await expect(story.calls(decideTopUp)).toHaveLength(1)
  },
}

export const UnknownAndUnread: Story = {
  name: 'R5 a locked request says why its outcome cannot be read, and Ask now reads it',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    await firstOpen(canvasElement)
    story.world.faults.set([
      { kind: 'badJson', endpoint: 'decideTopUp', times: 1 },
      { kind: 'status', status: 400, endpoint: 'topUpRequests' },
    ])
    const key = await approveFirst(canvasElement)
    const locked = within(card(canvasElement, key) ?? canvasElement)
    const askNow = await locked.findByRole('button', { name: 'Ask now' })
    await expect(locked.getByText('Something went wrong on our side.')).toBeVisible()
    story.world.faults.clear()
    await userEvent.click(askNow)
    await waitFor(() => expect(args.onDecided).toHaveBeenCalledOnce())
    await waitFor(() => expect(card(canvasElement, key)).toHaveTextContent('Approved'))
    await expect(story.calls(decideTopUp)).toHaveLength(1)
  },
}

/** An Approve that an earlier page sent two minutes ago, of the first request of today that waits; `isDone` by the server. */
const sentEarlier = (isDone: boolean) =>
  story.opened({
    prepare: ({ now, requests }) => {
      const day = Math.floor((now + 6.5 * 3_600_000) / 86_400_000)
      const request = requests.of(GROUP, day, day, now).find((each) => requests.status(each, now) === 1)
      const start = fleetToday(now, 'Asia/Yangon')
      const filter = { groupId: GROUP, start, end: start, type: '', search: '' }
      const about = { driverName: request?.driver.name.en ?? '', amount: request?.amount ?? 0 }
      const facts = { ...filter, ...about, requestKey: request?.key ?? '', decision: 'approve' }
      const owner = { userId: ADMIN.key, appId: '001', page: '/' }
      keepIntent(owner, { id: 'a-1', endpoint: decideTopUp.id, at: now - 120_000, facts })
      if (request && isDone) requests.decide(request, 'approve', now)
    },
  })

const keptOnDevice = () =>
  Object.entries(localStorage).filter(([name]) => name.startsWith('fleetgis.intent.'))

export const SentByEarlierPage: Story = {
  name: 'R5 the list shows the outcome of a decision of a closed page',
  parameters: sentEarlier(true),
  play: async ({ canvas, args }) => {
    await canvas.findByText('Decisions made here: 1')
    await waitFor(() => expect(args.onDecided).toHaveBeenCalledOnce())
    await expect(args.onDecided).toHaveBeenCalledWith(expect.objectContaining({ decision: 'approve' }))
    await expect(keptOnDevice()).toEqual([])
    await expect(story.calls(decideTopUp)).toEqual([])
  },
}

export const TwoPages: Story = {
  name: 'R5 two pages that search for the same decision both show its outcome',
  tags: ['!dev', '!autodocs'],
  parameters: sentEarlier(true),
  render: () => (
    <>
      <KeptDecisions userId={ADMIN.key} />
      <KeptDecisions userId={ADMIN.key} />
    </>
  ),
  play: async ({ canvas }) => {
    await canvas.findAllByText(
      /^An approval of [\d,]+ MMK for .+ was sent at .*, and its outcome is not known yet\./,
    )
    await waitFor(() => expect(canvas.getAllByText(/: Approved$/)).toHaveLength(2))
    await expect(canvas.queryByText(/is not known yet|Outcome/)).toBeNull()
    for (const ok of canvas.getAllByRole('button', { name: 'OK' })) await userEvent.click(ok)
    await expect(canvas.queryByText(/: Approved$/)).toBeNull()
  },
}

export const SameApproveAgain: Story = {
  name: 'CF-170 an Approve of a closed page keeps its key while it may still be executed',
  parameters: sentEarlier(false),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Decisions made here: 1')
    const [[, earlier] = []] = keptOnDevice()
    const key = JSON.parse(earlier ?? '{}').facts?.requestKey
    const approve = () => buttons(canvasElement).find((button) => keyOf(button) === key)
    await waitFor(() => expect(approve()).toBeEnabled())
    story.slow(decideTopUp)
    await userEvent.click(approve() ?? canvasElement)
    await userEvent.click(approvalPanel(within(await dialog())).yes())
    await waitFor(() => expect(story.calls(decideTopUp)).toHaveLength(1))
    await expect(keptOnDevice().map(([, intent]) => JSON.parse(intent).id)).toEqual(['a-1'])
    story.mend()
    await waitFor(() => expect(keptOnDevice()).toEqual([]))
  },
}

export const WithoutRights: Story = {
  name: 'PERM-15 without the permission flag the cards have no buttons',
  parameters: { ...story.opened({ make: noPermission }) },
  play: async ({ canvasElement }) => {
    await shown(canvasElement)
    await expect(canvasElement.querySelector('[data-part="summary"]')).toHaveTextContent(/[1-9]\d* submitted/)
    await expect(buttons(canvasElement)).toHaveLength(0)
  },
}

export const RightsFailed: Story = {
  name: 'PERM-15 while the rights could not be loaded the panel says that no decision can be made',
  parameters: { rules: ['CF-115'], faults: [{ kind: 'status', status: 503, endpoint: 'adminInfo' }] },
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement)
    await expect(
      await canvas.findByText(/^Your rights could not be loaded\. Approve and Reject/),
    ).toBeVisible()
    await expect(buttons(canvasElement)).toHaveLength(0)
    story.world.faults.clear()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await firstOpen(canvasElement)
    await expect(canvas.queryByText(/^Your rights/)).toBeNull()
  },
}

export const Filters: Story = {
  name: 'APR-04 period, type, status and search apply together, and a type keeps the others on offer; the export has every one of them, with masked contacts',
  parameters: {
    rules: ['APR-01', 'APR-02', 'APR-03', 'CF-67', 'CF-161', 'APR-14', 'APR-15', 'CF-59', 'MASK-01'],
  },
  args: { onSave: fn(), onFiltersChange: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    await shown(canvasElement)
    await userEvent.click(find(canvasElement).period('month'))
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-part="summary"]')).toHaveTextContent(/300 of \d+ requests/),
    )
    const type = find(canvasElement).type() as HTMLSelectElement
    const types = [...type.options].map(({ value }) => value)
    await expect(types.length).toBeGreaterThan(2)
    await userEvent.selectOptions(type, types[1] ?? '')
    await waitFor(() =>
      expect(story.calls(topUpRequests).at(-1)?.body).toMatchObject({ type: types[1], search: '' }),
    )
    await shown(canvasElement)
    await expect([...type.options].map(({ value }) => value)).toEqual(types)
    await userEvent.selectOptions(find(canvasElement).status(), 'approved')
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({
      period: { option: 'month' },
      type: types[1],
      status: 'approved',
      search: '',
    })
    const sent = story.calls(topUpRequests).length
    await waitFor(() => expect(cards(canvasElement).every((one) => statusOf(keyOf(one)) === 2)).toBe(true))
    await expect(story.calls(topUpRequests)).toHaveLength(sent)
    await waitFor(() => expect(find(canvasElement).exportCsv()).toBeEnabled())
    await userEvent.click(find(canvasElement).exportCsv())
    await canvas.findByText(/^\d+ rows saved\.$/)
    const [file] = (args.onSave as ReturnType<typeof fn>).mock.calls[0] ?? []
    const month = { first: Math.floor(story.world.now / 86_400_000) - 31, last: 40_000 }
    const phones = story.world.requests
      .of(GROUP, month.first, month.last, story.world.now)
      .map(({ driver }) => driver.mobile)
    await expect(phones.length).toBeGreaterThan(300)
    for (const phone of phones) await expect(file.text.includes(phone)).toBe(false)
    const lines: string[] = file.text.trim().split('\r\n').slice(1)
    await expect(lines.length).toBeGreaterThan(0)
    await expect(lines.every((line) => line.startsWith('Approved,'))).toBe(true)

    await userEvent.type(find(canvasElement).search(), 'no match{Enter}')
    await expect(await canvas.findByText('No approval')).toBeVisible()
    await userEvent.click(find(canvasElement).showAll())
    await shown(canvasElement)
    await expect(type).toHaveValue('')
  },
}

export const Empty: Story = {
  name: 'APR-15 without requests the panel says No approval',
  parameters: { ...story.opened({ make: emptyFleet }) },
  play: async ({ canvas }) => expect(await canvas.findByText('No approval')).toBeVisible(),
}

export const OpenedWithType: Story = {
  name: 'CF-161 a panel that opens with a type offers it, also without requests of it',
  tags: ['!dev', '!autodocs'],
  args: { filters: { period: { option: 'today' }, type: 'Old Pay', status: 'all', search: '' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('No approval')
    await expect(find(canvasElement).type()).toHaveValue('Old Pay')
  },
}

export const Failed: Story = {
  parameters: { rules: ['CF-115'], faults: [{ kind: 'status', status: 400, endpoint: 'topUpRequests' }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side.')
    if (isReading()) return
    story.world.faults.clear()
    await userEvent.click(find(canvasElement).retry())
    await shown(canvasElement)
  },
}

export const Stale: Story = {
  name: 'CF-115 stale requests stay, with their age, until Try again succeeds',
  play: async ({ canvasElement }) => {
    await shown(canvasElement)
    const count = cards(canvasElement).length
    await story.expectStale(canvasElement, () => expect(cards(canvasElement)).toHaveLength(count))
  },
}

export const BurmeseDarkPhone: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  parameters: {
    latinWords: {
      ...latinWords(story.world),
      'Mobile wallet': 'entered so',
      'Bank transfer': 'entered so',
      Cash: 'entered so',
      KBZPay: 'entered so',
      'Wave Money': 'entered so',
      'CB Bank': 'entered so',
      Ks: 'entered so',
      'Please confirm today.': 'entered so',
      'Paid twice by mistake: this is the second receipt, the first one went in on Monday under my brother’s name.':
        'entered so',
    },
  },
  play: playOnPhone(shown),
}

import { keepIntent } from '@fleetgis/api'
import { balanceHistory, topUp } from '@fleetgis/api/wallet'
import { fleetToday } from '@fleetgis/domain/period'
import { noPermission } from '@fleetgis/sandbox'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { pinChange, topUpPanel, topUpPopup } from '../../../testing/index.ts'
import { isReading } from '../../../testing/isReading.ts'
import { storyBox } from '../../../testing/storyBox.tsx'
import { latinWords, storyWorld } from '../../../testing/storyWorld.ts'
import { TopUpPanel, type TopUpPanelProps } from './TopUpPanel.tsx'

const ADMIN = { userId: 'groups@fleetgis.example', key: '7102100000000000012' }
/** A group whose top-ups need no PIN. */
const GROUP = 'G002'

const LIST = '/driver/list'
const story = storyWorld({ signedInAs: ADMIN.userId })

/**
 * The drivers of a group with their balances, and the top-up popup. `TopUpPanel` makes its calls;
 * `TopUpPanelView` is the pure view, `TopUp` (`@fleetgis/ui/TopUp`) the popup alone.
 *
 * **Do** give the key of the acting admin and the group; the server decides whether Top up is enabled. **Do** give
 * `scroller="self"` and a height where the page itself does not scroll.
 *
 * **Do not** open your own popup beside it: the panel loads its popup on the first press, and refetches the list
 * when the money has arrived.
 *
 * **Events** `onToppedUp({ driverKey, groupId, amount, balance })`; `onFiltersChange({ search })`; the view has `onTopUp({ driver })`,
 * `onSearch({ search })`, `onLoadMore()`, `onRetry()`.
 *
 * **Keyboard** Enter in the search searches, Escape clears it; Tab goes from card to card. The popup restores the focus to
 * the button that opened it.
 *
 * **States** loading, empty (with a way back from a search), failure and stale data with Try again, without rights (no
 * button).
 *
 * **Translation keys** `topUpPanel.*`, `topUp.*`, `pinPad.*`, `list.showAll`
 *
 * **Calls** EP-B15 (the list, ten a page), EP-B19 (the admin's rights), EP-K07 (whether there is a PIN to change), and those of
 * `TopUp` and `PinChange`.
 *
 * ```tsx
 * // A Vite app
 * import { createFleetClient, createSession } from '@fleetgis/api'
 * import { FleetProvider } from '@fleetgis/ui'
 * import { TopUpPanel } from '@fleetgis/ui/TopUpPanel'
 *
 * const client = createFleetClient({ bases: { main: 'https://fleet.example' }, session: createSession() })
 *
 * <FleetProvider client={client} language="en" theme="light">
 *   <TopUpPanel userId={adminKey} groupId="G001" />
 * </FleetProvider>
 * ```
 *
 * ```tsx
 * // A web view: ids and token come with the address
 * import { createFleetClient, takePageToken } from '@fleetgis/api'
 * import { FleetProvider } from '@fleetgis/ui'
 * import { TopUpPanel } from '@fleetgis/ui/TopUpPanel'
 *
 * const pageToken = takePageToken()
 * const query = new URLSearchParams(location.search)
 * const client = createFleetClient({ bases: { main: 'https://fleet.example' }, pageToken })
 *
 * <FleetProvider client={client} language="my" theme="dark" page>
 *   <TopUpPanel userId={query.get('driverid') ?? ''} groupId={query.get('groupid') ?? ''} />
 * </FleetProvider>
 * ```
 */
const meta = {
  title: 'Widgets/TopUpPanel',
  component: TopUpPanel,
  args: { userId: ADMIN.key, groupId: GROUP, onToppedUp: fn() },
  parameters: { ...story.opened(), docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<TopUpPanelProps>

export default meta
type Story = StoryObj<TopUpPanelProps>

const find = (canvasElement: HTMLElement) => topUpPanel(within(canvasElement))
const cards = (canvasElement: HTMLElement) =>
  canvasElement.querySelectorAll<HTMLElement>('[data-component="InfiniteList"] [data-component="Card"]')
const shown = (canvasElement: HTMLElement) =>
  waitFor(() => expect(cards(canvasElement).length).toBeGreaterThan(0))
const nameIn = (card: HTMLElement | undefined) => card?.querySelector('h2')?.textContent ?? ''

/** A list that the first page fills: on the page itself the second follows at once. */
const ONE_PAGE = {
  args: { scroller: 'self' },
  decorators: [storyBox({ height: 560 })],
} satisfies Story

export const Default: Story = {
  name: 'WAL-01 a search, and cards that load page after page',
  parameters: { rules: ['WAL-02'] },
  ...ONE_PAGE,
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement)
    await expect(cards(canvasElement)).toHaveLength(10)
    const region = canvas.getByRole('region', { name: 'Wallets of drivers' })
    region.scrollTop = region.scrollHeight
    await waitFor(() => expect(cards(canvasElement).length).toBeGreaterThan(10))

    const first = nameIn(cards(canvasElement)[0])
    const name = nameIn(cards(canvasElement)[3])
    await userEvent.type(find(canvasElement).search(), `${name}{Enter}`)
    await waitFor(() => expect(nameIn(cards(canvasElement)[0])).toBe(name))
    await expect(find(canvasElement).search()).toHaveFocus()
    // The same text again refetches.
    await story.quiet()
    const before = story.calls(LIST).length
    await userEvent.click(find(canvasElement).searchNow())
    await waitFor(() => expect(story.calls(LIST)).toHaveLength(before + 1))
    await userEvent.click(find(canvasElement).search())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(nameIn(cards(canvasElement)[0])).toBe(first))
  },
}

export const Stale: Story = {
  name: 'CF-115 stale data stays, with its age, until Try again succeeds',
  // A page that arrives after the cut would be fresh data.
  ...ONE_PAGE,
  play: async ({ canvasElement }) => {
    await shown(canvasElement)
    const first = nameIn(cards(canvasElement)[0])
    await story.expectStale(canvasElement, () => expect(nameIn(cards(canvasElement)[0])).toBe(first))
  },
}

export const NothingFound: Story = {
  name: 'ERR-34 a panel without results says No driver',
  parameters: { rules: ['CF-85'] },
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement)
    await userEvent.type(find(canvasElement).search(), 'No match')
    await userEvent.click(find(canvasElement).searchNow())
    await expect(await canvas.findByText('No driver')).toBeVisible()
    await userEvent.click(find(canvasElement).showAll())
    await shown(canvasElement)
    await expect(find(canvasElement).search()).toHaveValue('')
  },
}

/** Tops up the driver of the first card with 5,000 MMK, up to what the popup says at last. */
async function topUpFirst(canvasElement: HTMLElement) {
  await shown(canvasElement)
  const name = nameIn(cards(canvasElement)[0])
  // The admin's rights come with another call than the cards.
  const button = await waitFor(() => find(canvasElement).topUp(name))
  await userEvent.click(button)
  const popup = topUpPopup(within(document.body))
  await waitFor(() => expect(popup.amount()).toHaveFocus())
  await userEvent.keyboard('5000{Enter}')
  await waitFor(() => expect(popup.confirm('5,000 MMK')).toBeVisible())
  await userEvent.click(popup.confirm('5,000 MMK'))
  await waitFor(() => expect(popup.ok()).toBeVisible())
  return { name, popup }
}

export const ToppedUp: Story = {
  name: 'WAL-03 Top up on a card opens the popup, and the card then shows the new balance',
  play: async ({ canvasElement, args }) => {
    const { name, popup } = await topUpFirst(canvasElement)
    await waitFor(() => expect(args.onToppedUp).toHaveBeenCalledOnce())
    const [event] = (args.onToppedUp as ReturnType<typeof fn>).mock.calls[0] ?? []
    await userEvent.click(popup.ok())
    const balance = new Intl.NumberFormat('en-GB').format(event.balance)
    await waitFor(() => expect(cards(canvasElement)[0]).toHaveTextContent(`${balance} MMK`))
    await waitFor(() => expect(find(canvasElement).topUp(name)).toHaveFocus())
  },
}

export const PinChanged: Story = {
  name: 'WAL-08 in a group with a PIN, Change PIN opens its popup; without one there is no button',
  parameters: { rules: ['PERM-16', 'CF-133', 'TOAST-06'] },
  args: { groupId: 'G001' },
  play: async ({ canvasElement }) => {
    await shown(canvasElement)
    await waitFor(() => expect(find(canvasElement).changePin()).toBeVisible())
    await userEvent.click(find(canvasElement).changePin())
    const popup = pinChange(within(await within(document.body).findByRole('dialog')))
    await waitFor(() => expect(popup.current()).toHaveFocus())
    await userEvent.keyboard('123456')
    await waitFor(() => expect(popup.next()).toHaveFocus())
    await userEvent.keyboard('654321{Enter}')
    await expect(await within(document.body).findByText('Updated successfully.')).toBeVisible()
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(find(canvasElement).changePin()).toHaveFocus())
  },
}

export const WithoutRights: Story = {
  name: 'PERM-14 without the permission flag there is no Top up button',
  parameters: { rules: ['WAL-03'], ...story.opened({ make: noPermission }) },
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement)
    await expect(cards(canvasElement)[0]).toHaveTextContent(/[\d,]+ MMK/)
    await story.quiet()
    await expect(canvas.queryByRole('button', { name: /^(Top up|Change PIN)/ })).toBeNull()
  },
}

const failing = { kind: 'status', status: 503 } as const
export const RightsFailed: Story = {
  name: 'CF-115 without the rights and the settings of the group Top up and Change PIN are off, and one button loads both',
  parameters: {
    rules: ['PERM-14', 'PERM-16'],
    faults: [
      { ...failing, endpoint: 'adminInfo' },
      { ...failing, endpoint: 'groupSettings' },
    ],
  },
  args: { groupId: 'G001' },
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement)
    await expect(await canvas.findByText(/^Your rights could not be loaded\. Top up is off/)).toBeVisible()
    await expect(
      await canvas.findByText(/^The settings .* could not be loaded\. Change PIN is off/),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^(Top up|Change PIN)/ })).toBeNull()
    story.world.faults.clear()
    await userEvent.click(find(canvasElement).retry())
    await waitFor(() => expect(find(canvasElement).changePin()).toBeVisible())
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Top up/ })[0]).toBeVisible())
    await expect(canvas.queryByText(/could not be loaded/)).toBeNull()
  },
}

const [sentTo] = story.world.drivers.filter(({ groupId }) => groupId === GROUP)
if (!sentTo) throw new Error('The group has drivers.')

/** A top-up of 5,000 MMK that an earlier page sent two minutes ago; it has reached the wallet, or has not. */
const sentEarlier = (hasArrived: boolean) =>
  story.opened({
    prepare: (world) => {
      const owner = world.roster.find(sentTo.key)
      const money = { amount: 5000, by: ADMIN.userId, way: 'request' } as const
      if (owner && hasArrived) world.wallets.topUp(owner, GROUP, money, world.now)
      const [start, end] = [0, 86_400_000].map((later) => fleetToday(world.now + later, 'Asia/Yangon'))
      const facts = {
        driverKey: sentTo.key,
        driverName: sentTo.name.en,
        groupId: GROUP,
        amount: 5000,
        before: 0,
      }
      keepIntent(
        { userId: ADMIN.key, appId: '001', page: '/' },
        {
          id: 'a-1',
          endpoint: topUp.id,
          at: world.now - 120_000,
          facts: { ...facts, start: start ?? '', end: end ?? '' },
        },
      )
    },
  })

/** The top-ups of which the outcome is to be found. */
const keptOnDevice = () =>
  Object.entries(localStorage).filter(
    ([name, intent]) => name.startsWith('fleetgis.intent.') && !JSON.parse(intent).isReleased,
  )

export const SentAndArrived: Story = {
  name: 'R5 the list shows that a top-up of a closed page has arrived',
  parameters: sentEarlier(true),
  play: async ({ canvas, args }) => {
    const words = new RegExp(`^5,000 MMK, sent at .*, was added to the wallet of ${sentTo.name.en}.`)
    await expect(await canvas.findByText(words)).toBeVisible()
    await expect(keptOnDevice()).toEqual([])
    await waitFor(() => expect(args.onToppedUp).toHaveBeenCalledOnce())
    if (isReading()) return
    await userEvent.click(canvas.getByRole('button', { name: 'OK' }))
    await expect(canvas.queryByText(words)).toBeNull()
  },
}

export const SentAndLost: Story = {
  name: 'R5 the list shows that a top-up of a closed page has not arrived, and it can be sent again',
  parameters: sentEarlier(false),
  play: async ({ canvas, canvasElement, args }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^5,000 MMK for .*, sent at .*, did not arrive\. Nothing was added; you can send it again\./,
    )
    await expect(keptOnDevice()).toEqual([])
    await expect(args.onToppedUp).not.toHaveBeenCalled()
    if (isReading()) return
    // Once it was sent again, the note would be untrue.
    const { popup } = await topUpFirst(canvasElement)
    await userEvent.click(popup.ok())
    await waitFor(() => expect(args.onToppedUp).toHaveBeenCalledOnce())
    await waitFor(() => expect(canvas.queryByText(/did not arrive/)).toBeNull())
  },
}

export const SentAndUnknown: Story = {
  name: 'R5 while the ledger cannot be read the list says that a top-up of an earlier page is not known',
  parameters: sentEarlier(true),
  beforeEach: () => story.cut(balanceHistory),
  play: async ({ canvas }) => {
    await canvas.findByText(/^5,000 MMK for .* was sent at .*, and it is not known yet whether it arrived\./)
    const askNow = await canvas.findByRole('button', { name: 'Ask now' })
    await expect(keptOnDevice()).toHaveLength(1)
    if (isReading()) return
    story.mend()
    await userEvent.click(askNow)
    await canvas.findByText(/was added to the wallet of/)
  },
}

export const SentAgain: Story = {
  name: 'R5 the note of an earlier top-up does not take the one that was sent again for it',
  tags: ['!dev', '!autodocs'],
  parameters: sentEarlier(false),
  beforeEach: () => story.cut(balanceHistory),
  play: async ({ canvas, canvasElement, args }) => {
    const askNow = await canvas.findByRole('button', { name: 'Ask now' })
    story.mend()
    const { popup } = await topUpFirst(canvasElement)
    await userEvent.click(popup.ok())
    await userEvent.click(askNow)
    const words = `5,000 MMK was added to the wallet of ${sentTo.name.en}.`
    await expect(await canvas.findByText(words)).toBeVisible()
    await expect(args.onToppedUp).toHaveBeenCalledOnce()
  },
}

export const SentBurmeseDarkPhone: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  parameters: {
    ...sentEarlier(true),
    latinWords: { ...latinWords(story.world), [sentTo.name.en]: 'kept as the other page showed it' },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/ထည့်ပြီးပါပြီ/)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

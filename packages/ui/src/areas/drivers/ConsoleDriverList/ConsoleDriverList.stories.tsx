import { forgetWalletGroups } from '@fleetgis/api'
import { routePermission } from '@fleetgis/api/auth'
import { consoleDrivers, enrolDriver } from '@fleetgis/api/drivers'
import { addBalance, consoleTransactions } from '@fleetgis/api/wallet'
import { NO_PERMISSION } from '@fleetgis/domain/permission'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { consoleDriverList, topUpPopup } from '../../../testing/index.ts'
import { NO_GROUPS, NO_PAGES, NO_REMOTE } from '../../../testing/nothingLoaded.ts'
import { Polled } from '../../../testing/Polled.tsx'
import { playOnPhone } from '../../../testing/playOnPhone.ts'
import { storyTexts } from '../../../testing/storyTexts.ts'
import { latinWords, storyWorld } from '../../../testing/storyWorld.ts'
import { ConsoleDriverList, type ConsoleDriverListProps } from './ConsoleDriverList.tsx'
import { ConsoleDriverListView } from './ConsoleDriverListView.tsx'
import { DRIVER_FILTERS } from './driverFilters.ts'
import { UnregisteredDrivers } from './UnregisteredDrivers.tsx'

const story = storyWorld({ signedInAs: 'admin@fleetgis.example' })
const plan = story.world
/** The first driver of a group, who has no top-up by hand in a new world. */
const driver = plan.drivers[0]
const name = driver?.name.en ?? ''
const groupId = driver?.groupId ?? ''
const groupName = plan.groups.find(({ id }) => id === groupId)?.name ?? ''

/**
 * The drivers of the staff console, with a search and a group. A row opens a menu: Add balance and Transaction
 * List. `UnregisteredDrivers` is the popup with the drivers without a group, and Add Driver to Group over it.
 *
 * **Do** keep `filters` in the address, so that Back restores them; the search text may be a phone number or an e-mail
 * address and belongs in the history's state. **Do** open `UnregisteredDrivers` from a button in the page's head.
 * **Do not** hide the widget without rights: until the server has answered it offers no change by itself.
 *
 * **Events** `onFiltersChange(filters)` for filters and page, in the view also `onPage({ page })`; `onClose()` of
 * `UnregisteredDrivers`.
 *
 * **Keyboard** the name of a driver is the button of the row's menu.
 *
 * **States** loading, empty, nothing found, failure with Try again, stale (with its age), rights unknown; the popups have their
 * own.
 *
 * **Translation keys** `consoleDrivers.*`, `groups.*`, `list.showAll`, `staff.save`, `topUp.*`, `transactions.*`
 *
 * **Calls** EP-A16 (drivers), EP-A10 (rights), EP-A14 (groups), EP-A17 and EP-A19 (unregistered drivers), EP-A18 and EP-A20
 * (money and ledger).
 *
 * ```tsx
 * import { ConsoleDriverList } from '@fleetgis/ui/ConsoleDriverList'
 *
 * <FleetProvider client={client} language="en" theme="light">
 *   <ConsoleDriverList />
 * </FleetProvider>
 * ```
 */
const meta = {
  title: 'Widgets/ConsoleDriverList',
  component: ConsoleDriverList,
  args: { onFiltersChange: fn() },
  beforeEach: forgetWalletGroups,
  parameters: { ...story.opened(), docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof ConsoleDriverList>

export default meta
type Story = StoryObj<typeof meta>

const find = (canvasElement: HTMLElement) => consoleDriverList(within(canvasElement))
const shown = (canvasElement: HTMLElement) =>
  waitFor(() => expect(find(canvasElement).menu(name)).toBeVisible())
const balance = () => {
  const owner = story.world.roster.find(driver?.key ?? '')
  return owner ? story.world.wallets.balance(owner, groupId, story.world.now) : Number.NaN
}

/** Opens a row's menu and returns the names of its entries. */
async function openMenu(canvasElement: HTMLElement): Promise<(string | null)[]> {
  await shown(canvasElement)
  // The entries depend on the rights.
  await story.quiet()
  await userEvent.click(find(canvasElement).menu(name))
  const items = await within(canvasElement).findAllByRole('menuitem')
  return items.map((item) => item.textContent)
}

/** Chooses an entry, and the driver's group. */
async function openPopup(canvasElement: HTMLElement, entry: 'addBalance' | 'transactionList') {
  await openMenu(canvasElement)
  await userEvent.click(find(canvasElement)[entry]())
  const dialog = await within(canvasElement).findByRole('dialog')
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Continue' }))
  await expect(within(dialog).getAllByText('Select a group.').length).toBeGreaterThan(0)
  await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: /^Group/ }), groupId)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Continue' }))
}

export const Default: Story = {
  name: 'DRV-02 columns in their order, 15 a page, with e-mail and mobile in full; a press on a row opens its menu',
  args: { driverHrefOf: ({ driverKey }) => `#${driverKey}` },
  parameters: {
    rules: ['DRV-04', 'DRV-05', 'DRV-06', 'DRV-13', 'DRV-14', 'CF-47', 'PERM-01', 'PERM-02', 'PERM-04'],
  },
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement)
    const heads = canvas.getAllByRole('columnheader')
    await expect(storyTexts(heads)).toBe('Name, Email, Mobile, Vehicle No., Vehicle, Device ID, Amount')
    await expect(canvas.getAllByRole('row')).toHaveLength(16)
    await expect(canvas.getByText(driver?.email ?? '')).toBeVisible()
    await expect(canvas.getByText(driver?.mobile ?? '')).toBeVisible()
    await expect(canvas.getByText(driver?.mobile ?? '')).toHaveAttribute('href', `tel:${driver?.mobile}`)
    await story.quiet()
    await expect(story.calls(routePermission)).toHaveLength(1)
    await expect(story.calls(routePermission)[0]?.body).toEqual({ route: '/home/driver-list' })
    await userEvent.click(canvas.getByText(driver?.email ?? ''))
    const items = await canvas.findAllByRole('menuitem')
    await expect(items.map((item) => item.textContent)).toEqual([
      'Open driver page',
      'Add balance',
      'Transaction List',
    ])
    await expect(items[0]).toHaveAttribute('href', `#${driver?.key}`)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(find(canvasElement).menu(name)).toHaveFocus())
    await userEvent.click(find(canvasElement).page(2))
    await waitFor(() => expect(canvas.queryByText(driver?.email ?? '')).toBeNull())
  },
}

export const Loading: Story = {
  beforeEach: () => story.slow(),
  play: story.playLoading(shown, (canvasElement) =>
    expect(within(canvasElement).queryByText('No Driver found')).toBeNull(),
  ),
}

export const Empty: Story = {
  name: 'DRV-03 a search without results says No Driver found',
  parameters: { rules: ['CF-85'] },
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement)
    await userEvent.type(find(canvasElement).search(), 'no such driver{Enter}')
    await expect(await canvas.findByText('No Driver found')).toBeVisible()
    await userEvent.click(find(canvasElement).showAll())
    await shown(canvasElement)
  },
}

export const Failed: Story = {
  name: "CF-115 drivers that failed to load show the server's message",
  parameters: { rules: ['ERR-11'], ...story.opened({ signedInAs: 'guest@fleetgis.example' }) },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('alert'))[0]).toBeVisible()
    await expect(canvas.queryByText('No Driver found')).toBeNull()
  },
}

export const Stale: Story = { parameters: { rules: ['CF-115'] }, play: story.playStale(shown) }

export const PageFails: Story = {
  name: 'CF-115 the page that failed to load is fetched again by its own link',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement)
    story.world.faults.set([{ kind: 'status', status: 409, endpoint: consoleDrivers.name }])
    await userEvent.click(find(canvasElement).page(2))
    await canvas.findByText(/^Page 2 could not be loaded/)
    await expect(find(canvasElement).menu(name)).toBeVisible()
    story.world.faults.clear()
    await userEvent.click(find(canvasElement).page(2))
    await waitFor(() => expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('2'))
    await expect(canvas.queryByText(/could not be loaded/)).toBeNull()
  },
}

/** The popup over the list, until it is closed. */
function ListBelowPopup(args: ConsoleDriverListProps) {
  const [isOpen, setIsOpen] = useState(true)
  return isOpen ? <UnregisteredDrivers onClose={() => setIsOpen(false)} /> : <ConsoleDriverList {...args} />
}
export const Viewer: Story = {
  name: 'PERM-04 without rights to change Unregistered Drivers has no Add, and the menu no Add balance',
  parameters: { rules: ['PERM-03'], ...story.opened({ signedInAs: 'viewer@fleetgis.example' }) },
  render: (args) => <ListBelowPopup {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(1))
    await story.quiet()
    await expect(story.calls(routePermission)).toHaveLength(1)
    await expect(canvas.queryByRole('button', { name: /^Add/ })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect(await openMenu(canvasElement)).toEqual(['Transaction List'])
  },
}

export const UnregisteredRightsFailed: Story = {
  name: 'PERM-03 while the rights are unknown Unregistered Drivers has no Add, and says why',
  parameters: { rules: ['CF-115'] },
  beforeEach: () => story.cut(routePermission),
  render: (args) => <ListBelowPopup {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Your rights could not be loaded/)).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(1))
    await story.quiet()
    await expect(canvas.queryByRole('button', { name: /^Add/ })).toBeNull()
    story.mend()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect((await canvas.findAllByRole('button', { name: /^Add/ }))[0]).toBeVisible()
    await expect(canvas.queryByText(/^Your rights/)).toBeNull()
  },
}

export const RightsFailed: Story = {
  name: 'PERM-04 while the rights are unknown nothing can be changed, and it says so once',
  parameters: { rules: ['PERM-03'] },
  beforeEach: () => story.cut(routePermission),
  play: async ({ canvas, canvasElement }) => {
    await expect(await openMenu(canvasElement)).toEqual(['Transaction List'])
    await userEvent.keyboard('{Escape}')
    await canvas.findByText(/^Your rights could not be loaded/)
    story.mend()
    await userEvent.click(find(canvasElement).retry())
    await waitFor(() => expect(canvas.queryByText(/^Your rights/)).toBeNull())
    await expect(await openMenu(canvasElement)).toEqual(['Add balance', 'Transaction List'])
  },
}

export const Balance: Story = {
  name: 'DRV-15 Add Balance asks for the group and the amount, and sends the money once',
  parameters: { rules: ['DRV-07', 'DRV-11', 'VAL-19', 'TOAST-02', 'CF-129'] },
  play: async ({ canvas, canvasElement }) => {
    const before = balance()
    await openPopup(canvasElement, 'addBalance')
    const popup = topUpPopup(canvas)
    await canvas.findByRole('dialog', { name: 'Add Balance' })
    await waitFor(() => expect(popup.amount()).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(popup.amount()).toBeInvalid()
    await userEvent.keyboard('5000{Enter}')
    await canvas.findByText(
      `5,000 MMK will be added to the wallet of ${name} in ${groupName}. This cannot be taken back here.`,
    )
    await expect(story.calls(addBalance)).toEqual([])
    await userEvent.dblClick(popup.confirm('5,000 MMK'))
    await canvas.findByText(`5,000 MMK was added to the wallet of ${name}.`)
    await canvas.findByText('Done successfully.')
    await expect(story.calls(addBalance).map(({ body }) => body)).toEqual([
      { driverid: driver?.key, domain: groupId, amount: 5000 },
    ])
    await expect(balance()).toBe(before + 5000)
    await userEvent.click(popup.ok())
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

export const WrongGroup: Story = {
  name: 'CF-174 the first step names the driver; a refused group is marked, another one is offered, and the right one is kept for both popups',
  parameters: { rules: ['CF-129', 'DRV-11', 'DRV-12'] },
  play: async ({ canvas, canvasElement }) => {
    await openMenu(canvasElement)
    await userEvent.click(find(canvasElement).addBalance())
    const first = within(await canvas.findByRole('dialog', { name: `Add Balance – ${name}` }))
    await expect(first.getByText(`In which group is the wallet of ${name}?`)).toBeVisible()
    const wrong = plan.groups.find(({ id }) => id !== groupId)
    await userEvent.selectOptions(first.getByRole('combobox', { name: /^Group/ }), wrong?.id ?? '')
    await userEvent.click(first.getByRole('button', { name: 'Continue' }))
    await canvas.findByRole('alert')
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another group' }))
    const again = within(await canvas.findByRole('dialog', { name: `Add Balance – ${name}` }))
    await expect(again.getByRole('option', { name: `${wrong?.name} (refused)` })).toBeInTheDocument()
    await userEvent.selectOptions(again.getByRole('combobox', { name: /^Group/ }), groupId)
    await userEvent.click(again.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(topUpPopup(canvas).amount()).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await openMenu(canvasElement)
    await userEvent.click(find(canvasElement).transactionList())
    const history = within(await canvas.findByRole('dialog', { name: `Transaction History – ${name}` }))
    await expect(await history.findByText(`Wallet in ${groupName}`)).toBeVisible()
    await expect(story.calls(addBalance)).toEqual([])
  },
}

/** The list, and a button that mounts it again without any answer of before, as a reload does. */
function Reloaded(args: ConsoleDriverListProps) {
  const queries = useQueryClient()
  const [round, setRound] = useState(0)
  function reload() {
    queries.clear()
    setRound(round + 1)
  }
  return (
    <>
      <ConsoleDriverList key={round} {...args} />
      <button type="button" onClick={reload}>
        Reload
      </button>
    </>
  )
}

export const KeptGroup: Story = {
  name: 'CF-174 the group that was right for a driver is kept over a reload, until Sign Out',
  tags: ['!dev', '!autodocs'],
  render: Reloaded,
  play: async ({ canvas, canvasElement }) => {
    await openMenu(canvasElement)
    await userEvent.click(find(canvasElement).transactionList())
    const first = within(await canvas.findByRole('dialog', { name: `Transaction History – ${name}` }))
    await userEvent.selectOptions(first.getByRole('combobox', { name: /^Group/ }), groupId)
    await userEvent.click(first.getByRole('button', { name: 'Continue' }))
    // The group is right once the server has answered.
    await story.quiet()
    await waitFor(() => expect(canvas.queryByText('Loading')).toBeNull())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())

    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await openMenu(canvasElement)
    await userEvent.click(find(canvasElement).addBalance())
    await waitFor(() => expect(topUpPopup(canvas).amount()).toBeVisible())
  },
}

export const WrongGroupOfHistory: Story = {
  name: 'CF-174 a history that a group refuses offers another group',
  play: async ({ canvas, canvasElement }) => {
    await openMenu(canvasElement)
    await userEvent.click(find(canvasElement).transactionList())
    const first = within(await canvas.findByRole('dialog'))
    const wrong = plan.groups.find(({ id }) => id !== groupId)
    await userEvent.selectOptions(first.getByRole('combobox', { name: /^Group/ }), wrong?.id ?? '')
    await userEvent.click(first.getByRole('button', { name: 'Continue' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose another group' }))
    const again = within(await canvas.findByRole('dialog'))
    await expect(again.getByRole('option', { name: `${wrong?.name} (refused)` })).toBeInTheDocument()
  },
}

export const AnswerLost: Story = {
  name: 'R5 if the answer is lost after the commit, the ledger says that the money arrived',
  play: async ({ canvas, canvasElement }) => {
    const before = balance()
    await openPopup(canvasElement, 'addBalance')
    await waitFor(() => expect(topUpPopup(canvas).amount()).toHaveFocus())
    await userEvent.keyboard('5000{Enter}')
    story.world.faults.set([{ kind: 'badJson', endpoint: 'EP-A18', times: 1 }])
    await userEvent.click(await canvas.findByRole('button', { name: 'Top up 5,000 MMK' }))
    await canvas.findByText(`5,000 MMK was added to the wallet of ${name}.`)
    await expect(story.calls(addBalance)).toHaveLength(1)
    await expect(balance()).toBe(before + 5000)
  },
}

export const Transactions: Story = {
  name: 'DRV-12 Transaction List opens Transaction History, and the x closes it',
  parameters: { rules: ['DRV-06', 'DRV-07', 'TXN-01', 'TXN-08', 'CF-18', 'CF-55'] },
  play: async ({ canvas, canvasElement }) => {
    await openPopup(canvasElement, 'transactionList')
    const dialog = await canvas.findByRole('dialog', { name: `Transaction History – ${name}` })
    await waitFor(() => expect(story.calls(consoleTransactions)).toHaveLength(1))
    await expect(story.calls(consoleTransactions)[0]).toMatchObject({
      query: { pageSize: '5', curPage: '1' },
      body: { driverid: driver?.key, domain: groupId },
    })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

const firstAdd = async (canvasElement: HTMLElement) =>
  (await within(canvasElement).findAllByRole('button', { name: /^Add .* to a group$/ }))[0] as HTMLElement

export const Unregistered: Story = {
  tags: ['mount'],
  render: () => <UnregisteredDrivers onClose={fn()} />,
  name: 'DRV-08 Unregistered Drivers has search, group and pages; Add opens Add Driver to Group',
  parameters: { rules: ['DRV-07', 'DRV-09', 'DRV-10', 'PERM-03', 'TOAST-02', 'CF-131', 'CF-169'] },
  play: async ({ canvas, canvasElement }) => {
    const add = await firstAdd(canvasElement)
    // The dialog fades in.
    await waitFor(() => expect(find(canvasElement).search()).toBeVisible())
    await expect(find(canvasElement).group()).toBeVisible()
    const label = add.getAttribute('aria-label') ?? ''
    await userEvent.click(add)
    const dialog = within(await canvas.findByRole('dialog', { name: 'Add Driver to Group' }))
    const terms = dialog.getAllByRole('term').map((term) => term.textContent)
    await expect(terms).toEqual(['Mobile', 'User Name', 'Vehicle No.'])
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(dialog.getByRole('combobox', { name: /^Group/ })).toBeInvalid()
    await waitFor(() => expect(dialog.getByRole('combobox', { name: /^Group/ })).toHaveFocus())
    await waitFor(() =>
      expect(canvasElement.querySelector('[role="dialog"] form > [aria-live="assertive"]')).toHaveTextContent(
        /^Group: ./,
      ),
    )
    await expect(story.calls(enrolDriver)).toEqual([])
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Group/ }), groupId)
    story.slow(enrolDriver)
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await dialog.findByText(/^Being sent/)
    await userEvent.keyboard('{Escape}')
    await expect(dialog.getByText(/^Being sent/)).toBeVisible()
    story.mend()
    await canvas.findByText('Added successfully.')
    await expect(story.calls(enrolDriver)).toHaveLength(1)
    await waitFor(() => expect(canvas.queryByRole('button', { name: label })).toBeNull())
  },
}

export const EnrolledGroup: Story = {
  name: 'CF-174 the group that a driver was just added to is not asked for',
  tags: ['!dev', '!autodocs'],
  render: (args) => <ListBelowPopup {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const add = await firstAdd(canvasElement)
    const [mobile] = within(add.closest('tr') as HTMLElement).getAllByRole('cell')
    await userEvent.click(add)
    const dialog = within(await canvas.findByRole('dialog', { name: 'Add Driver to Group' }))
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Group/ }), groupId)
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await canvas.findByText('Added successfully.')
    await waitFor(() => expect(canvas.queryByRole('dialog', { name: 'Add Driver to Group' })).toBeNull())
    await userEvent.keyboard('{Escape}')
    await shown(canvasElement)
    await userEvent.type(find(canvasElement).search(), `${mobile?.textContent}{Enter}`)
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1))
    await story.quiet()
    await userEvent.click(within(canvas.getByRole('rowheader')).getByRole('button'))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Add balance' }))
    await waitFor(() => expect(topUpPopup(canvas).amount()).toBeVisible())
    await expect(canvas.getByRole('dialog')).toHaveTextContent(groupName)
  },
}

export const BurmeseDarkPhone: Story = {
  parameters: { latinWords: latinWords(plan) },
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  play: playOnPhone(async (canvasElement) => {
    const name = story.world.drivers[0]?.name.my ?? ''
    await expect(await within(canvasElement).findByRole('button', { name })).toBeVisible()
  }),
}

const ROWS = [{ key: 'D-1', name: 'Ko Ko', vehicleNo: '1K-3421' }]
const rendered = fn()
const driverHrefOf = () => '#driver'
const vehicleHrefOf = fn(() => '#vehicle')

export const Rerendered: Story = {
  name: 'A rerender with other callbacks rerenders no cell',
  tags: ['!dev', '!autodocs'],
  render: () => (
    <Polled onRender={rendered}>
      {() => (
        <ConsoleDriverListView
          {...NO_PAGES}
          groups={NO_GROUPS}
          filters={DRIVER_FILTERS}
          onFiltersChange={() => undefined}
          permission={NO_PERMISSION}
          onAction={() => undefined}
          driverHrefOf={driverHrefOf}
          remote={NO_REMOTE}
          rows={ROWS}
          size={20}
          vehicleHrefOf={vehicleHrefOf}
        />
      )}
    </Polled>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: '1K-3421' })
    vehicleHrefOf.mockClear()
    rendered.mockClear()
    await waitFor(() => expect(rendered.mock.calls.length).toBeGreaterThan(2))
    await expect(vehicleHrefOf).not.toHaveBeenCalled()
  },
}

export const View: Story = {
  tags: ['!dev', '!autodocs', 'mount'],
  render: () => (
    <ConsoleDriverListView
      {...NO_PAGES}
      groups={NO_GROUPS}
      onFiltersChange={fn()}
      permission={NO_PERMISSION}
      onAction={fn()}
      remote={NO_REMOTE}
      rows={undefined}
      size={20}
      filters={DRIVER_FILTERS}
    />
  ),
}

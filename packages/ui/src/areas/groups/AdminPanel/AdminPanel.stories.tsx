import { keepIntent } from '@fleetgis/api'
import { adminGroups, adminInfo, groupDriversQuery, groupSettings } from '@fleetgis/api/drivers'
import { decideTopUp } from '@fleetgis/api/wallet'
import { fleetToday } from '@fleetgis/domain/period'
import type { AdminMenuEntry } from '@fleetgis/domain/permission'
import { type Fault, noPermission, type World } from '@fleetgis/sandbox'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { useFleet } from '../../../provider/FleetContext.ts'
import { useRemote } from '../../../remote/calls/useRemote.ts'
import { FailureCard } from '../../../remote/failures/FailureCard.tsx'
import { adminPanel } from '../../../testing/index.ts'
import { playOnPhone } from '../../../testing/playOnPhone.ts'
import { latinWords, storyWorld } from '../../../testing/storyWorld.ts'
import { AdminPanel, type AdminPanelProps } from './AdminPanel.tsx'
import { AdminPanelView } from './AdminPanelView.tsx'

const ADMIN = 'groups@fleetgis.example'
const story = storyWorld({ signedInAs: ADMIN })
const keyOf = (userId: string) => (world: World) => world.accounts.find(userId)?.key ?? ''

/** The panel with its state, and with the ids of an account of the story's world. */
function Demo({ userId, panel, onPanel, ...props }: AdminPanelProps) {
  const [open, setOpen] = useState(panel)
  return (
    <AdminPanel
      {...props}
      userId={keyOf(userId)(story.world)}
      panel={open}
      onPanel={(event) => {
        setOpen(event.panel)
        onPanel(event)
      }}
    />
  )
}

/**
 * The app of a group's admin: a welcome with one card for each panel that the admin may open, and a menu above the open
 * panel. The panels themselves are other widgets, rendered by `children`.
 *
 * **Do** keep the open panel in the address's fragment (`#drivers`), so that the phone's Back leads to the welcome.
 * **Do** load the code of a panel when it is opened.
 *
 * **Do not** decide rights again inside `children`: it is called only for panels that the admin may open.
 *
 * **Events** `onPanel({ panel })`; `panel` is undefined for the welcome.
 *
 * **Keyboard** Tab goes through the menu and the cards, Enter opens. An opened panel gets the focus.
 *
 * **States** loading, failure with Reload, a note while the settings of the group are missing, and above the welcome the
 * top-ups and decisions whose page was left before their outcome was known.
 *
 * **Translation keys** `adminPanel.*`, `topUp.kept.*`, `approval.*`
 *
 * **Calls** EP-B19, EP-K07 and EP-B12, side by side; EP-B44 and EP-B20 for what an earlier page has sent.
 *
 * ```tsx
 * <AdminPanel
 *   userId={adminKey}
 *   groupId="G001"
 *   appId="001"
 *   topAdmins={NO_TOP_ADMINS}
 *   panel={panel}
 *   onPanel={(event) => setPanel(event.panel)}
 * >
 *   {({ panel }) => (panel === 'topUp' ? <TopUpPanel userId={adminKey} groupId="G001" /> : null)}
 * </AdminPanel>
 * ```
 */
const meta = {
  title: 'Widgets/AdminPanel',
  component: AdminPanel,
  render: (args) => <Demo {...args} />,
  args: {
    userId: ADMIN,
    groupId: 'G001',
    appId: '001',
    topAdmins: { topAdminIds: [], otherGroupIds: [] },
    panel: undefined,
    onPanel: fn(),
    children: ({ panel }) => <h2>The panel {panel}</h2>,
  },
  parameters: { ...story.opened(), docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<AdminPanelProps>

export default meta
type Story = StoryObj<AdminPanelProps>

const find = (canvasElement: HTMLElement) => adminPanel(within(canvasElement))
async function entries(canvasElement: HTMLElement): Promise<(string | null)[]> {
  await within(canvasElement).findByRole('heading', { name: /^Welcome/ })
  return within(find(canvasElement).menu())
    .getAllByRole('link')
    .map((link) => link.querySelector('[data-part="name"]')?.textContent ?? null)
}

export const Default: Story = {
  name: 'EMB-03 the welcome shows the names of admin and group, and a card for each panel',
  parameters: { rules: ['EMB-04', 'EMB-05', 'CF-142'] },
  play: async ({ canvas, canvasElement, args }) => {
    const page = find(canvasElement)
    await expect(await canvas.findByRole('heading', { name: /^Welcome, .+/ })).toBeVisible()
    await expect(await entries(canvasElement)).toEqual(['Home', 'Map view', 'Drivers', 'Top up', 'Approval'])
    for (const call of [adminInfo, groupSettings, adminGroups])
      await expect(story.calls(call)).toHaveLength(1)

    await userEvent.click(canvas.getByRole('link', { name: /Register, add and remove drivers/ }))
    await expect(args.onPanel).toHaveBeenLastCalledWith({ panel: 'drivers' })
    await expect(page.content('drivers')).toHaveFocus()
    await expect(canvas.getByRole('heading', { name: 'The panel drivers' })).toBeVisible()
    await expect(page.entry('drivers')).toHaveAttribute('aria-current', 'page')
    await userEvent.click(page.home())
    await expect(page.content()).toHaveFocus()
    await expect(canvas.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { faults: [{ kind: 'hang' }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Loading')).toBeInTheDocument()
    await expect(within(find(canvasElement).menu()).getAllByRole('link')).toHaveLength(1)
  },
}

export const Failed: Story = {
  name: 'EMB-02 without the admin there is only the failure, with Reload',
  parameters: { rules: ['CF-142'], faults: [{ kind: 'status', status: 503, endpoint: 'adminInfo' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side.')
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible()
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
  },
}

export const Offline: Story = {
  name: 'R11 offline the failure says that the panel appears by itself, and it does once the browser is online',
  beforeEach: () => story.cut(),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server cannot be reached.')
    window.dispatchEvent(new Event('offline'))
    await expect(
      await canvas.findByText('You are offline. This appears by itself once you are online.'),
    ).toBeVisible()
    story.mend()
    window.dispatchEvent(new Event('online'))
    await waitFor(async () => expect(await entries(canvasElement)).toContain('Drivers'))
  },
}

const GROUPS_FAIL: Fault = { kind: 'status', status: 400, endpoint: 'adminGroups' }
export const SettingsFailed: Story = {
  name: 'CF-142 without the settings of the group Registration is off, and the welcome says so; a failure of the groups changes nothing',
  parameters: { faults: [{ kind: 'status', status: 400, endpoint: 'groupSettings' }, GROUPS_FAIL] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^The settings of the group could not be loaded/)).toBeVisible()
    story.world.faults.set([GROUPS_FAIL])
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(canvas.queryByText(/^The settings of the group/)).not.toBeInTheDocument())
    await expect(await entries(canvasElement)).toContain('Drivers')
    await expect(await entries(canvasElement)).toHaveLength(5)
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
}

/** A panel of one call. */
function Drivers() {
  const { client } = useFleet()
  const query = groupDriversQuery(client, { userId: keyOf(ADMIN)(story.world), groupId: 'G001', search: '' })
  const drivers = useRemote(useInfiniteQuery(query))
  return drivers.failure ? (
    <FailureCard message={drivers.failure} onRetry={drivers.retry} isRetrying={drivers.isFetching} />
  ) : (
    <h2>{drivers.data ? 'Drivers of the group' : 'Waiting'}</h2>
  )
}

export const OneCause: Story = {
  name: 'CF-115 the settings and the open panel that fail for one cause have one Try again',
  args: { panel: 'drivers', children: () => <Drivers /> },
  parameters: {
    rules: ['CF-142'],
    faults: ['groupSettings', 'groupDrivers'].map((endpoint) => ({ kind: 'status', status: 503, endpoint })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The settings of the group could not be loaded/)).toBeVisible()
    await waitFor(() => expect(canvas.queryByText('Waiting')).toBeNull())
    await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(1)
    story.world.faults.clear()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('Drivers of the group')).toBeVisible()
    await waitFor(() => expect(canvas.queryByText(/^The settings of the group/)).toBeNull())
  },
}

export const WithoutFees: Story = {
  name: 'PERM-12 fee status 0 hides Top up and Approval',
  parameters: { rules: ['PERM-13'] },
  args: { groupId: 'G003', panel: 'topUp' },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(await entries(canvasElement)).toEqual(['Home', 'Map view', 'Drivers'])
    await expect(canvas.queryByText('The panel topUp')).not.toBeInTheDocument()
    await expect(args.onPanel).not.toHaveBeenCalled()
  },
}

export const WithoutPermission: Story = {
  name: 'PERM-14 without the permission flag both menus stay; their buttons are off',
  parameters: {
    rules: ['PERM-15'],
    ...story.opened({ make: noPermission, signedInAs: 'cashless@fleetgis.example' }),
  },
  args: { userId: 'cashless@fleetgis.example' },
  play: async ({ canvasElement }) => {
    await expect(await entries(canvasElement)).toContain('Top up')
    await expect(await entries(canvasElement)).toContain('Approval')
  },
}

const TOP = 'top@fleetgis.example'
/** An admin of those who are configured, in a configured group (PERM-08). */
const topAdmin = {
  parameters: story.opened({ signedInAs: TOP }),
  args: { userId: TOP },
  render: (args) => (
    <Demo {...args} topAdmins={{ topAdminIds: [keyOf(TOP)(story.world)], otherGroupIds: ['G001'] }} />
  ),
} satisfies Story

export const Long: Story = {
  name: 'a long name wraps',
  globals: { viewport: { value: 'phone' } },
  parameters: story.opened({
    prepare: (world) => {
      const account = world.accounts.find(ADMIN)
      if (account)
        account.userName = `Daw Khin Khin Win ${'of the Yangon Airport Taxi Association '.repeat(3)}`
    },
  }),
  play: playOnPhone(entries),
}

export const Burmese: Story = {
  parameters: { latinWords: latinWords(story.world) },
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const page = adminPanel(canvas, { language: 'my' })
    await waitFor(() => expect(page.entry('topUp')).toBeVisible())
    await userEvent.click(page.entry('topUp' satisfies AdminMenuEntry))
    await expect(page.content('topUp')).toHaveFocus()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
  args: { children: () => null },
}

/** Every entry is in the window, below or beside the one before it, and not cut. */
async function allInSight(canvasElement: HTMLElement) {
  await waitFor(() => expect(within(find(canvasElement).menu()).getAllByRole('link')).toHaveLength(6))
  await document.fonts.ready
  for (const link of within(find(canvasElement).menu()).getAllByRole('link')) {
    const { left, right, height } = link.getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(innerWidth)
    await expect(height).toBeGreaterThanOrEqual(44)
    await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth)
  }
}

export const TabsOnPhone: Story = {
  ...topAdmin,
  name: 'EMB-04 at 360 px the menu shows every entry, with a short word and its full name for screen readers',
  parameters: {
    ...topAdmin.parameters,
    rules: ['PERM-07', 'PERM-08', 'PERM-10', 'CF-61'],
    isFullScreen: true,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await allInSight(canvasElement)
    await expect(find(canvasElement).entry('map')).toHaveTextContent('Map')
    await expect(await entries(canvasElement)).toEqual([
      'Home',
      'Map view',
      'Drivers',
      'Top up',
      'Approval',
      'Other',
    ])
  },
}

export const TabsOnPhoneBurmese: Story = {
  ...topAdmin,
  args: { ...topAdmin.args, panel: 'other', children: () => null },
  name: 'EMB-04 at 360 px the menu shows every entry in Burmese, in one line',
  tags: ['picture'],
  parameters: { ...topAdmin.parameters, isFullScreen: true },
  globals: { language: 'my', viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const page = adminPanel(canvas, { language: 'my' })
    await waitFor(() => expect(within(page.menu()).getAllByRole('link')).toHaveLength(6))
    await document.fonts.ready
    const boxes = within(page.menu())
      .getAllByRole('link')
      .map((link) => link.getBoundingClientRect())
    for (const { left, right, top } of boxes) {
      await expect(left).toBeGreaterThanOrEqual(0)
      await expect(right).toBeLessThanOrEqual(360)
      await expect(top).toBe(boxes[0]?.top)
    }
    await expect(page.entry('drivers')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      canvasElement.ownerDocument.documentElement.clientWidth,
    )
  },
}

export const View: Story = {
  tags: ['!dev', '!autodocs', 'mount'],
  render: () => (
    <AdminPanelView admin={undefined} menu={['map']} panel={undefined} onPanel={fn()}>
      {() => null}
    </AdminPanelView>
  ),
}

/** An Approve that an earlier page sent two minutes ago, of the first request of today that waits; the server made it. */
const decidedEarlier = story.opened({
  prepare(world) {
    const { now, requests } = world
    const day = Math.floor((now + 6.5 * 3_600_000) / 86_400_000)
    const request = requests.of('G001', day, day, now).find((each) => requests.status(each, now) === 1)
    const start = fleetToday(now, 'Asia/Yangon')
    const facts = { groupId: 'G001', start, end: start, type: '', search: '', decision: 'approve' }
    keepIntent(
      { userId: keyOf(ADMIN)(world), appId: '001', page: '/' },
      {
        id: 'a-1',
        endpoint: decideTopUp.id,
        at: now - 120_000,
        facts: { ...facts, requestKey: request?.key ?? '' },
      },
    )
    if (request) requests.decide(request, 'approve', now)
  },
})

export const DecidedEarlier: Story = {
  name: 'R5 the welcome shows the outcome of a decision of a closed page',
  parameters: decidedEarlier,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Request of .+, [\d,]+ MMK: Approved$/)).toBeVisible()
    await expect(story.calls(decideTopUp)).toEqual([])
  },
}

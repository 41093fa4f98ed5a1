import { routePermission } from '@fleetgis/api/auth'
import { deleteRate, rates } from '@fleetgis/api/staff'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ratePages } from '../../../testing/index.ts'
import { NO_RECORDS } from '../../../testing/nothingLoaded.ts'
import { Polled } from '../../../testing/Polled.tsx'
import { playOnPhone } from '../../../testing/playOnPhone.ts'
import { latinWords, storyWorld } from '../../../testing/storyWorld.ts'
import { RateList } from './RateList.tsx'
import { RateListView } from './RateListView.tsx'

const ADMIN = 'admin@fleetgis.example'
const story = storyWorld({ signedInAs: ADMIN })
const { groups } = story.world
const FIRST = groups[0]?.name ?? ''

/** A world in which the role of a user has other rights on rates. */
const withRights = (canEdit: boolean, canView = true) =>
  story.opened({
    signedInAs: 'thida',
    prepare({ roles }) {
      const permission = { canView, canAdd: false, canEdit, canDelete: false }
      roles.save({ id: 2, name: 'Operator', grants: [{ route: '/home/rate', ...permission }] })
    },
  })

/**
 * The rates of the groups on the staff console: initial fare, a kilometre and a waiting minute. `RoleList`, `UserList`
 * and `ExtraChargeList` behave the same.
 *
 * **Do** open `RateForm` from `onAdd` and `onEdit`. **Do not** hide the widget without rights: it says so itself.
 *
 * **Events** `onAdd()`, `onEdit({ row })`, `onFiltersChange(filters)` for order and page.
 *
 * **States** loading, empty, failure with Try again, stale (with its age), without the right to view, rights unknown, a
 * refused deletion.
 *
 * **Translation keys** `rates.*`, `staff.*`
 *
 * **Calls** EP-A27 (rates), EP-A29 (delete), EP-A10 (rights).
 *
 * ```tsx
 * import { RateList } from '@fleetgis/ui/RateList'
 *
 * <FleetProvider client={client} language="en" theme="light">
 *   <RateList onAdd={() => openForm('new')} onEdit={({ row }) => openForm(row.id)} />
 * </FleetProvider>
 * ```
 */
const meta = {
  title: 'Widgets/RateList',
  component: RateList,
  args: { onAdd: fn(), onEdit: fn() },
  parameters: { ...story.opened(), docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof RateList>

export default meta
type Story = StoryObj<typeof meta>

const find = (canvasElement: HTMLElement) => ratePages(within(canvasElement))
const shown = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('rowheader', { name: new RegExp(`^${FIRST} G`) })

export const Default: Story = {
  name: 'CF-128 each group with its initial fare, a kilometre and a waiting minute',
  parameters: { rules: ['FMT-07', 'PERM-05'] },
  play: async ({ canvasElement, args }) => {
    const row = (await shown(canvasElement)).closest('tr')
    const cells = [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)
    await expect(cells.slice(0, 3)).toEqual(['1,200', '650', '100'])
    await userEvent.click(find(canvasElement).edit(FIRST))
    await expect(args.onEdit).toHaveBeenCalledWith({ row: expect.objectContaining({ groupName: FIRST }) })
    await userEvent.click(find(canvasElement).add())
    await expect(args.onAdd).toHaveBeenCalledTimes(1)
  },
}

export const Loading: Story = {
  beforeEach: () => story.slow(),
  play: story.playLoading(shown, (canvasElement) =>
    expect(within(canvasElement).queryByRole('button')).toBeNull(),
  ),
}

export const Empty: Story = {
  parameters: story.opened({
    prepare({ rates: table, now }) {
      for (const { id } of table.all()) table.remove(id, now)
    },
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('No rate found')).toBeVisible()
    await expect(find(canvasElement).add()).toBeVisible()
  },
}

export const Failed: Story = {
  name: 'CF-115 rates that failed to load say why, and Try again loads them',
  beforeEach: () => story.cut(rates),
  play: story.playFailed(shown),
}

export const Stale: Story = { parameters: { rules: ['CF-115'] }, play: story.playStale(shown) }

export const Viewer: Story = {
  name: 'PERM-05 with can_view alone there are rows, but no Add, Edit and Delete',
  parameters: withRights(false),
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement)
    await expect(canvas.queryByRole('button', { name: /^(Add|Edit|Delete)/ })).toBeNull()
  },
}

export const Editor: Story = {
  name: 'PERM-05 with can_edit there is Edit, but no Add and Delete',
  parameters: withRights(true),
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement)
    await expect(find(canvasElement).edit(FIRST)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^(Add|Delete)/ })).toBeNull()
  },
}

export const NoView: Story = {
  name: 'PERM-05 without can_view there are no rows',
  parameters: withRights(false, false),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your role may not view this list.')).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

export const RightsFailed: Story = {
  name: 'PERM-05 while the rights are unknown it shows no rows and offers Try again and Copy details alone',
  beforeEach: () => story.cut(routePermission),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your rights could not be loaded.')
    const names = canvas.getAllByRole('button').map(({ textContent }) => textContent)
    await expect(names).toEqual(['Try again', 'Copy details'])
    story.mend()
    await userEvent.click(find(canvasElement).retry())
    await shown(canvasElement)
  },
}

export const Deleting: Story = {
  name: 'CF-128 Delete asks, and only a yes deletes; a refusal shows the words of the server',
  play: async ({ canvas, canvasElement }) => {
    const pages = find(canvasElement)
    await shown(canvasElement)
    await userEvent.click(pages.delete(FIRST))
    await canvas.findByRole('alertdialog', { name: `Delete the rate of ${FIRST}?` })
    await userEvent.click(pages.no())
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
    await expect(story.calls(deleteRate)).toEqual([])
    await userEvent.click(pages.delete(FIRST))
    await canvas.findByRole('alertdialog')
    await userEvent.click(pages.yes())
    await canvas.findByText('Removed successfully.')
    await waitFor(() =>
      expect(canvas.queryByRole('rowheader', { name: new RegExp(`^${FIRST} G`) })).toBeNull(),
    )
    await expect(story.calls(deleteRate)).toHaveLength(1)

    const [gone] = story.world.rates.all()
    const name = groups.find(({ id }) => id === gone?.groupId)?.name ?? ''
    story.world.rates.remove(gone?.id ?? '', story.world.now)
    await userEvent.click(pages.delete(name))
    await canvas.findByRole('alertdialog')
    await userEvent.click(pages.yes())
    await expect(await canvas.findByText('There is no such rate.')).toBeVisible()
  },
}

export const DeletingUnknown: Story = {
  name: 'CF-128 a deletion whose answer is lost may have been done, and the list is read again',
  tags: ['!dev', '!autodocs'],
  parameters: { faults: [{ kind: 'cut', endpoint: 'deleteRate', times: 1 }] },
  play: async ({ canvas, canvasElement }) => {
    const pages = find(canvasElement)
    await shown(canvasElement)
    await userEvent.click(pages.delete(FIRST))
    await canvas.findByRole('alertdialog')
    await userEvent.click(pages.yes())
    await canvas.findByText(/^It is not known whether this was deleted\./)
    await waitFor(() =>
      expect(canvas.queryByRole('rowheader', { name: new RegExp(`^${FIRST} G`) })).toBeNull(),
    )
  },
}

export const BurmeseDarkPhone: Story = {
  parameters: { latinWords: latinWords(story.world) },
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  play: playOnPhone(shown),
}

const RATE = {
  id: '1',
  groupId: 'G001',
  groupName: 'Golden Valley',
  initial: 1_500,
  perKm: 900,
  perMinute: 50,
}
const LOADED = {
  ...NO_RECORDS,
  list: { ...NO_RECORDS.list, data: [RATE], isFetching: false },
  rights: {
    ...NO_RECORDS.rights,
    permission: { canView: true, canAdd: true, canEdit: true, canDelete: true },
  },
}
const rendered = fn()
const groupHrefOf = fn(() => '#group')

export const Rerendered: Story = {
  name: 'A rerender with other callbacks rerenders no cell',
  tags: ['!dev', '!autodocs'],
  render: () => (
    <Polled onRender={rendered}>
      {() => <RateListView {...LOADED} groupHrefOf={groupHrefOf} onEdit={(event) => LOADED.onEdit(event)} />}
    </Polled>
  ),
  play: async ({ canvas }) => {
    const edit = await canvas.findByRole('button', { name: 'Edit Golden Valley' })
    groupHrefOf.mockClear()
    rendered.mockClear()
    await waitFor(() => expect(rendered.mock.calls.length).toBeGreaterThan(2))
    await expect(groupHrefOf).not.toHaveBeenCalled()
    await userEvent.click(edit)
    await expect(LOADED.onEdit).toHaveBeenCalledWith({ row: RATE })
  },
}

export const View: Story = {
  tags: ['!dev', '!autodocs', 'mount'],
  render: () => <RateListView {...NO_RECORDS} />,
}

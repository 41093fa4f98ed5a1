import { consoleDrivers, consoleDriversQuery } from '@fleetgis/api/drivers'
import { groups, groupsQuery } from '@fleetgis/api/map'
import type { ConsoleDriver, DriverPage, Group } from '@fleetgis/domain/drivers'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { isReading } from '../testing/isReading.ts'
import { storyWorld } from '../testing/storyWorld.ts'
import { FindDialog, type FindDialogProps } from './FindDialog.tsx'
import type { FindSource } from './useFindings.ts'

const story = storyWorld({ signedInAs: 'admin@fleetgis.example' })

const drivers: FindSource<DriverPage<ConsoleDriver>> = {
  label: 'Drivers',
  page: '/home/driver-list',
  query: (client, search) => consoleDriversQuery(client, { search, groupId: '', page: 1, size: 15 }),
  read: ({ drivers, total }) => ({
    found: drivers.map(({ key, name, mobile }) => ({
      text: name,
      note: mobile,
      href: `/home/driver/${key}`,
    })),
    total,
  }),
  all: (text) => ({ text: `All drivers for “${text}”`, href: '/home/driver-list', search: text }),
}
/** Of which the first page finds nothing to show. */
const vehicles: FindSource<DriverPage<ConsoleDriver>> = {
  ...drivers,
  label: 'Vehicles',
  read: ({ total }) => ({ found: [], total }),
  all: (text) => ({ text: `All vehicles for “${text}”`, href: '/home/vehicle', search: text }),
}
const groupsOfAll: FindSource<readonly Group[]> = {
  label: 'Groups',
  page: '/home/domain-list',
  query: groupsQuery,
  read(all, text, shown) {
    const found = all.filter(({ name }) => shown(name).toLowerCase().includes(shown(text).toLowerCase()))
    return {
      found: found.map(({ id, name }) => ({ text: name, note: id, href: `/home/domain-form/${id}` })),
      total: found.length,
    }
  },
  all: (text) => ({ text: `All groups for “${text}”`, href: '/home/domain-list', search: text }),
}

/**
 * One search over the pages of the menu and the things of the app. `AppShell` and `SignedInShell` open it by a button and
 * by Ctrl+K (Cmd+K on Apple's keyboard), if they get it as `find`. Its code and that of the sources load then.
 *
 * **Do** give each source the query of its own list, so that both share their answers. **Do** give an address to
 * everything that is found. **Do not** write what was typed into an address: `search` goes to the router's options.
 *
 * **Events** `onClose()`.
 *
 * **Keyboard** the arrow keys choose, Enter opens, Escape closes.
 *
 * **States** the pages alone, and for each source searching, found, more than are shown, none, failed with Try again.
 *
 * **Translation keys** `find.*`
 *
 * **Calls** those of the sources, 300 ms after the last key; another text cancels them.
 *
 * ```tsx
 * import { consoleDriversQuery } from '@fleetgis/api/drivers'
 * import type { ConsoleDriver, DriverPage } from '@fleetgis/domain/drivers'
 * import { type FindProps, lazily } from '@fleetgis/ui'
 * import { FindDialog, type FindSource } from '@fleetgis/ui/FindDialog'
 *
 * const drivers: FindSource<DriverPage<ConsoleDriver>> = {
 *   label: 'Drivers',
 *   page: '/home/driver-list',
 *   query: (client, search) => consoleDriversQuery(client, { search, groupId: '', page: 1, size: 15 }),
 *   read: ({ drivers, total }) => ({
 *     found: drivers.map(({ key, name }) => ({ text: name, href: `/home/driver/${key}` })),
 *     total,
 *   }),
 *   all: (text) => ({ text: `All drivers for “${text}”`, href: '/home/driver-list', search: text }),
 * }
 * const sources = [drivers]
 *
 * // Its place is `find` of `SignedInShell`.
 * export const Find = lazily<FindProps>(async () => (given) => <FindDialog {...given} sources={sources} />)
 * ```
 */
const meta = {
  title: 'Widgets/FindDialog',
  component: FindDialog,
  parameters: { ...story.opened(), docs: { story: { inline: false, height: '600px' } } },
  args: {
    pages: [
      { title: 'Map', name: 'Map', href: '/home/map' },
      { title: 'Drivers', name: 'Drivers', href: '/home/driver-list' },
      { title: 'Driver reports', name: 'Driver reports', href: '/home/driver-report' },
      { title: 'Groups', name: 'Groups', href: '/home/domain-list' },
    ],
    sources: [drivers, groupsOfAll],
    onClose: fn(),
  },
} satisfies Meta<FindDialogProps>

export default meta
type Story = StoryObj<FindDialogProps>

const body = within(document.body)
/** The field once the dialog has come into view. */
async function field(name = 'What are you looking for?') {
  const found = await body.findByRole('combobox', { name })
  await waitFor(() => expect(found).toBeVisible())
  return found
}
const options = () => body.queryAllByRole('option').map((option) => option.querySelector('span')?.textContent)
const active = () => body.queryAllByRole('option').find((option) => option.dataset.focused)
/** The links of a story lead nowhere. */
const stay = () => {
  const prevent = (event: Event) => event.preventDefault()
  document.addEventListener('click', prevent, true)
  return () => document.removeEventListener('click', prevent, true)
}

export const Default: Story = {
  name: 'The pages of the menu stand there at first, and are found by their title at once',
  play: async ({ args }) => {
    const typed = await field()
    await waitFor(() => expect(typed).toHaveFocus())
    await waitFor(() => expect(options()).toEqual(['Map', 'Drivers', 'Driver reports', 'Groups']))
    await userEvent.keyboard('driver')
    await waitFor(() => expect(options().slice(0, 2)).toEqual(['Drivers', 'Driver reports']))
    await expect(body.getByRole('group', { name: 'Pages' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalled()
  },
}

export const Found: Story = {
  name: 'Drivers are found by name, five of them, and a link leads to all',
  play: async () => {
    await userEvent.type(await field(), 'a')
    await body.findByText('All drivers for “a”')
    const rows = within(body.getByRole('group', { name: 'Drivers' })).getAllByRole('option')
    await expect(rows).toHaveLength(6)
    await expect(rows[0]).toHaveAttribute('href', expect.stringMatching(/^\/home\/driver\//))
    await expect(rows[5]).toHaveAttribute('href', '/home/driver-list')
    // Once every source has answered.
    await expect(await body.findByText(/^\d+ found$/)).toHaveRole('status')
  },
}

export const FoundLater: Story = {
  name: 'A source whose first page has nothing to show, but more pages, leads to all, and is not said to have none',
  tags: ['!dev', '!autodocs'],
  args: { sources: [vehicles] },
  play: async () => {
    await userEvent.type(await field(), 'a')
    await expect(await body.findByText('All vehicles for “a”')).toBeVisible()
    await expect(body.queryByText('Vehicles: none found')).toBeNull()
  },
}

export const Keys: Story = {
  name: 'The arrow keys choose, Enter opens and closes, also before anything is chosen',
  tags: ['!autodocs'],
  beforeEach: stay,
  play: async ({ args }) => {
    const typed = await field()
    await waitFor(() => expect(options()).toHaveLength(4))
    await userEvent.type(typed, 'Driver')
    await waitFor(() => expect(active()).toHaveTextContent('Drivers'))
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(active()).toHaveTextContent('Driver reports'))
    await expect(typed).toHaveFocus()
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

export const Pasted: Story = {
  name: 'Enter after a pasted name opens the first that is found',
  tags: ['!autodocs'],
  beforeEach: stay,
  play: async ({ args }) => {
    await userEvent.click(await field())
    await userEvent.paste('report')
    await waitFor(() => expect(options()).toEqual(['Driver reports']))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

export const Loading: Story = {
  name: 'A source that still searches says so, beside what others have found; another text cancels it',
  beforeEach: () => story.slow(consoleDrivers),
  play: async () => {
    const typed = await field()
    await userEvent.type(typed, 'map')
    await waitFor(() => expect(options()).toEqual(['Map']))
    await body.findByText('Groups: none found')
    await expect(body.getByText('Drivers: searching…')).toBeVisible()
    await expect(body.queryByText(/^\d+ found$/)).toBeNull()
    if (isReading()) return
    await waitFor(() => expect(story.calls(consoleDrivers)).not.toHaveLength(0))
    const call = story.calls(consoleDrivers).at(-1)
    await userEvent.type(typed, 's')
    await waitFor(() => expect(story.isAborted(call)).toBe(true))
    story.mend()
    await body.findByText('Drivers: none found')
  },
}

export const Failed: Story = {
  name: 'A source that fails says so, and Try again asks it alone',
  beforeEach: () => story.cut(consoleDrivers),
  play: async () => {
    await userEvent.type(await field(), 'a')
    await expect(
      await body.findByText(/^Drivers could not be searched\. The server cannot be reached\./),
    ).toBeVisible()
    await expect(body.getByRole('group', { name: 'Pages' })).toBeVisible()
    if (isReading()) return
    const asked = story.calls(groups).length
    story.mend()
    await userEvent.click(body.getByRole('button', { name: 'Try again' }))
    await body.findByText('All drivers for “a”')
    await expect(story.calls(groups)).toHaveLength(asked)
  },
}

export const Empty: Story = {
  name: 'Nothing found: each source says so',
  play: async () => {
    await userEvent.type(await field(), 'Zzyzx')
    await body.findByText('Drivers: none found')
    await body.findByText('Groups: none found')
    await expect(options()).toEqual([])
    await expect(body.getByText('0 found')).toHaveRole('status')
  },
}

export const FewPages: Story = {
  name: 'What the menu does not list is not searched',
  parameters: { rules: ['MENU-02'] },
  tags: ['!autodocs'],
  args: { pages: [{ title: 'Map', name: 'Map', href: '/home/map?city=1' }] },
  play: async () => {
    await userEvent.type(await field(), 'a')
    await waitFor(() => expect(options()).toEqual(['Map']))
    await expect(body.getByText('1 found')).toHaveRole('status')
    await expect(body.queryByText(/^Drivers/)).toBeNull()
    await expect(story.calls(consoleDrivers)).toEqual([])
  },
}

export const BurmeseDarkPhone: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  parameters: {
    latinWords: { Map: 'entered so', Drivers: 'entered so', Groups: 'entered so' },
  },
  args: {
    pages: [
      { title: 'မြေပုံ', name: 'Map', href: '/home/map' },
      { title: 'ယာဉ်မောင်းများ', name: 'Drivers', href: '/home/driver-list' },
      { title: 'အဖွဲ့များ', name: 'Groups', href: '/home/domain-list' },
    ],
    sources: [
      {
        ...drivers,
        label: 'ယာဉ်မောင်းများ',
        all: (text) => ({ text: `“${text}” နှင့်ကိုက်ညီသော ယာဉ်မောင်းအားလုံး`, href: '/home/driver-list' }),
      },
      { ...groupsOfAll, label: 'အဖွဲ့များ' },
    ] as FindDialogProps['sources'],
  },
  play: async () => {
    const typed = await field('ဘာကို ရှာနေပါသလဲ။')
    // By the name that the server sends, too.
    await userEvent.type(typed, 'map')
    await waitFor(() => expect(options()).toEqual(['မြေပုံ']))
    await userEvent.clear(typed)
    await userEvent.type(typed, 'မ')
    await waitFor(() => expect(options().length).toBeGreaterThan(4))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

import type { Menu } from '@fleetgis/domain/permission'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useReducer, useState } from 'react'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../primitives/actions/Button.tsx'
import { lazily } from '../primitives/lazily.tsx'
import { Dialog } from '../primitives/overlays/Dialog.tsx'
import { inOverlayHost, overlays } from '../testing/overlayHost.tsx'
import { AppShell } from './AppShell.tsx'
import type { FindProps } from './FindButton.tsx'
import { FindDialog } from './FindDialog.tsx'

const menu: Menu = {
  items: [
    { code: 'map', name: 'Map', route: '/home/map' },
    { code: 'checkin', name: 'Check-in list', route: '/home/checkin-list' },
    { code: 'driver', name: 'Driver', route: '/home/driver-list' },
    { code: 'role', name: 'Role', route: '/home/role' },
    { code: 'user', name: 'User', route: '/home/user' },
  ],
  domain: [
    { code: 'domain-list', name: 'Domains', route: '/home/domain-list' },
    { code: 'rate', name: 'Rate', route: '/home/rate' },
  ],
  report: [{ code: 'driver-report', name: 'Driver report', route: '/home/driver-report' }],
}

/**
 * The navbar of the console, and the page below it. Below 900 px, and where its entries do not fit, the menu opens from a
 * button.
 *
 * **Do** pass `menu` as the server sends it: an empty group has no dropdown, and a path outside the app no link.
 * **Do not** put a second `main` into the page: the shell has it, and a link that skips to it.
 *
 * **Events** `onSignOut()`, `onMenuRetry()`, `onLanguageChange({ language })`, `onThemeChange({ theme })`.
 *
 * **Keyboard** Tab goes through the menu; Enter opens a dropdown, Escape closes it. Ctrl+K, on Apple's keyboard Cmd+K,
 * opens the search (`find`), unless a modal dialog is in front of the page.
 *
 * **States** menu loading, menu failed with Retry, without groups, narrow.
 *
 * **Translation keys** `shell.*`
 */
const meta = {
  title: 'Widgets/AppShell',
  component: AppShell,
  parameters: { isFullScreen: true },
  globals: { viewport: { value: 'desktop' } },
  args: {
    menu,
    userName: 'Aung Aung',
    currentPath: '/home/map',
    onSignOut: fn(),
    onMenuRetry: fn(),
    onLanguageChange: fn(),
    onThemeChange: fn(),
    children: <p style={{ padding: 24 }}>The page</p>,
  },
} satisfies Meta<typeof AppShell>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'MENU-01 the navbar is titled Fleet GIS',
  parameters: { rules: ['MENU-09'] },
  play: async ({ canvas }) => {
    const header = within(canvas.getByRole('banner'))
    await expect(header.getByText('Fleet GIS')).toBeVisible()
    await expect(header.getByText('Aung Aung')).toBeVisible()
    const links = within(canvas.getByRole('navigation', { name: 'Main menu' })).getAllByRole('link')
    await expect(links.map((link) => link.textContent)).toEqual(['Map', 'Check-in list', 'Driver'])
    await expect(links[0]).toHaveAttribute('aria-current', 'page')
    await expect(links[1]).not.toHaveAttribute('aria-current')
    await userEvent.tab()
    const skip = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toHaveFocus()
    await expect(skip).toHaveAttribute('href', `#${canvas.getByRole('main').id}`)
    // Back still leads to the page before.
    const entries = history.length
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
    await expect(history).toHaveLength(entries)
    await expect(location.hash).toBe('')
  },
}

export const FocusBelowBar: Story = {
  name: 'A field that takes the focus is not covered by the navbar',
  tags: ['!dev', '!autodocs'],
  args: {
    children: (
      <div style={{ height: '300vh', paddingTop: 600 }}>
        <input aria-label="Name" />
      </div>
    ),
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Name' })
    const bar = canvas.getByRole('banner')
    // Half covered.
    window.scrollBy(0, field.getBoundingClientRect().top - bar.getBoundingClientRect().bottom + 10)
    field.focus()
    await waitFor(() =>
      expect(field.getBoundingClientRect().top).toBeGreaterThan(bar.getBoundingClientRect().bottom),
    )
    window.scrollTo(0, 0)
  },
}

export const Dropdowns: Story = {
  name: 'MENU-03 Domain and Report are dropdowns',
  args: { currentPath: '/home/driver-report' },
  play: async ({ canvas }) => {
    const report = canvas.getByRole('button', { name: 'Report' })
    await expect(report).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByRole('button', { name: 'Domain' })).not.toHaveAttribute('aria-current')
    await userEvent.click(report)
    await expect(canvas.getByRole('link', { name: 'Driver report' })).toHaveAttribute(
      'href',
      '/home/driver-report',
    )
    const domain = canvas.getByRole('button', { name: 'Domain' })
    await userEvent.click(domain)
    await expect(canvas.getByRole('link', { name: 'Domains' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Driver report' })).toBeNull()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Domains' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(domain).toHaveFocus()
    await expect(domain).toHaveAttribute('aria-expanded', 'false')
  },
}

export const ForeignRoutes: Story = {
  name: 'CF-125 an entry whose route is outside the app has no link',
  parameters: { rules: ['MENU-04'] },
  args: {
    isPath: (path: string) => path.startsWith('/home/'),
    menu: {
      items: [
        { code: 'map', name: 'Map', route: '/home/map' },
        { code: 'gone', name: 'Nowhere', route: '/nowhere' },
        { code: 'away', name: 'Elsewhere', route: 'https://evil.example/home/map' },
      ],
      report: [{ code: 'tab', name: 'Tab', route: '/\t/evil.example' }],
    },
  },
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Main menu' }))
    await expect(nav.getAllByRole('link').map((link) => link.textContent)).toEqual(['Map'])
    await expect(nav.getByText('Nowhere')).toBeVisible()
    await expect(nav.getByText('Elsewhere')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Report' }))
    await expect(canvas.getByText('Tab')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Tab' })).toBeNull()
  },
}

const Find = lazily<FindProps>(async () => (given) => <FindDialog {...given} sources={[]} />)
const search = () => within(document.body).queryByRole('combobox', { name: 'What are you looking for?' })

export const Search: Story = {
  name: 'A button and Ctrl+K open the search, with the pages of the menu that have a link',
  args: { find: Find, isPath: (path: string) => path !== '/home/rate' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Search everything' })
    await userEvent.click(button)
    await waitFor(() => expect(search()).toHaveFocus())
    const options = within(document.body).getAllByRole('option')
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      'Map',
      'Check-in list',
      'Driver',
      'Domains',
      'Driver report',
      'Role',
      'User',
    ])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(search()).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{Control>}k{/Control}')
    await waitFor(() => expect(search()).toHaveFocus())
    // Once more changes nothing.
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect(search()).toHaveFocus()
  },
}

/** A search whose code comes when a story lets it. */
let comes = () => {}
const LateFind = lazily<FindProps>(() => {
  const given = new Promise<void>((resolve) => {
    comes = resolve
  })
  return given.then(() => (find: FindProps) => <FindDialog {...find} sources={[]} />)
})

export const SearchTypedEarly: Story = {
  name: 'What is typed while the code of the search loads stands in its field, before what is typed then',
  tags: ['!autodocs'],
  args: { find: LateFind, children: <input aria-label="Of the page" /> },
  play: async ({ canvas }) => {
    const below = canvas.getByRole('textbox', { name: 'Of the page' })
    await userEvent.click(below)
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.keyboard('no{Escape}')
    // Escape has closed it: the page has its keys again.
    await userEvent.keyboard('x')
    await expect(below).toHaveValue('x')
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.keyboard('Driver  {Backspace}re')
    await expect(below).toHaveValue('x')
    comes()
    await waitFor(() => expect(search()).toHaveFocus())
    await expect(search()).toHaveValue('Driver re')
    await userEvent.keyboard('p')
    await expect(search()).toHaveValue('Driver rep')
    await waitFor(() =>
      expect(
        within(document.body)
          .getAllByRole('option')
          .map(({ textContent }) => textContent),
      ).toEqual(['Driver report']),
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(search()).toBeNull())
    await waitFor(() => expect(below).toHaveFocus())
    // The next one is empty.
    await userEvent.keyboard('{Control>}k{/Control}')
    await waitFor(() => expect(search()).toHaveFocus())
    await expect(search()).toHaveValue('')
  },
}

export const SearchKeys: Story = {
  name: 'The button shows the keys of the search beside its name, and tells them to a screen reader',
  args: { find: Find },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Search everything' })
    await expect(button).toHaveTextContent(/^Search$/)
    await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K')
    const keys = button.querySelector('kbd') as HTMLElement
    await expect(keys).toBeVisible()
    await expect(getComputedStyle(keys, '::before').content).toBe('"Ctrl K"')
  },
}

export const SearchOnPhone: Story = {
  name: 'On a phone the search is an icon',
  globals: { viewport: { value: 'phone' }, language: 'my' },
  args: { find: Find },
  parameters: {
    latinWords: { 'Aung Aung': 'entered so', 'The page': 'of the story' },
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'အားလုံးတွင် ရှာရန်' })
    await expect(button.offsetWidth).toBeLessThanOrEqual(48)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

const loadFind = fn(async () => (given: FindProps) => <FindDialog {...given} sources={[]} />)
const UnusedFind = lazily<FindProps>(loadFind)

export const SearchBehindDialog: Story = {
  name: 'Ctrl+K does nothing while a modal dialog is open, whose input or call goes on',
  tags: ['!autodocs'],
  args: {
    find: UnusedFind,
    children: (
      <Dialog isOpen title="Add balance" onClose={() => {}}>
        <input aria-label="Amount" />
      </Dialog>
    ),
  },
  play: async () => {
    const amount = await within(document.body).findByRole('textbox', { name: 'Amount' })
    await userEvent.type(amount, '500')
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect(amount).toHaveValue('500')
    // Not even its code is loaded.
    await expect(loadFind).not.toHaveBeenCalled()
    await expect(amount).toHaveFocus()
  },
}

export const Gear: Story = {
  name: 'MENU-05 the gear menu has Role, User and Sign Out',
  parameters: { rules: ['MENU-06', 'MENU-07'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }))
    await expect(canvas.getByRole('link', { name: 'Role' })).toHaveAttribute('href', '/home/role')
    await expect(canvas.getByRole('link', { name: 'User' })).toHaveAttribute('href', '/home/user')
    await userEvent.click(canvas.getByRole('radio', { name: 'မြန်မာ' }))
    await expect(args.onLanguageChange).toHaveBeenCalledWith({ language: 'my' })
    await userEvent.click(canvas.getByRole('button', { name: 'Dark theme' }))
    await expect(args.onThemeChange).toHaveBeenCalledWith({ theme: 'dark' })
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
}

export const GearWithoutRights: Story = {
  name: 'MENU-08 Sign Out needs no menu code; an empty group has no dropdown',
  parameters: { rules: ['MENU-03', 'MENU-06', 'MENU-07'] },
  args: { menu: { items: menu.items.slice(0, 1) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Map' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Domain' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Report' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }))
    await expect(canvas.getByRole('button', { name: 'Sign Out' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Role' })).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'User' })).toBeNull()
  },
}

export const Loading: Story = { args: { menu: 'loading' } }

export const Failed: Story = {
  args: { menu: 'failed' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /could not be loaded/ }))
    await expect(args.onMenuRetry).toHaveBeenCalledOnce()
  },
}

export const Phone: Story = {
  name: 'CF-169 on a phone the entries are in a menu, which Back, Escape, another page and a wide window close',
  globals: { viewport: { value: 'phone' } },
  decorators: [inOverlayHost],
  render: function Moving(args) {
    const [visit, setVisit] = useState(1)
    const [, render] = useReducer((times: number) => times + 1, 0)
    function widen() {
      const { matchMedia } = window
      spyOn(window, 'matchMedia').mockImplementation(() => matchMedia('all'))
      render()
    }
    return (
      <AppShell {...args} visit={visit}>
        <Button onPress={() => setVisit(2)}>Another page</Button>
        <Button onPress={widen}>Wider</Button>
      </AppShell>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }))
    const nav = within(canvas.getByRole('navigation', { name: 'Main menu' }))
    await expect(nav.getByRole('region', { name: 'Report' })).toBeVisible()
    await expect(nav.getByRole('link', { name: 'Driver report' })).toBeVisible()
    await expect(nav.getByRole('link', { name: 'Rate' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    // A press between the links must not disable Escape.
    await userEvent.click(canvas.getByRole('heading', { name: 'Report' }))
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('link', { name: 'Driver report' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toHaveFocus()
    await expect(overlays).toHaveLength(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }))
    await expect(overlays).toHaveLength(1)
    overlays[0]?.close()
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Driver report' })).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }))
    for (const name of ['Another page', 'Wider']) {
      canvas.getByRole('button', { name }).click()
      await waitFor(() => expect(canvas.queryByRole('link', { name: 'Driver report' })).toBeNull())
      await expect(overlays).toHaveLength(0)
      if (name !== 'Wider') await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }))
    }
  },
}

export const GearPhoneBurmeseDark: Story = {
  name: 'MENU-09 a long name is one line of the bar, and whole in the gear menu',
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  args: { userName: 'ဒေါ်ခင်ခင်ဝင်း ရန်ကုန်လေဆိပ် တက္ကစီအသင်း' },
  parameters: { latinWords: { 'The page': 'what the story puts below the navbar' } },
  play: async ({ canvas, args }) => {
    const [name, ...others] = canvas.getAllByText(args.userName ?? '')
    await expect(others).toHaveLength(0)
    await expect(name?.scrollWidth).toBeGreaterThan(name?.clientWidth ?? 0)
    await expect(name?.offsetHeight).toBeLessThan(40)
    await userEvent.click(canvas.getByRole('button', { name: 'ဆက်တင်များ' }))
    const [, whole] = canvas.getAllByText(args.userName ?? '')
    await expect(whole?.scrollWidth).toBeLessThanOrEqual(whole?.clientWidth ?? 0)
    await expect(canvas.getByRole('button', { name: 'အကောင့်ထွက်ရန်' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

export const Burmese: Story = {
  name: 'MENU-04 in Burmese the menu has the titles of the pages, and entries outside the app are marked',
  globals: { language: 'my', viewport: { value: 'desktop' } },
  args: {
    isPath: (path: string) => path !== '/home/other',
    menu: {
      items: [
        { code: 'MAP', name: 'Map', route: '/home/map' },
        { code: 'driver', name: 'Drivers', route: '/home/driver-list?page=1' },
        { code: 'location', name: 'Places', route: '/location' },
        { code: 'other', name: 'တခြား', route: '/home/other' },
      ],
    },
  },
  parameters: {
    rules: ['CF-125'],
    latinWords: { 'Aung Aung': 'a name', 'The page': 'what the story puts below the navbar' },
  },
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement.querySelector('[data-part="wide"]') as HTMLElement)
    await expect(nav.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'မြေပုံ',
      'ယာဉ်မောင်းများ',
      'နေရာများ',
    ])
    await expect(nav.getByText('တခြား')).toBeVisible()
    await expect(nav.getByText('တခြား')).toHaveTextContent('တခြား မကြာမီ')
  },
}

export const ManyItemsDark: Story = {
  name: 'MENU-04 entries that do not fit beside each other are in a menu that opens from a button',
  globals: { theme: 'dark', viewport: { value: 'desktop' } },
  args: {
    userName: 'Daw Khin Khin Win of the Yangon Airport Taxi Association',
    menu: {
      ...menu,
      items: [...Array(9).keys()].map((index) => ({
        code: `item-${index}`,
        name: `A longer menu item ${index + 1}`,
        route: `/home/item-${index}`,
      })),
    },
  },
  play: async ({ canvas }) => {
    const open = canvas.getByRole('button', { name: 'Open menu' })
    await expect(canvas.getByRole('banner').offsetHeight).toBeLessThan(64)
    await expect(canvas.queryByRole('link', { name: 'A longer menu item 9' })).toBeNull()
    await userEvent.click(open)
    await expect(canvas.getByRole('link', { name: 'A longer menu item 9' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Driver report' })).toBeVisible()
  },
}

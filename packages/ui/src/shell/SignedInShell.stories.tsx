import { rushHour } from '@fleetgis/sandbox'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SignedInShell } from './SignedInShell.tsx'

const meta = {
  title: 'Widgets/AppShell/SignedInShell',
  component: SignedInShell,
  parameters: { isFullScreen: true, world: () => rushHour(), signedInAs: 'admin@fleetgis.example' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    userName: 'ဒေါ်သီတာဝင်း',
    currentPath: '/home/map',
    onSignOut: fn(),
    onLanguageChange: fn(),
    onThemeChange: fn(),
    children: <p style={{ padding: 24 }}>The page</p>,
  },
} satisfies Meta<typeof SignedInShell>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'MENU-02 the menu comes from the server',
  parameters: { rules: ['MENU-06', 'MENU-07'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Domain' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Report' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }))
    await expect(canvas.getByRole('link', { name: 'Role' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'User' })).toBeVisible()
  },
}

export const OnlyLooks: Story = {
  name: 'MENU-06 a menu without the Role code has no Role entry',
  parameters: { signedInAs: 'viewer@fleetgis.example' },
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Main menu' }))
    await expect((await nav.findAllByRole('link')).length).toBeGreaterThan(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }))
    await expect(canvas.queryByRole('link', { name: 'Role' })).toBeNull()
  },
}

export const MenuOutOfReach: Story = {
  parameters: {
    answer: () => {
      throw new TypeError('out of reach')
    },
  },
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: /The menu could not be loaded/ })
    await userEvent.click(retry)
    await expect(await canvas.findByRole('button', { name: /The menu could not be loaded/ })).toBeVisible()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { Tabs } from './Tabs.tsx'

/**
 * Switches between views; one is visible at a time.
 *
 * **Do** keep labels short; on a phone the row scrolls.
 * **Do not** use tabs for the steps of a task, or for a choice in a form.
 *
 * **Keyboard** Tab enters at the open tab; Left, Right, Home and End open other tabs; Tab moves on into the view.
 */
const meta = {
  title: 'Primitives/Tabs',
  component: Tabs,
  args: {
    label: 'Drivers by status',
    tabs: [
      { id: 'online', label: 'Online' },
      { id: 'trip', label: 'On a trip' },
      { id: 'offline', label: 'Offline' },
    ],
    onSelect: fn(),
    children: (id) => <p style={{ margin: 0 }}>Drivers that are {id}</p>,
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const ByKeyboard: Story = {
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    const online = canvas.getByRole('tab', { name: 'Online' })
    await userEvent.tab()
    await expect(online).toHaveFocus()
    // The browser's own.
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey'])
      for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End'])
        await expect(fireEvent.keyDown(online, { key, [modifier]: true })).toBe(true)
    await expect(args.onSelect).not.toHaveBeenCalled()
    await expect(online).toHaveFocus()

    await expect(canvas.getByRole('tablist', { name: 'Drivers by status' })).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    const tab = canvas.getByRole('tab', { name: 'On a trip' })
    await expect(tab).toHaveFocus()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expect(args.onSelect).toHaveBeenLastCalledWith({ id: 'trip' })
    await expect(canvas.getByRole('tabpanel', { name: 'On a trip' })).toHaveTextContent(
      'Drivers that are trip',
    )
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Online' })).toHaveFocus()
  },
}

export const BurmeseDarkPhone: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  args: {
    label: 'အခြေအနေအလိုက် ယာဉ်မောင်းများ',
    tabs: [
      { id: 'online', label: 'အွန်လိုင်း' },
      { id: 'trip', label: 'ခရီးစဉ်ဆောင်ရွက်နေသည်' },
      { id: 'offline', label: 'အော့ဖ်လိုင်း' },
      { id: 'all', label: 'အားလုံး' },
    ],
    children: () => <p style={{ margin: 0 }}>ယာဉ်မောင်းများ</p>,
  },
}

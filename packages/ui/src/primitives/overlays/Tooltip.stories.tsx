import type { Meta, StoryObj } from '@storybook/react-vite'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { expect, userEvent, waitFor } from 'storybook/test'
import { heldTimers } from '../../testing/heldTimers.ts'
import { isReading } from '../../testing/isReading.ts'
import { storyBox } from '../../testing/storyBox.tsx'
import { IconButton } from '../actions/IconButton.tsx'
import { Tooltip } from './Tooltip.tsx'

/**
 * A few words about a control, shown on hover and keyboard focus.
 *
 * **Do** use it for icon buttons with an unfamiliar icon.
 * **Do not** put essential information into it: touch never shows it.
 *
 * **Keyboard** The focus shows it; Escape hides it.
 */
const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  args: {
    text: 'Loads the positions again',
    children: (
      <IconButton label="Refresh">
        <RefreshCw size={18} aria-hidden />
      </IconButton>
    ),
  },
  decorators: [storyBox({ padding: '48px 120px' })],
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Refresh' })
    await userEvent.tab()
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent('Loads the positions again')
    await expect(button).toHaveAccessibleDescription('Loads the positions again')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull())
    await expect(button).toHaveFocus()
  },
}

const hiding = heldTimers(150)

export const ByPointer: Story = {
  beforeEach: hiding.beforeEach,
  play: async ({ canvas }) => {
    // One pointer for all steps: `userEvent.hover` alone leaves nothing.
    const pointer = userEvent.setup()
    await pointer.hover(canvas.getByRole('button'))
    const tooltip = await canvas.findByRole('tooltip')
    await pointer.hover(tooltip)
    await expect(hiding.elapse()).toBe(0)
    await expect(tooltip).toBeVisible()
    if (isReading()) return
    await pointer.unhover(tooltip)
    await expect(hiding.elapse()).toBe(1)
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull())
  },
}

export const BurmeseDarkPhone: Story = {
  tags: ['picture'],
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  parameters: { latinWords: { Refresh: "the story's own button" } },
  args: { text: 'တည်နေရာများကို အသစ်ပြန်ရယူရန်' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(await canvas.findByRole('tooltip')).toBeVisible()
  },
}

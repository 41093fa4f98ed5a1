import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { manyLines } from '../../testing/manyLines.tsx'
import { Sheet } from './Sheet.tsx'

/**
 * A modal dialog at the right edge of the window, on a phone at the lower edge.
 *
 * **Do** use it for details of an item on the page, and for filters on a phone.
 * **Do not** use it for a question: that is `ConfirmDialog`.
 *
 * **Keyboard** As `Dialog`.
 */
const meta = {
  title: 'Primitives/Sheet',
  component: Sheet,
  args: {
    isOpen: true,
    title: 'Trip 1043',
    onClose: fn(),
    children: (
      <dl style={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '8px 24px', margin: 0 }}>
        <dt>Driver</dt>
        <dd>Aung Ko</dd>
        <dt>Distance</dt>
        <dd>12.4 km</dd>
        <dt>Total</dt>
        <dd>8,500 MMK</dd>
      </dl>
    ),
  },
} satisfies Meta<typeof Sheet>

export default meta
type Story = StoryObj<typeof meta>

export const AtTheSide: Story = {
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    const sheet = await canvas.findByRole('dialog', { name: 'Trip 1043' })
    await waitFor(() => expect(sheet).toBeVisible())
    await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Overflows: Story = {
  name: 'An overflowing body without a tab stop is a tab stop itself',
  args: { children: manyLines },
  play: async ({ canvas }) => {
    const sheet = await canvas.findByRole('dialog', { name: 'Trip 1043' })
    const body = await within(sheet).findByRole('group', { name: 'Trip 1043' })
    await expect(body.scrollHeight).toBeGreaterThan(body.clientHeight)
    await userEvent.tab()
    await userEvent.tab()
    await expect([body, within(sheet).getByRole('button', { name: 'Close' })]).toContain(
      document.activeElement,
    )
    body.focus()
    await expect(body).toHaveFocus()
  },
}

export const ScrollsByKey: Story = {
  name: 'The arrow and page keys scroll a sheet whose only control is a link',
  tags: ['!dev', '!autodocs'],
  args: {
    children: (
      <>
        {manyLines}
        <a href="tel:0912345">Call</a>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const sheet = await canvas.findByRole('dialog', { name: 'Trip 1043' })
    const body = await within(sheet).findByRole('group', { name: 'Trip 1043' })
    within(sheet).getByRole('button', { name: 'Close' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(body.scrollTop).toBeGreaterThan(0)
    await userEvent.keyboard('{End}')
    await expect(body.scrollTop).toBeGreaterThan(body.scrollHeight - body.clientHeight - 2)
    await userEvent.keyboard('{Home}')
    await expect(body.scrollTop).toBe(0)
  },
}

export const BelowOnAPhone: Story = {
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const sheet = await canvas.findByRole('dialog')
    const { bottom, width } = sheet.getBoundingClientRect()
    await expect(Math.round(bottom)).toBe(innerHeight)
    await expect(Math.round(width)).toBe(document.documentElement.clientWidth)
  },
}

export const BurmeseDarkPhone: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  args: { title: 'ခရီးစဉ် 1043', children: 'ယာဉ်မောင်း အောင်ကို၊ အကွာအဝေး 12.4 ကီလိုမီတာ' },
}

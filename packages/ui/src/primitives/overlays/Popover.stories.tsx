import type { Meta, StoryObj } from '@storybook/react-vite'
import Settings from 'lucide-react/icons/settings'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { manyLines } from '../../testing/manyLines.tsx'
import { Button } from '../actions/Button.tsx'
import { IconButton } from '../actions/IconButton.tsx'
import { Checkbox } from '../fields/Checkbox.tsx'
import { Popover } from './Popover.tsx'

/**
 * A panel that a button opens over the page, for a few settings or details.
 *
 * **Do** give a `Button` or an `IconButton` as `opener`. Nothing clips the panel; it is placed where it fits.
 * **Do not** use it for a task with its own buttons (`Dialog`), or for actions only (`Menu`).
 *
 * **Keyboard** Enter or Space opens, and the focus moves into the panel; Tab moves through it, and after the last control closes it; Escape closes and restores the focus.
 */
const meta = {
  title: 'Primitives/Popover',
  component: Popover,
  args: {
    opener: <Button>Layers</Button>,
    label: 'Layers',
    children: (close) => (
      <div style={{ display: 'grid', padding: 4 }}>
        <Checkbox defaultSelected>Locations</Checkbox>
        <Checkbox>Routes</Checkbox>
        <Button variant="primary" onPress={close}>
          Done
        </Button>
      </div>
    ),
  },
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

export const OpenedAndClosed: Story = {
  name: 'A press between its controls keeps the focus on them; Escape, Tab after the last one and a press outside close it',
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Layers' })
    await userEvent.click(opener)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Routes' }))
    await userEvent.click(canvas.getByRole('dialog'))
    await expect(canvas.getByRole('checkbox', { name: 'Routes' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(opener).toHaveFocus()

    await userEvent.click(opener)
    canvas.getByRole('button', { name: 'Done' }).focus()
    await userEvent.tab()
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())

    opener.focus()
    await userEvent.keyboard('{Enter}')
    canvas.getByRole('button', { name: 'Done' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())

    opener.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('dialog', { name: 'Layers' })).toBeVisible()
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('dialog')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox', { name: 'Locations' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(opener).toHaveFocus()
    await userEvent.click(opener)
    await userEvent.click(document.body)
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

function Vanishing() {
  const [step, setStep] = useState<'removed' | 'disabled'>()
  return (
    <div style={{ display: 'grid', padding: 4 }}>
      {step === undefined ? <Button onPress={() => setStep('removed')}>Remove</Button> : null}
      <button type="button" disabled={step === 'disabled'} onClick={() => setStep('disabled')}>
        Disable
      </button>
    </div>
  )
}

export const FocusOfGoneControl: Story = {
  name: 'Escape closes it after the focused control was removed or disabled',
  tags: ['!dev', '!autodocs'],
  args: { children: () => <Vanishing /> },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Layers' })
    for (const gone of ['Remove', 'Disable']) {
      await userEvent.click(opener)
      await userEvent.click(canvas.getByRole('button', { name: gone }))
      await waitFor(() => expect(canvas.getByRole('dialog')).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      await expect(canvas.queryByRole('dialog')).toBeNull()
      await expect(opener).toHaveFocus()
    }
  },
}

export const Open: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Layers' }))
    await expect(canvas.getByRole('dialog')).toBeVisible()
  },
}

export const Overflows: Story = {
  args: { children: () => manyLines },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Layers' }).focus()
    await userEvent.keyboard('{Enter}')
    const panel = canvas.getByRole('dialog', { name: 'Layers' })
    await waitFor(() => expect(panel).toHaveAttribute('tabindex', '0'))
    await expect(panel).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Layers' })).toHaveFocus())
  },
}

export const OverflowsWithLinks: Story = {
  name: 'Shift+Tab leaves a panel of links that overflows, by way of the panel, which scrolls',
  tags: ['!dev', '!autodocs'],
  args: {
    children: () => (
      <>
        {Array.from({ length: 40 }, (_, line) => (
          <p key={String(line)}>
            <a href={`#trip-${line + 1}`}>Trip {line + 1}</a>
          </p>
        ))}
      </>
    ),
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Layers' })
    await userEvent.click(opener)
    const panel = canvas.getByRole('dialog', { name: 'Layers' })
    await waitFor(() => expect(panel).toHaveAttribute('tabindex', '0'))
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Trip 1' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(panel).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(opener).toHaveFocus()
  },
}

function GrowsLater() {
  const [isLong, setLong] = useState(false)
  return (
    <>
      <Button onPress={() => setLong(true)}>More</Button>
      {isLong ? manyLines : null}
    </>
  )
}

export const Grows: Story = {
  name: 'Content that arrives later moves it to the side with more room, without an error of the browser',
  tags: ['!dev', '!autodocs'],
  args: { children: () => <GrowsLater /> },
  render: (args) => (
    <div style={{ position: 'fixed', top: 'calc(100vh - 200px)' }}>
      <Popover {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const errors: string[] = []
    const note = ({ message }: ErrorEvent) => errors.push(message)
    window.addEventListener('error', note)
    const opener = canvas.getByRole('button', { name: 'Layers' })
    await userEvent.click(opener)
    const panel = canvas.getByRole('dialog', { name: 'Layers' })
    const isAbove = () => panel.getBoundingClientRect().bottom <= opener.getBoundingClientRect().top
    await expect(isAbove()).toBe(false)
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await waitFor(() => expect(isAbove()).toBe(true))
    await expect(panel.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
    window.removeEventListener('error', note)
    await expect(errors).toEqual([])
  },
}

export const NotClipped: Story = {
  args: {
    opener: (
      <IconButton label="Settings">
        <Settings size={18} aria-hidden />
      </IconButton>
    ),
    align: 'end',
  },
  render: (args) => (
    <div style={{ overflow: 'hidden', height: 48, padding: 4, border: '1px solid', width: 60 }}>
      <Popover {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }))
    const { left, width } = canvas.getByRole('dialog').getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(8)
    await expect(width).toBeGreaterThan(60)
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}

export const BurmeseDarkPhone: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  args: {
    opener: <Button>အလွှာများ</Button>,
    label: 'အလွှာများ',
    children: () => (
      <div style={{ display: 'grid' }}>
        <Checkbox defaultSelected>တည်နေရာများ</Checkbox>
        <Checkbox>လမ်းကြောင်းများ</Checkbox>
      </div>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'အလွှာများ' }))
    await expect(canvas.getByRole('dialog', { name: 'အလွှာများ' })).toBeVisible()
  },
}

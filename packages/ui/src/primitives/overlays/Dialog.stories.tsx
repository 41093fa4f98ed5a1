import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { useFleet } from '../../provider/FleetContext.ts'
import { FleetProvider } from '../../provider/FleetProvider.tsx'
import { useNotify } from '../../provider/useNotify.ts'
import { useUnsaved } from '../../provider/useUnsaved.ts'
import { manyLines } from '../../testing/manyLines.tsx'
import { onOverlay, overlays } from '../../testing/overlayHost.tsx'
import { Button } from '../actions/Button.tsx'
import { ErrorCard } from '../feedback/ErrorCard.tsx'
import { TextField } from '../fields/TextField.tsx'
import { Dialog } from './Dialog.tsx'

/**
 * A modal dialog for one short task.
 *
 * **Do** name the task in the title, and put the main button last in `footer`. Call `preloadDialog()` when the opener is hovered or focused.
 * **Do not** open one dialog from another, or use it for content that fits on the page. For a confirmation use `ConfirmDialog`; for details of the page use `Sheet`.
 *
 * **Keyboard** Tab stays inside, Escape closes and restores the focus.
 */
const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  args: {
    isOpen: false,
    title: 'Edit driver',
    onClose: fn(),
    children: (
      <div style={{ display: 'grid', gap: 12 }}>
        <TextField label="Name" defaultValue="Aung Ko" />
        <TextField label="Vehicle number" defaultValue="YGN-4H/1234" />
      </div>
    ),
  },
  render: function Opened(args) {
    const [isOpen, setOpen] = useState(args.isOpen)
    const notify = useNotify()
    const isBurmese = useFleet().language === 'my'
    const close = () => {
      setOpen(false)
      args.onClose()
    }
    return (
      <>
        <Button onPress={() => setOpen(true)}>{isBurmese ? 'ဖွင့်ရန်' : 'Open'}</Button>
        <Dialog
          {...args}
          isOpen={isOpen}
          onClose={close}
          footer={
            <>
              <Button onPress={close}>{isBurmese ? 'မလုပ်တော့ပါ' : 'Cancel'}</Button>
              <Button variant="primary" onPress={() => notify('Updated successfully', { tone: 'success' })}>
                {isBurmese ? 'ပြင်ဆင်ရန်' : 'Update'}
              </Button>
            </>
          }
        />
      </>
    )
  },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const OpenedAndClosed: Story = {
  args: {
    children: (
      <>
        <TextField label="Name" defaultValue="Aung Ko" />
        <ErrorCard message="The vehicle could not be loaded." onRetry={fn()} />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <>
        <Button>First</Button>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    const popup = await canvas.findByRole('dialog')
    await userEvent.click(within(popup).getByRole('textbox', { name: 'Name' }))
    await waitFor(() => expect(popup).toBeVisible())
    const beside = popup.closest<HTMLElement>('[data-part="stage"]')
    if (beside) await userEvent.click(beside)
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(args.onClose).toHaveBeenCalledOnce()

    opener.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await canvas.findByRole('dialog', { name: 'Edit driver' })
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    for (let steps = 0; steps < 6; steps++) {
      await userEvent.tab()
      await expect(dialog.contains(document.activeElement)).toBe(true)
    }
    // It unmounts with the dialog, and leaves the focus to what the dialog restores.
    within(dialog).getByRole('button', { name: 'Try again' }).focus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(args.onClose).toHaveBeenCalledTimes(2)
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const Open: Story = {
  tags: ['picture'],
  args: { isOpen: true },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Edit driver' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }))
    // Messages stay above a dialog and readable inside it.
    await expect(await canvas.findByText('Updated successfully')).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible())
  },
}

export const Overflows: Story = {
  tags: ['picture'],
  args: { isOpen: true, children: manyLines },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Edit driver' })
    const body = await within(dialog).findByRole('group', { name: 'Edit driver' })
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    for (let steps = 0; steps < 4 && document.activeElement !== body; steps++) await userEvent.tab()
    await expect(body).toHaveFocus()
  },
}

export const OpenerGone: Story = {
  name: 'The focus moves to the next row when the row of the opener is removed',
  tags: ['!dev', '!autodocs'],
  render: function Rows(args) {
    const [rows, setRows] = useState(['Aung Ko', 'Su Su', 'Min Thu'])
    const [removed, setRemoved] = useState<string>()
    return (
      <>
        <ul>
          {rows.map((row) => (
            <li key={row}>
              <Button onPress={() => setRemoved(row)}>{`Remove ${row}`}</Button>
            </li>
          ))}
        </ul>
        <Dialog
          {...args}
          isOpen={removed !== undefined}
          onClose={() => setRemoved(undefined)}
          footer={
            <Button
              onPress={() => {
                setRows(rows.filter((row) => row !== removed))
                setRemoved(undefined)
              }}
            >
              Yes
            </Button>
          }
        />
      </>
    )
  },
  play: async ({ canvas }) => {
    for (const [row, next] of [
      ['Su Su', 'Min Thu'],
      ['Min Thu', 'Aung Ko'],
    ]) {
      canvas.getByRole('button', { name: `Remove ${row}` }).focus()
      await userEvent.keyboard('{Enter}')
      const yes = within(await canvas.findByRole('dialog')).getByRole('button', { name: 'Yes' })
      yes.focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(canvas.getByRole('button', { name: `Remove ${next}` })).toHaveFocus())
    }
  },
}

export const OpenerGoneFromCard: Story = {
  name: 'The focus moves to the card of the opener when the opener alone is removed',
  tags: ['!dev', '!autodocs'],
  render: function Card(args) {
    const [step, setStep] = useState<'waiting' | 'asked' | 'assigned'>('waiting')
    return (
      <>
        <article data-key="B1" tabIndex={-1} aria-label="Booking">
          {step === 'assigned' ? null : <Button onPress={() => setStep('asked')}>Assign</Button>}
          <Button>Print</Button>
        </article>
        <Dialog
          {...args}
          isOpen={step === 'asked'}
          onClose={() => setStep('waiting')}
          footer={<Button onPress={() => setStep('assigned')}>Yes</Button>}
        />
      </>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Assign' }))
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(canvas.getByRole('article', { name: 'Booking' })).toHaveFocus())
  },
}

export const InPlaceOfAnother: Story = {
  name: 'The focus returns to the opener of the first dialog when another one took its place',
  tags: ['!dev', '!autodocs'],
  render: function Steps(args) {
    const [step, setStep] = useState<'closed' | 'group' | 'balance'>('closed')
    const close = () => setStep('closed')
    return (
      <>
        <Button>First</Button>
        <Button onPress={() => setStep('group')}>Add balance</Button>
        <Dialog
          {...args}
          isOpen={step === 'group'}
          title="Group"
          onClose={close}
          footer={<Button onPress={() => setStep('balance')}>Next</Button>}
        />
        <Dialog {...args} isOpen={step === 'balance'} title="Balance" onClose={close} />
      </>
    )
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Add balance' })
    await userEvent.click(opener)
    const first = await canvas.findByRole('dialog', { name: 'Group' })
    await waitFor(() => expect(first.contains(document.activeElement)).toBe(true))
    await userEvent.click(within(first).getByRole('button', { name: 'Next' }))
    const second = await canvas.findByRole('dialog', { name: 'Balance' })
    await waitFor(() => expect(second.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

function Form() {
  const [name, setName] = useState('')
  useUnsaved(name !== '')
  return <TextField label="Name" value={name} onChange={setName} />
}

export const Unsaved: Story = {
  name: 'CF-128 a popup with unsaved input asks before the x, Escape or a press outside closes it',
  tags: ['!dev', '!autodocs'],
  args: { isOpen: true, children: <Form /> },
  play: async ({ canvas, args }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Edit driver' })
    const name = within(dialog).getByRole('textbox', { name: 'Name' })
    await userEvent.type(name, 'Aung')
    const beside = dialog.closest<HTMLElement>('[data-part="stage"]') ?? dialog
    const ways = [
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(within(dialog).getByRole('button', { name: 'Close' })),
      () => userEvent.click(beside),
    ]
    for (const close of ways) {
      await close()
      const question = within(await canvas.findByRole('alertdialog', { name: 'Leave without saving?' }))
      await expect(args.onClose).not.toHaveBeenCalled()
      await userEvent.click(question.getByRole('button', { name: 'Stay' }))
      await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
      await expect(name).toHaveValue('Aung')
    }
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(args.onClose).toHaveBeenCalledOnce()
    // What was typed is removed again: nothing to ask.
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'A{Backspace}{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

export const InHistory: Story = {
  name: 'CF-169 an app closes the top overlay on Back; one with unsaved input asks and stays',
  tags: ['!dev', '!autodocs'],
  args: { isOpen: true, children: <Form /> },
  decorators: [
    (Story) => (
      <FleetProvider onOverlay={onOverlay}>
        <Story />
      </FleetProvider>
    ),
  ],
  play: async ({ canvas, args }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' })
    await expect(overlays).toHaveLength(1)
    await userEvent.type(name, 'Aung')
    await expect(overlays[0]?.close()).toBe(false)
    await canvas.findByRole('alertdialog', { name: 'Leave without saving?' })
    await expect(overlays).toHaveLength(2)
    await expect(overlays[1]?.close()).toBe(true)
    await waitFor(() => expect(overlays).toHaveLength(1))
    await userEvent.clear(name)
    await expect(overlays[0]?.close()).toBe(true)
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(overlays).toEqual([]))
    // A dialog of another app touches no history.
    await expect(window.history.state?.overlays).toBeUndefined()
  },
}

export const BurmeseDarkPhone: Story = {
  tags: ['picture'],
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  parameters: {
    latinWords: {
      Open: "the story's own button",
      Update: "the story's own button",
      Cancel: "the story's own button",
    },
  },
  args: {
    isOpen: true,
    title: 'ယာဉ်မောင်းအချက်အလက် ပြင်ဆင်ရန်',
    children: 'ဤယာဉ်မောင်း၏ အမည်၊ အသုံးပြုသူ ID နှင့် ယာဉ်နံပါတ်ကို ပြင်ဆင်နိုင်ပါသည်။',
  },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog'))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'ပိတ်ရန်' })).toBeVisible())
    await expect(dialog.queryByRole('button', { name: /dismiss/i })).toBeNull()
  },
}

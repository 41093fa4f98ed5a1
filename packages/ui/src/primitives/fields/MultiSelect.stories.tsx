import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { held } from '../../testing/held.tsx'
import { Spinner } from '../feedback/Spinner.tsx'
import { MultiSelect } from './MultiSelect.tsx'

const options = [
  'Airport',
  'Bahan',
  'Downtown',
  'Hlaing',
  'Insein',
  'Kamayut',
  'Mayangone',
  'Tamwe',
  'Yankin',
].map((label, index) => ({ id: `g${index + 1}`, label }))

/**
 * Chooses several options. Closed, it shows the first chosen option and `+n`. Open, it has a search, and buttons that select or unselect all found options.
 *
 * **Do** give a `placeholder` that explains an empty choice. Fetch options in `onOpen`, and show loading and failure in `status`.
 * **Do not** use it for up to 4 options that fit on the page: use checkboxes.
 *
 * **Keyboard** Enter, Space, Up, Down or a press opens, and the focus moves to the search. Up, Down, Page Up and Page Down move through the options, Enter chooses, Tab moves to the buttons, Escape closes. Without a search, Home, End and Space work on the list too.
 */
const meta = {
  title: 'Primitives/MultiSelect',
  component: MultiSelect,
  args: { label: 'Groups', items: options, value: [], placeholder: 'All groups', onChange: fn() },
  render: held(MultiSelect, 280),
} satisfies Meta<typeof MultiSelect>

export default meta
type Story = StoryObj<typeof meta>

async function open(canvasElement: HTMLElement, name: RegExp) {
  const canvas = within(canvasElement)
  await userEvent.click(canvas.getByRole('button', { name }))
  const panel = within(await canvas.findByRole('dialog'))
  await panel.findByRole('listbox')
  return panel
}

export const Closed: Story = {
  tags: ['picture'],
  name: 'MAP-09 the closed select shows the first chosen option and the count of the others',
  args: { value: ['g3', 'g1', 'g9'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Groups Airport +2' })).toHaveTextContent(/^Airport \+2$/)
  },
}

export const AllAndNone: Story = {
  name: 'One button selects all options, another unselects them',
  play: async ({ canvas, canvasElement, args }) => {
    const panel = await open(canvasElement, /^Groups/)
    await userEvent.click(panel.getByRole('button', { name: 'Select all' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(options.map(({ id }) => id))
    await expect(panel.getByRole('button', { name: 'Select all' })).toHaveFocus()
    await userEvent.click(panel.getByRole('button', { name: 'Unselect all' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([])
    await expect(panel.getByRole('button', { name: 'Unselect all' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}

export const SearchedByKeyboard: Story = {
  args: { value: ['g1'] },
  play: async ({ canvas, canvasElement, args }) => {
    const panel = await open(canvasElement, /^Groups/)
    const search = panel.getByRole('combobox', { name: 'Search: Groups' })
    await waitFor(() => expect(search).toHaveFocus())
    await userEvent.type(search, 'in')
    await expect(panel.getByRole('status')).toHaveTextContent('3 found')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const active = panel.getByRole('option', { name: 'Insein' })
    await expect(search).toHaveAttribute('aria-activedescendant', active.id)
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['g1', 'g5'])
    await expect(active).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Groups Airport +1' })).toHaveFocus()
  },
}

export const SearchedInZawgyi: Story = {
  name: 'CF-166 a search typed in Zawgyi finds a name in Unicode',
  tags: ['!dev', '!autodocs'],
  args: { items: [{ id: 'g1', label: 'ရွှေတိဂုံဘုရား' }], hasSearch: true },
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement, /^Groups/)
    await userEvent.type(panel.getByRole('combobox'), 'ေရႊတိဂံုဘုရား')
    await expect(panel.getByRole('option', { name: 'ရွှေတိဂုံဘုရား' })).toBeVisible()
  },
}

export const FocusInside: Story = {
  name: 'A press between the options keeps the focus in the search; keys with Alt, Ctrl or Meta are left to the browser',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, args }) => {
    canvas.getByRole('button', { name: /^Groups/ }).focus()
    await userEvent.keyboard('{ArrowDown}')
    const combobox = await canvas.findByRole('combobox')
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey'])
      for (const key of ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Enter'])
        await expect(fireEvent.keyDown(combobox, { key, [modifier]: true })).toBe(true)
    await expect(combobox).not.toHaveAttribute('aria-activedescendant')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('dialog')).toBeNull()

    const panel = await open(canvasElement, /^Groups/)
    const search = panel.getByRole('combobox')
    await waitFor(() => expect(search).toHaveFocus())
    await userEvent.click(await panel.findByRole('status'))
    await expect(search).toHaveFocus()
    await userEvent.click(await panel.findByRole('option', { name: 'Bahan' }))
    await expect(search).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['g2', 'g3'])
  },
}

export const NothingFound: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement, /^Groups/)
    await userEvent.type(panel.getByRole('combobox'), 'zzz')
    await expect(panel.getByRole('status')).toHaveTextContent('Nothing found')
    await expect(panel.queryByRole('option')).toBeNull()
  },
}

export const TenThousand: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    label: 'Drivers',
    items: Array.from({ length: 10_000 }, (_, index) => ({
      id: `d${index}`,
      label: `Driver ${index + 1}`,
    })),
    value: ['d41'],
  },
  play: async ({ canvasElement, args }) => {
    const panel = await open(canvasElement, /^Drivers/)
    await waitFor(() => expect(panel.getAllByRole('option').length).toBeGreaterThan(4))
    await expect(panel.getAllByRole('option').length).toBeLessThan(40)
    await userEvent.click(panel.getByRole('listbox'), { pointerEventsCheck: 0 })
    panel.getByRole('listbox').focus()
    await userEvent.keyboard('{End} ')
    const last = await panel.findByRole('option', { name: 'Driver 10000' })
    await expect(last).toHaveAttribute('aria-posinset', '10000')
    await expect(last).toHaveAttribute('aria-setsize', '10000')
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.arrayContaining(['d41', 'd9999']))
  },
}

export const OnTheWay: Story = {
  args: { status: <Spinner /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Groups/ }))
    await expect(within(canvas.getByRole('dialog')).getByRole('progressbar')).toBeVisible()
  },
}

export const BurmeseDarkPhone: Story = {
  tags: ['picture'],
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  args: {
    label: 'အဖွဲ့များ',
    placeholder: 'အဖွဲ့အားလုံး',
    value: ['b', 'a'],
    hasSearch: true,
    items: [
      { id: 'a', label: 'ရန်ကုန်မြောက်ပိုင်း တက္ကစီ ယာဉ်မောင်းများ အသင်းအဖွဲ့' },
      { id: 'b', label: 'လေဆိပ်' },
      { id: 'c', label: 'မြို့လယ်' },
    ],
  },
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement, /အဖွဲ့များ/)
    await expect(await panel.findByRole('option', { name: 'လေဆိပ်' })).toHaveAttribute('aria-selected', 'true')
    await expect(panel.getByRole('combobox')).toHaveAccessibleName('ရှာရန် - အဖွဲ့များ')
  },
}

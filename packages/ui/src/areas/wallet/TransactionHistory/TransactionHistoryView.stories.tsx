import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { transactionHistory } from '../../../testing/index.ts'
import { aConsolePage, aWallet } from './storyHistory.ts'
import { TransactionHistoryView, type TransactionHistoryViewProps } from './TransactionHistoryView.tsx'

const meta = {
  title: 'Widgets/TransactionHistory/View',
  component: TransactionHistoryView,
  args: {
    model: 'wallet',
    history: aWallet(),
    period: { option: 'range', start: '2025-01-06', end: '2025-01-12' },
    page: 1,
    onPeriod: fn(),
    onPage: fn(),
    onRetry: fn(),
    onExport: fn(),
    onCancelExport: fn(),
  },
} satisfies Meta<TransactionHistoryViewProps>

export default meta
type Story = StoryObj<TransactionHistoryViewProps>

const find = (canvasElement: HTMLElement) => transactionHistory(within(canvasElement))
/** The button of the row with this name. */
const row = (canvasElement: HTMLElement, name: RegExp) => within(canvasElement).getByRole('button', { name })
/** The value of a name in a list of facts. */
const fact = (root: HTMLElement, name: string) =>
  within(root).getByText(name, { selector: 'dt' }).nextElementSibling

export const Wallet: Story = {
  tags: ['picture'],
  name: 'TXN-07 the totals are Initial, Wallet, Platform and Final',
  args: { period: { option: 'week' } },
  parameters: { rules: ['TXN-12', 'TXN-13', 'TXN-14', 'CF-57', 'CF-123'] },
  play: async ({ canvas, canvasElement }) => {
    const totals = canvasElement.querySelector<HTMLElement>('[data-part="totals"]') ?? canvasElement
    const names = within(totals).getAllByRole('term')
    await expect(names.map((name) => name.textContent)).toEqual(['Initial', 'Wallet', 'Platform', 'Final'])
    await expect(fact(totals, 'Initial')).toHaveTextContent('20,000 MMK')
    await expect(fact(totals, 'Wallet')).toHaveTextContent('30,000 MMK')
    await expect(fact(totals, 'Platform')).toHaveTextContent('2,630 MMK')
    await expect(fact(totals, 'Final')).toHaveTextContent('47,370 MMK')
    await expect(canvas.getByText('7 transactions')).toBeVisible()
    await expect(canvas.getByText('12:02 AM,08/01/25')).toBeVisible()
    await expect(row(canvasElement, /^No trip 6:20 PM,09\/01\/25 30,000 MMK$/)).toBeVisible()
    await expect(canvas.getByText('1 of 2')).toBeVisible()
    await expect(find(canvasElement).previous()).toBeDisabled()
    await expect(find(canvasElement).period('week')).toBeChecked()
  },
}

export const Unfolded: Story = {
  tags: ['picture'],
  name: 'TXN-09 an entry shows trip code, total and date, and unfolds to Initial, Platform and Final',
  parameters: { rules: ['TXN-13', 'FMT-01'] },
  play: async ({ canvasElement }) => {
    const entry = row(canvasElement, /^#128153/)
    await expect(entry).toHaveAccessibleName('#128153 3:30 PM,10/01/25 4,500 MMK')
    await expect(entry).toHaveAttribute('aria-expanded', 'false')
    entry.focus()
    await userEvent.keyboard('{Enter}')
    await expect(entry).toHaveAttribute('aria-expanded', 'true')
    const facts = entry.nextElementSibling as HTMLElement
    await expect(facts).toBeVisible()
    await expect(fact(facts, 'Initial')).toHaveTextContent('47,820 MMK')
    await expect(fact(facts, 'Platform')).toHaveTextContent('450 MMK')
    await expect(fact(facts, 'Final')).toHaveTextContent('47,370 MMK')
    await userEvent.keyboard(' ')
    await expect(facts).not.toBeVisible()
  },
}

export const Console: Story = {
  tags: ['picture'],
  name: 'TXN-01 a row of the console shows from, to, total and date, and unfolds to the rest',
  args: { model: 'console', history: aConsolePage() },
  parameters: { rules: ['CF-55'] },
  play: async ({ canvasElement }) => {
    const topUp = row(canvasElement, /30,000 MMK$/)
    await userEvent.click(topUp)
    await expect(topUp.nextElementSibling).toHaveTextContent(/^Deducted0 MMK$/)
    await userEvent.click(topUp)
    const entry = row(canvasElement, /^Sule Pagoda → Inya Lake Hotel/)
    await expect(entry).toHaveAccessibleName('Sule Pagoda → Inya Lake Hotel 3:30 PM,10/01/25 4,500 MMK')
    await userEvent.click(entry)
    const facts = entry.nextElementSibling as HTMLElement
    await expect(fact(facts, 'Trip ID')).toHaveTextContent('ab-cd-15')
    await expect(fact(facts, 'Distance')).toHaveTextContent('12.1 km')
    await expect(fact(facts, 'Duration')).toHaveTextContent('35 min 10 sec')
    await expect(fact(facts, 'Deducted')).toHaveTextContent('450 MMK')
    await expect(canvasElement.querySelector('[data-part="totals"]')).toBeNull()
  },
}

export const Range: Story = {
  name: 'TXN-10 one period control with the options 1 to 4; Range shows from and to dates',
  parameters: { rules: ['TXN-04', 'TXN-11', 'CF-56', 'DATE-07'] },
  play: async ({ canvas, canvasElement, args }) => {
    const radios = canvas.getAllByRole('radio')
    await expect(radios.map((radio) => (radio as HTMLInputElement).value)).toEqual(['1', '2', '3', '4'])
    await expect(radios.map((radio) => radio.getAttribute('aria-label'))).toEqual([
      'Today',
      'Week',
      'Month',
      'Range',
    ])
    await userEvent.click(find(canvasElement).period('month'))
    await expect(args.onPeriod).toHaveBeenLastCalledWith({ period: { option: 'month' } })
    const start = await canvas.findByRole('textbox', { name: 'Start date' })
    await expect(start).toHaveValue('06/01/2025')
    await expect(find(canvasElement).end()).toHaveValue('12/01/2025')
    await userEvent.tripleClick(find(canvasElement).end())
    await userEvent.paste('03/01/2025')
    await expect(args.onPeriod).toHaveBeenLastCalledWith({
      period: { option: 'range', start: '2025-01-03', end: '2025-01-03' },
    })
  },
}

export const SumsDiffer: Story = {
  name: 'CF-123 inconsistent totals show a warning where the check is on',
  args: { checksSums: true, history: aWallet({ closing: 47_000 }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/initial \+ wallet - platform is 47,370, and final is 47,000/),
    ).toBeVisible()
  },
}

export const Loading: Story = {
  args: { history: undefined, isFetching: true, period: { option: 'week' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Transaction History' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
}

export const Empty: Story = {
  args: { history: aWallet({ transactions: [], count: 0, wallet: 0, platform: 0, closing: 20_000 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No transactions in this period.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Export CSV' })).toBeNull()
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}

export const Failed: Story = {
  name: "CF-115 a failed load shows the server's message, with Retry",
  args: { history: undefined, failure: 'You may not see this wallet.' },
  parameters: { rules: ['ERR-13'] },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You may not see this wallet.')
    await expect(canvas.queryByText('No transactions in this period.')).toBeNull()
    await userEvent.click(find(canvasElement).retry())
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Stale: Story = { args: { staleness: 'Updated 12 minutes ago. The server cannot be reached.' } }

export const Exporting: Story = {
  args: { exporting: { state: 'running', done: 200, total: 1240 }, history: aWallet({ closing: 47_000 }) },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByText('200 of 1,240 read')).toBeVisible()
    // Totals are compared only where the check is on.
    await expect(canvas.getByText('47,000')).toBeVisible()
    await expect(canvas.queryByText(/do not agree/)).toBeNull()
    await userEvent.click(find(canvasElement).exportCsv())
    await expect(args.onExport).not.toHaveBeenCalled()
    await userEvent.click(find(canvasElement).cancelExport())
    await expect(args.onCancelExport).toHaveBeenCalledOnce()
  },
}

export const Burmese: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  args: { period: { option: 'week' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(row(canvasElement, /^#128153/))
    await expect(transactionHistory(canvas, { language: 'my' }).next()).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

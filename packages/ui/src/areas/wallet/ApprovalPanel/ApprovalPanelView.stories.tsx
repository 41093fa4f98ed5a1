import type { TopUpRequest } from '@fleetgis/domain/wallet'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { savingData } from '../../../testing/savingData.ts'
import { APPROVAL_FILTERS_AT_FIRST } from './ApprovalFilters.ts'
import { ApprovalPanelView, type ApprovalPanelViewProps } from './ApprovalPanelView.tsx'

const request = (index: number, more: Partial<TopUpRequest> = {}): TopUpRequest => ({
  key: `R-${index}`,
  groupKey: 'G001',
  driverKey: `D-${index}`,
  driverName: `Driver ${index}`,
  status: 1,
  amount: 5_000,
  symbol: 'MMK',
  requestedAt: '2026-11-20 08:15:00',
  attachments: [],
  ...more,
})

const ignore = () => {}

/** The view with statuses that decisions change. */
function Demo({ requests, onDecide, ...props }: ApprovalPanelViewProps) {
  const [statuses, setStatuses] = useState<Readonly<Record<string, number>>>({})
  return (
    <ApprovalPanelView
      {...props}
      requests={requests?.map((one) => ({ ...one, status: statuses[one.key] ?? one.status }))}
      onDecide={async (press) => {
        await onDecide?.(press)
        setStatuses((all) => ({ ...all, [press.request.key]: press.decision === 'approve' ? 2 : 4 }))
        return false
      }}
    />
  )
}

const meta = {
  title: 'Widgets/ApprovalPanel/View',
  component: ApprovalPanelView,
  tags: ['!autodocs'],
  render: (args) => <Demo {...args} />,
  args: {
    requests: [],
    total: 60,
    filters: APPROVAL_FILTERS_AT_FIRST,
    onFiltersChange: ignore,
    types: [''],
    onDecide: fn(async () => false),
    hasMore: false,
    isLoadingMore: false,
    isFetching: false,
    onLoadMore: ignore,
    onRetry: ignore,
  },
} satisfies Meta<ApprovalPanelViewProps>

export default meta
type Story = StoryObj<ApprovalPanelViewProps>

const focused = () => document.activeElement?.closest<HTMLElement>('[data-request]')?.dataset.request ?? ''

export const Queue: Story = {
  name: 'R10 a queue is approved with three presses each, over requests far out of sight',
  args: {
    // Every tenth is submitted.
    requests: Array.from({ length: 120 }, (_, index) => request(index, { status: index % 10 === 0 ? 1 : 4 })),
  },
  play: async ({ canvasElement, args }) => {
    await expect(canvasElement.querySelector('[data-part="summary"]')).toHaveTextContent(
      '12 submitted, 60,000 MMK',
    )
    canvasElement.querySelector<HTMLElement>('[data-decision="approve"]')?.focus()
    let presses = 0
    const press = async (key: string) => {
      presses += 1
      await userEvent.keyboard(key)
    }
    for (const index of [0, 10, 20, 30, 40, 50]) {
      await waitFor(() => expect(focused()).toBe(`R-${index}`))
      await press('{Enter}')
      await waitFor(() => expect(within(document.body).getByRole('button', { name: 'No' })).toHaveFocus())
      await press('{Tab}')
      await press('{Enter}')
    }
    await waitFor(() => expect(focused()).toBe('R-60'))
    await expect(args.onDecide).toHaveBeenCalledTimes(6)
    // 50 approvals are 150 presses.
    await expect(presses).toBe(18)
  },
}

export const Fraction: Story = {
  name: 'CF-172 cards and their sum have no decimals and one currency; the question shows the number that is sent',
  args: {
    requests: [
      request(1, { amount: 1500.5, symbol: 'Ks', driverName: ' ', vehicleNo: '9K-1234' }),
      request(2, { amount: 2000, symbol: 'ကျပ်' }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('1,501 MMK')).toBeVisible()
    await expect(canvas.getByText('2,000 MMK')).toBeVisible()
    await expect(canvasElement.querySelector('[data-part="summary"]')).toHaveTextContent('3,501 MMK')
    await userEvent.click(canvas.getByRole('button', { name: /^Approve.*1,501 MMK/ }))
    const question = await within(document.body).findByRole('alertdialog')
    await expect(question).toHaveTextContent('1,500.5 MMK')
    // Without a name the driver is called by the plate.
    await expect(question).toHaveTextContent('9K-1234')
  },
}

export const Waiting: Story = {
  name: 'CF-172 the summary counts what waits whatever status is chosen, with a sum for each currency',
  args: {
    requests: [
      request(1, { amount: 100, symbol: 'USD' }),
      request(2, { amount: 2000 }),
      request(3, { status: 2 }),
    ],
    filters: { ...APPROVAL_FILTERS_AT_FIRST, status: 'approved' },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part="summary"]')).toHaveTextContent(
      '2 submitted, 100 USD + 2,000 MMK · 1 request',
    )
  },
}

export const Held: Story = {
  name: 'R5 a held key decides nothing: each decision needs fresh presses',
  args: { requests: [request(1), request(2)] },
  play: async ({ canvasElement, args }) => {
    const [first] = canvasElement.querySelectorAll<HTMLElement>('[data-decision="approve"]')
    const user = userEvent.setup()
    first?.focus()
    await user.keyboard('{Enter>12}')
    await expect(within(document.body).queryByRole('alertdialog')).not.toBeInTheDocument()
    await user.keyboard('{/Enter}')
    await waitFor(() => expect(within(document.body).getByRole('button', { name: 'No' })).toHaveFocus())
    await user.keyboard('{Tab}{Enter>12}')
    await expect(args.onDecide).not.toHaveBeenCalled()
    await user.keyboard('{/Enter}')
    await waitFor(() => expect(focused()).toBe('R-2'))
    await expect(args.onDecide).toHaveBeenCalledOnce()
    await expect(within(document.body).queryByRole('alertdialog')).not.toBeInTheDocument()
  },
}

export const RightGone: Story = {
  name: 'PERM-15 a Yes after the right to decide has gone closes the question, and sends nothing',
  tags: ['!dev'],
  args: { requests: [request(1)] },
  render: function RightGone(args) {
    const [mayDecide, setMayDecide] = useState(true)
    return (
      <>
        <button type="button" onClick={() => setMayDecide(false)}>
          Take the right
        </button>
        <ApprovalPanelView {...args} onDecide={mayDecide ? args.onDecide : undefined} />
      </>
    )
  },
  play: async ({ canvas, canvasElement, args }) => {
    const right = canvas.getByRole('button', { name: 'Take the right' })
    await userEvent.click(canvasElement.querySelector('[data-decision="approve"]') as HTMLElement)
    const question = within(await within(document.body).findByRole('alertdialog'))
    // Behind the question, reachable only by script.
    right.click()
    await waitFor(() => expect(canvasElement.querySelector('[data-decision]')).toBeNull())
    await userEvent.click(question.getByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(canvasElement.querySelector('[data-part="summary"]')).toHaveFocus())
    await expect(args.onDecide).not.toHaveBeenCalled()
  },
}

export const Pictures: Story = {
  name: 'APR-07 a press opens a picture in full; the arrow keys step, and a broken one has a placeholder',
  parameters: { rules: ['CF-157'] },
  args: {
    imageHosts: ['images.fleet.example'],
    requests: [
      request(1, {
        attachments: [
          'https://images.fleet.example/1.svg',
          'https://images.fleet.example/2.svg',
          'https://elsewhere.example/3.svg',
        ],
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 picture cannot be shown')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Open picture 1 of Driver 1' }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await dialog.findByText('1 of 2')
    await dialog.findByText('The picture could not be loaded.')
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Next picture' })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await dialog.findByText('2 of 2')
    await userEvent.keyboard('{Escape}')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Open picture 1 of Driver 1' })).toHaveFocus(),
    )
  },
}

export const SavingData: Story = {
  name: 'APR-07 where the browser saves data, a picture of a request loads when it is opened',
  beforeEach: savingData,
  args: {
    imageHosts: ['images.fleet.example'],
    requests: [request(1, { attachments: ['https://images.fleet.example/1.svg'] })],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Open picture 1 of Driver 1' }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await dialog.findByText('The picture could not be loaded.')
  },
}

export const Long: Story = {
  name: 'APR-12 an unknown status, long Burmese remarks and other signs fit a phone',
  globals: { language: 'my', viewport: { value: 'phone' } },
  args: {
    requests: [
      request(1, {
        driverName: 'ကိုအောင်',
        status: 7,
        symbol: 'ကျပ်',
        amount: 0,
        remark: 'ငွေလွှဲပြေစာ ပူးတွဲပါရှိသည်။ '.repeat(12),
      }),
      request(2, { symbol: 'Ks', driverName: 'ကိုကျော်ဇော်'.repeat(8), amount: 123_456_789 }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('မသိရပါ')).toBeVisible())
    await expect(canvas.getByText('0 MMK')).toBeVisible()
    await expect(canvas.getByText('123,456,789 MMK')).toBeVisible()
    await expect(canvasElement.querySelectorAll('[data-decision]')).toHaveLength(2)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

export const KeepsPlace: Story = {
  name: 'APR-08 after a decision in the middle of a long list the place stays, and the focus is on the next',
  globals: { viewport: { value: 'phone' } },
  args: { requests: Array.from({ length: 30 }, (_, index) => request(index)) },
  play: async ({ canvas, canvasElement }) => {
    const approve = async (index: number) =>
      canvas.findByRole('button', { name: new RegExp(`^Approve .*Driver ${index}\\b`) })
    const card = (index: number) => canvasElement.querySelector(`[data-request="R-${index}"]`)
    // A list of cards renders those near the window only.
    for (let index = 0; index <= 14; index += 1) {
      await waitFor(() => expect(card(index)).not.toBeNull())
      card(index)?.scrollIntoView({ block: 'center' })
    }
    const button = await approve(14)
    button.scrollIntoView({ block: 'center' })
    await waitFor(() => expect(button.getBoundingClientRect().top).toBeGreaterThan(100))
    const before = { top: card(14)?.getBoundingClientRect().top ?? 0, y: scrollY }
    await expect(before.y).toBeGreaterThan(1000)
    await userEvent.click(button)
    const dialog = await within(document.body).findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes' }))
    await waitFor(() =>
      expect(document.activeElement?.closest('[data-request]')).toHaveAttribute('data-request', 'R-15'),
    )
    // Room for the button of the next request, which comes into the window.
    await expect(Math.abs((card(14)?.getBoundingClientRect().top ?? 0) - before.top)).toBeLessThan(200)
    await expect(await approve(15)).toBeVisible()
    const { top, bottom } = (await approve(15)).getBoundingClientRect()
    await expect(top).toBeGreaterThanOrEqual(0)
    await expect(bottom).toBeLessThanOrEqual(innerHeight)
  },
}

export const ExportOnPhone: Story = {
  tags: ['!dev', '!autodocs'],
  name: 'On a phone the export is under More, beside the number of requests',
  globals: { viewport: { value: 'phone' } },
  args: { requests: Array.from({ length: 30 }, (_, index) => request(index)), onExport: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Export CSV' })).toBeNull()
    const more = canvas.getByRole('button', { name: 'More' })
    await expect(more.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    const summary = canvasElement.querySelector('[data-part="summary"]')
    await expect(summary?.getBoundingClientRect().bottom).toBeGreaterThan(more.getBoundingClientRect().top)
    await userEvent.click(more)
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Export CSV' }))
    await expect(args.onExport).toHaveBeenCalledOnce()
    await expect(more).toHaveFocus()
  },
}

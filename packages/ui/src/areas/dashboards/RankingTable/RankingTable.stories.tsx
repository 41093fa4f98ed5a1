import type { DriverRanking } from '@fleetgis/domain/dashboards'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { RankingList } from './RankingList.tsx'
import { RankingTable } from './RankingTable.tsx'

const driver = (name: string, totalAmount: number, more: Partial<DriverRanking> = {}): DriverRanking => ({
  name,
  mobile: '09421234567',
  email: 'thida@example.com',
  memberId: 'GV-001',
  totalAmount,
  netAmount: totalAmount * 0.8,
  tripCount: 12,
  distanceKm: 84.46,
  ...more,
})

/**
 * Drivers ranked by their total amount. Those with equal amounts share a rank, and contacts are masked unless
 * `hasWholeContacts`.
 *
 * **Do** keep the array of drivers between renders.
 * **Do not** sort it first: the table ranks.
 */
const meta = {
  title: 'Widgets/RankingTable',
  component: RankingTable,
  args: {
    drivers: [
      driver('Ko Naing Hla', 120_000),
      driver('Ma Thida', 150_000),
      driver('U Ba Kyaw', 120_000, { mobile: '', email: '', memberId: '' }),
      driver('Ko Zaw Min', 90_000.4),
    ],
  },
} satisfies Meta<typeof RankingTable>

export default meta
type Story = StoryObj<typeof meta>

const cells = (canvasElement: HTMLElement, at: number) =>
  [...canvasElement.querySelectorAll(`tbody tr:nth-child(${at}) > *`)].map((cell) => cell.textContent?.trim())

export const Default: Story = {
  name: 'DASH-07 equal amounts share a rank, and contacts are masked',
  parameters: { rules: ['DASH-03', 'MASK-01', 'FMT-07', 'FMT-08'] },
  play: async ({ canvasElement }) => {
    const ranks = [1, 2, 3, 4].map((at) => cells(canvasElement, at).slice(0, 2))
    await expect(ranks).toEqual([
      ['1', 'Ma ThidaGV-001'],
      ['2', 'Ko Naing HlaGV-001'],
      ['2', 'U Ba Kyaw'],
      ['4', 'Ko Zaw MinGV-001'],
    ])
    await expect(cells(canvasElement, 4).slice(3)).toEqual(['90,000 MMK', '72,000 MMK', '12', '84.5 km'])
    await expect(canvasElement).not.toHaveTextContent('09421234567')
    await expect(canvasElement).not.toHaveTextContent('thida@example.com')
  },
}

export const WholeContacts: Story = {
  name: 'CF-47 staff who see the list of drivers see contacts in full, and names that link',
  args: {
    hasWholeContacts: true,
    findDriver: (userId) => (userId === '09421234567' ? { key: '71', name: 'Ma Thida' } : undefined),
    driverHrefOf: ({ driverKey }) => `#${driverKey}`,
  },
  parameters: { rules: ['CF-186', 'DASH-07'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Call 09421234567' })).toHaveLength(3)
    await expect(canvas.getAllByText('thida@example.com')[0]).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Ma Thida' })[0]).toHaveAttribute('href', '#71')
  },
}

export const Long: Story = {
  name: 'a thousand drivers are shown page by page, on a phone too',
  globals: { viewport: { value: 'phone' } },
  args: { drivers: Array.from({ length: 1_000 }, (_, index) => driver(`Driver ${index}`, 1e9 - index)) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(50)
    await canvas.getByRole('button', { name: 'Next' }).click()
    await expect(await canvas.findByText('Driver 50')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

const onFiltersChange = fn()
export const AllDrivers: Story = {
  name: 'CF-187 the list of all drivers has the page and the order of its filters, and on a phone two lines a row',
  tags: ['!dev', '!autodocs'],
  parameters: { rules: ['DASH-07'] },
  globals: { viewport: { value: 'phone' } },
  args: Long.args,
  render: (args) => (
    <RankingList
      {...args}
      filters={{ sort: { columnId: 'rank', direction: 'descending' }, page: 2 }}
      onFiltersChange={onFiltersChange}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(10)
    await expect(cells(canvasElement, 1).slice(0, 2)).toEqual(['990', 'Driver 989GV-001'])
    await twoLines(canvasElement)
    canvas.getByRole('button', { name: 'Trips' }).click()
    const sort = { columnId: 'trips', direction: 'ascending' }
    await expect(onFiltersChange).toHaveBeenLastCalledWith({ page: 1, sort })
  },
}

/** In a narrow container the amount stands at the right of the name, and each fact once. */
async function twoLines(canvasElement: HTMLElement) {
  const cell = (name: string) => {
    const found = canvasElement.querySelector<HTMLElement>(`tbody tr [data-column="${name}"]`)
    if (!found) throw new Error(`There is no cell ${name}.`)
    return found.getBoundingClientRect()
  }
  await expect(cell('amount').top).toBe(cell('name').top)
  await expect(cell('amount').left).toBeGreaterThanOrEqual(cell('name').right)
  for (const below of ['net', 'trips', 'distance'])
    await expect(cell(below).top).toBeGreaterThanOrEqual(cell('amount').top + 20)
  for (const link of canvasElement.querySelectorAll('tbody a'))
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(32)
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
}

export const Phone: Story = {
  name: 'DASH-07 on a phone each row is two lines, with the amount and its bar at the right',
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await twoLines(canvasElement)
    await expect(canvas.getByRole('columnheader', { name: 'Net amount' })).toBeInTheDocument()
    await expect(canvas.getAllByRole('link', { name: /^Call / })).toHaveLength(3)
    await expect(cells(canvasElement, 4).slice(3)).toEqual(['90,000 MMK', '72,000 MMK', '12', '84.5 km'])
  },
}

export const BurmeseDarkPhone: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  args: {
    drivers: [driver('မသီတာ', 150_000, { memberId: '' }), driver('ကိုနိုင်လှ', 120_000, { memberId: '' })],
  },
  play: ({ canvasElement }) => twoLines(canvasElement),
}

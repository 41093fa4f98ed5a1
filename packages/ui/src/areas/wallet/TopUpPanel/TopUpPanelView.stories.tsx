import type { Driver } from '@fleetgis/domain/drivers'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { topUpPanel } from '../../../testing/index.ts'
import { savingData } from '../../../testing/savingData.ts'
import { TopUpPanelView, type TopUpPanelViewProps } from './TopUpPanelView.tsx'

const NAMES = ['Aung Kyaw Min', 'Thida Aye', 'ကိုကျော်ဇော်', 'Daw Tin Wai', 'ဒေါ်အောင်ဆွေ']

const driver = (number: number): Driver => ({
  key: `D-${number}`,
  name: NAMES[number % NAMES.length] ?? '',
  memberId: `M-${100 + number}`,
  vehicleNo: `YGN 1A-${1000 + number}`,
  mobile: '095550123',
  amount: 5_000 + number * 250,
  isInGroup: true,
})
const drivers = (count: number) => Array.from({ length: count }, (_, index) => driver(index))

const meta = {
  title: 'Widgets/TopUpPanel/View',
  component: TopUpPanelView,
  tags: ['!autodocs'],
  args: {
    drivers: drivers(5),
    total: 5,
    search: '',
    onSearch: fn(),
    onTopUp: fn(),
    hasMore: false,
    onLoadMore: fn(),
    isLoadingMore: false,
    isFetching: false,
    onRetry: fn(),
  },
} satisfies Meta<TopUpPanelViewProps>

export default meta
type Story = StoryObj<TopUpPanelViewProps>

const find = (canvasElement: HTMLElement) => topUpPanel(within(canvasElement))

export const SavingData: Story = {
  name: 'Where the browser saves data, a press loads the picture of one driver',
  tags: ['!dev', '!autodocs'],
  beforeEach: savingData,
  args: {
    imageHosts: ['images.fleet.example'],
    drivers: drivers(2).map((each) => ({ ...each, image: `https://images.fleet.example/${each.key}.svg` })),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Show picture: Thida Aye' }))
    // The host does not answer, so that the letter comes back.
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Show picture: Thida Aye' })).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Show picture: Aung Kyaw Min' })).toBeVisible()
  },
}

export const Plain: Story = {
  tags: ['picture'],
  parameters: { rules: ['CF-47'] },
  play: async ({ canvasElement, args }) => {
    await expect(canvasElement).not.toHaveTextContent('095550123')
    await expect(canvasElement.textContent).toMatch(/\*/)
    await userEvent.click(find(canvasElement).topUp('Thida Aye'))
    await expect(args.onTopUp).toHaveBeenLastCalledWith({ driver: args.drivers?.[1] })
    await userEvent.type(find(canvasElement).search(), ' Thida {Enter}')
    await expect(args.onSearch).toHaveBeenLastCalledWith({ search: 'Thida' })
  },
}

export const Loading: Story = { args: { drivers: undefined, isFetching: true } }

export const Empty: Story = {
  args: { drivers: [], total: 0 },
  play: ({ canvas }) => expect(canvas.getByText('No driver')).toBeVisible(),
}

export const Failed: Story = {
  args: { drivers: undefined, failure: 'The list of drivers is closed for maintenance.' },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('closed for maintenance')
    await userEvent.click(find(canvasElement).retry())
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Stale: Story = { args: { staleness: '5 minutes ago. The server cannot be reached.' } }

export const LongNames: Story = {
  name: 'Long names, and a wallet below the lowest step, which says so',
  args: {
    drivers: [
      {
        ...driver(0),
        name: 'Maung Maung Aung Kyaw Thet Naing Win Htut Lin Oo Zaw Min Htet Paing Soe',
        memberId: 'A-VERY-LONG-MEMBER-ID-WITHOUT-ANY-SPACE-000000000001',
        amount: 9_999_999_999.5,
      },
      {
        ...driver(1),
        name: '',
        memberId: undefined,
        vehicleNo: undefined,
        mobile: undefined,
        amount: undefined,
      },
      { ...driver(2), amount: 999 },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: ({ canvas }) => expect(canvas.getByText('Low').parentElement).toHaveTextContent('999 MMK'),
}

export const BurmeseDarkPhone: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  args: {
    drivers: drivers(5).map((one) => ({
      ...one,
      name: 'ကိုကျော်ဇော်',
      vehicleNo: '၁က-၁၂၃၄',
      memberId: undefined,
    })),
  },
}

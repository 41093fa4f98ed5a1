import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { FleetMap } from './FleetMap.tsx'
import { fleet, MapStage, TRIPS } from './storyParts.tsx'

const meta = {
  title: 'Widgets/FleetMap',
  component: FleetMap,
  args: { vehicles: fleet(24), onSelect: fn(), onTripRefused: fn() },
  parameters: { isFullScreen: true },
  decorators: [
    (Story, { parameters }) => (
      <MapStage hasTiles={parameters.hasTiles !== false}>
        <Story />
      </MapStage>
    ),
  ],
} satisfies Meta<typeof FleetMap>

export default meta
type Story = StoryObj<typeof meta>

/** The list of vehicles in view, once the map is there. */
function vehicleList(canvasElement: HTMLElement) {
  return within(canvasElement).findByRole('listbox', { name: 'Vehicles in view' }, { timeout: 10_000 })
}

export const Plain: Story = {
  name: 'MARK-01 vehicles by status: green online, red on a trip, gray offline',
  parameters: { rules: ['MARK-01', 'MARK-02', 'MARK-03', 'MARK-17', 'MARK-19', 'MARK-24'] },
  play: async ({ canvasElement }) => {
    const list = await vehicleList(canvasElement)
    await expect(within(list).getByRole('option')).toHaveAccessibleName(/^Driver D-1001, Online/)
    await waitFor(() => expect(within(canvasElement).getByText(/^\d+ vehicles in view$/)).toBeInTheDocument())
  },
}

export const Keyboard: Story = {
  name: 'The keyboard goes from vehicle to vehicle, opens one and comes back',
  play: async ({ canvasElement }) => {
    const list = await vehicleList(canvasElement)
    const canvas = within(canvasElement)
    list.focus()
    const start = within(list).getByRole('option').getAttribute('aria-label')
    await userEvent.keyboard('{ArrowRight}')
    await expect(within(list).getByRole('option').getAttribute('aria-label')).not.toBe(start)
    await userEvent.keyboard('{ArrowLeft}')
    await userEvent.keyboard('{Enter}')
    const popup = await canvas.findByRole('dialog')
    await expect(popup).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(list).toHaveFocus()
  },
}

export const Popup: Story = {
  name: 'CF-116 a popup shows user, group, type, time and place',
  args: { selectedId: 'D-1001' },
  parameters: { rules: ['MAP-29'] },
  play: async ({ canvasElement, args }) => {
    const popup = within(await within(canvasElement).findByRole('dialog', {}, { timeout: 10_000 }))
    for (const text of ['D-1001', 'G-01', 'Car', '09:15 AM, 21 Nov 2026', '16.871311, 96.199379'])
      await expect(popup.getByText(text)).toBeVisible()
    await userEvent.click(popup.getByRole('button', { name: 'Close' }))
    await expect(args.onSelect).toHaveBeenCalledWith({ id: undefined })
  },
}

export const WithoutStatus: Story = {
  name: 'CF-116 vehicles without a status are neutral, and round before they have moved',
  args: {
    vehicles: fleet(24).map(({ status: _, ...vehicle }, index) =>
      index % 2 ? { ...vehicle, heading: undefined } : vehicle,
    ),
    iconWidth: 20,
  },
}

function Moving({ count }: { count: number }) {
  const [moves, setMoves] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setMoves((before) => before + 1), 3_000)
    return () => clearInterval(timer)
  }, [])
  return <FleetMap vehicles={fleet(count, moves)} />
}

export const ThreeHundred: Story = {
  name: '300 vehicles glide to each new position',
  render: () => <Moving count={300} />,
}

export const TenThousand: Story = {
  name: '10,000 vehicles jump to each new position',
  render: () => <Moving count={10_000} />,
  parameters: { chromatic: { disableSnapshot: true } },
}

export const Large: Story = {
  name: 'MARK-14 a car icon of width 30 is 54 high, and the selected one stays 25 by 25',
  args: {
    vehicles: fleet(8).map((vehicle, index) => (index === 0 ? { ...vehicle, status: 4 } : vehicle)),
    iconWidth: 30,
  },
  parameters: { rules: ['MARK-04', 'MARK-13', 'MARK-18'] },
}

export const Trips: Story = {
  name: 'MARK-11 a trip is a blue line from a blue marker; a red one ends it',
  args: { vehicles: [], trips: TRIPS },
  parameters: { rules: ['MARK-10', 'MARK-12', 'MARK-25'] },
}

export const RefusedPath: Story = {
  name: 'VAL-36 a path of one point is refused, and the rest is drawn',
  args: { vehicles: [], trips: TRIPS },
  play: async ({ args }) => {
    await waitFor(
      () =>
        expect(args.onTripRefused).toHaveBeenCalledWith({
          tripId: 'T-3',
          message: 'Path must contain at least two points, each with [lat, lng]',
        }),
      { timeout: 10_000 },
    )
  },
}

export const Empty: Story = {
  name: 'A map without vehicles',
  args: { vehicles: [] },
}

export const FailingTiles: Story = {
  name: 'Without tiles the vehicles stand on a plain ground',
  parameters: { hasTiles: false },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('The background of the map could not be loaded.', undefined, {
      timeout: 10_000,
    })
  },
}

export const Dark: Story = {
  name: 'Dark',
  globals: { theme: 'dark' },
  args: { selectedId: 'D-1001', trips: TRIPS },
}

export const Burmese: Story = {
  name: 'Burmese on a phone',
  globals: { language: 'my', viewport: { value: 'phone' } },
  args: { selectedId: 'D-1001' },
}

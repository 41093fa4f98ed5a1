import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { RouteMap } from './RouteMap.tsx'
import { MapStage, TRIPS } from './storyParts.tsx'

const meta = {
  title: 'Widgets/RouteMap',
  component: RouteMap,
  args: { path: TRIPS[0]?.path ?? [], hasEnded: true, onRefused: fn() },
  parameters: {
    docs: {
      isShownOnce: true,
      description: {
        component: `The map of one route, as the detail of a trip or a booking has it.

**Do** give the element that it stands in a height, and keep \`path\` between renders.
**Do not** show it as decoration: without two points it shows nothing by itself, and says so by \`onRefused\` where a path is broken.

**Events** \`onRefused\`: the route could not be drawn, with the reason.

**Keyboard** A button makes it as large as the window; it keeps the focus inside then, and Escape makes it small again. Otherwise as \`FleetMap\`.

**Words** \`map.*\`. **Calls** none.

\`\`\`tsx
import { RouteMap } from '@fleetgis/ui/RouteMap'

<div style={{ height: 240 }}>
  <RouteMap path={trip.path} hasEnded />
</div>
\`\`\``,
      },
    },
  },
  decorators: [
    (Story) => (
      <MapStage>
        <div style={{ width: 'min(360px, 100%)', height: 240 }}>
          <Story />
        </div>
      </MapStage>
    ),
  ],
} satisfies Meta<typeof RouteMap>

export default meta
type Story = StoryObj<typeof meta>

export const Small: Story = {
  name: 'CF-30 a route is a blue line of weight 4 with both ends in view',
}

export const Full: Story = {
  name: 'PMAP-15 the route map becomes as large as the window, and small again',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const toggle = await canvas.findByRole('button', { name: 'Full map' })
    const small = canvas.getByRole('group', { name: 'Map of the route' }).getBoundingClientRect()
    await userEvent.click(toggle)
    const full = canvas.getByRole('dialog', { name: 'Map of the route' })
    await waitFor(() => expect(full.getBoundingClientRect().width).toBe(window.innerWidth))
    await expect(toggle).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(toggle).toHaveFocus()
    await expect(canvas.getByRole('group', { name: 'Map of the route' }).getBoundingClientRect().height).toBe(
      small.height,
    )
  },
}

export const NoRoute: Story = {
  name: 'BKD-11 without a route there is no map',
  args: { path: [] },
  render: (args) => (
    <>
      <p>Between these two lines is a RouteMap without a route.</p>
      <RouteMap {...args} />
      <p>Whoever shows one says here why there is none.</p>
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('group')).not.toBeInTheDocument()
  },
}

export const BurmeseDark: Story = {
  name: 'Burmese, dark',
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
}

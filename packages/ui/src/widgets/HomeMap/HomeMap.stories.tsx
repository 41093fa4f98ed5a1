import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { fleet, MapStage, TRIPS } from '../../map/storyParts.tsx'
import { HomeMap } from './HomeMap.tsx'

/** The server's words for a small fleet; `fails` names the calls that get no answer. */
function answers({ count = 24, fails = [] as readonly string[] } = {}) {
  return async (request: Request) => {
    const { pathname } = new URL(request.url)
    if (fails.includes(pathname)) throw new TypeError('Failed to fetch')
    if (pathname === '/location') {
      return Response.json({
        data_list: fleet(count).map(({ id, position, at, groupId, type }) => ({
          syskey: `L-${id}`,
          userid: id,
          domainid: groupId,
          type,
          datetime: at,
          route: { type: 'Point', coordinates: [position.lng, position.lat] },
        })),
      })
    }
    if (pathname === '/trip') {
      return Response.json({
        data_list: TRIPS.map(({ id, userId, tripStatus, path }) => ({
          tripid: id,
          userid: userId,
          domainid: 'G-01',
          trip_status: tripStatus,
          route: { type: 'LineString', coordinates: path.map(({ lat, lng }) => [lng, lat]) },
        })),
      })
    }
    return Response.json({ status: 'success', data: { trips: 41, drivers: 24, distancebykm: 318.24 } })
  }
}

const meta = {
  title: 'Widgets/HomeMap',
  component: HomeMap,
  parameters: { isFullScreen: true, answer: answers() },
  decorators: [
    (Story) => (
      <MapStage>
        <Story />
      </MapStage>
    ),
  ],
} satisfies Meta<typeof HomeMap>

export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = {
  name: 'MAP-01 a live map of Yangon counts its vehicles',
  parameters: { rules: ['MAP-02', 'MAP-03', 'MAP-11', 'MAP-16', 'MAP-17'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('24 vehicles', undefined, { timeout: 10_000 })
    await expect(canvas.getByText('Updated just now')).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'City' })).toHaveDisplayValue('Yangon')
    await expect(canvas.getByRole('checkbox', { name: 'Locations' })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Routes' })).not.toBeChecked()
    await expect(canvas.getByRole('switch', { name: 'Markers' })).toBeChecked()
  },
}

export const Info: Story = {
  name: 'MAP-13 Info shows No of trips, Total Drivers and Total km',
  parameters: { rules: ['MAP-14'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('24 vehicles', undefined, { timeout: 10_000 })
    await userEvent.click(canvas.getByText('Info'))
    for (const [name, value] of [
      ['No of trips', '41'],
      ['Total Drivers', '24'],
      ['Total km', '318.2'],
    ] as const) {
      await expect(canvas.getByText(name)).toBeVisible()
      await expect(canvas.getByText(value)).toBeVisible()
    }
  },
}

export const Cities: Story = {
  name: 'MAP-08 choosing a city recentres the map',
  parameters: { rules: ['MAP-07', 'CF-23'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('listbox', {}, { timeout: 10_000 })
    const city = canvas.getByRole('combobox', { name: 'City' })
    await expect(
      within(city)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Yangon', 'Mandalay', 'Nay Pyi Taw', 'Bangkok', 'Singapore'])
    await userEvent.selectOptions(city, 'Mandalay')
    await waitFor(() => expect(canvas.queryByRole('listbox')).not.toBeInTheDocument(), { timeout: 5_000 })
    await userEvent.selectOptions(city, 'Yangon')
    await canvas.findByRole('listbox', {}, { timeout: 5_000 })
  },
}

export const MarkerSwitch: Story = {
  name: 'MAP-12 the marker switch hides and shows the vehicles',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('listbox', {}, { timeout: 10_000 })
    const markers = canvas.getByRole('switch', { name: 'Markers' })
    await userEvent.click(markers)
    await waitFor(() => expect(canvas.queryByRole('listbox')).not.toBeInTheDocument())
    await expect(canvas.getByText('24 vehicles')).toBeVisible()
    await userEvent.click(markers)
    await canvas.findByRole('listbox', {}, { timeout: 5_000 })
  },
}

export const Routes: Story = {
  name: 'MAP-24 routes are drawn while Routes is on',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('24 vehicles', undefined, { timeout: 10_000 })
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Routes' }))
    await expect(canvas.getByRole('checkbox', { name: 'Routes' })).toBeChecked()
  },
}

export const Empty: Story = {
  name: 'Nobody has been seen today',
  parameters: { answer: answers({ count: 0 }) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('No vehicle has been seen today', undefined, { timeout: 10_000 })
  },
}

export const FirstLoadFails: Story = {
  name: 'A map that never got an answer says so and offers another try',
  parameters: { answer: answers({ fails: ['/location', '/trip', '/trip/trip-info'] }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const alert = await canvas.findByRole('alert', {}, { timeout: 10_000 })
    await expect(alert).toHaveTextContent(
      'The server cannot be reached. Check your connection and try again.',
    )
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled()
  },
}

export const Stale: Story = {
  name: 'CF-115 while a part cannot be refreshed, what is there stays',
  parameters: { rules: ['ERR-11'], answer: answers({ fails: ['/trip'] }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('Updated just now. The server cannot be reached; trying again.', undefined, {
      timeout: 10_000,
    })
    await expect(canvas.getByText('24 vehicles')).toBeVisible()
  },
}

export const Loading: Story = {
  name: 'Before the first answer',
  parameters: { answer: () => new Promise(() => {}) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Loading vehicles')
  },
}

export const Dark: Story = { name: 'Dark', globals: { theme: 'dark' } }

export const Burmese: Story = { name: 'Burmese', globals: { language: 'my' } }

export const Phone: Story = {
  name: 'On a phone the card starts folded',
  globals: { viewport: { value: 'phone' } },
}

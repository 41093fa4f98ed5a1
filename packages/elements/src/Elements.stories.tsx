import { createFleetClient } from '@fleetgis/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { configureFleet } from './index.ts'

const BOOKING = {
  key: 'K-1',
  id: 'BK-1',
  status: 1,
  createdAt: '2026-11-21 09:00:00',
  distanceKm: 4.2,
  pickup: { name: 'Sule Pagoda' },
  stops: [],
  dropOff: { name: 'Inya Lake' },
  passengerName: 'Daw Khin Mar',
}
const client = createFleetClient({ bases: { main: 'https://fleet.example' } })

/** An element, made as a page without React makes it. */
function create(name: string, props: object = {}): HTMLElement {
  return Object.assign(document.createElement(name), props)
}

function place(canvasElement: HTMLElement, ...elements: HTMLElement[]) {
  const main = canvasElement.querySelector('main')
  main?.replaceChildren(...elements)
}

/** The widgets as custom elements, for pages without React (`@fleetgis/elements`). Its README lists every element with its attributes, properties and events. */
const meta = {
  title: 'Widgets/Elements',
  render: () => <main />,
  beforeEach: () => {
    configureFleet({ client, language: 'en', theme: 'light' })
  },
} satisfies Meta

export default meta
type Story = StoryObj

export const Default: Story = {
  name: 'Attributes, properties and events of an element are the props of its widget',
  play: async ({ canvas, canvasElement }) => {
    const card = create('fleet-booking-card', { booking: BOOKING })
    card.setAttribute('audience', 'driver')
    place(canvasElement, card)
    await canvas.findByText('Sule Pagoda')
    await expect(canvas.queryByRole('button', { name: 'Accept' })).toBeNull()

    const onAction = fn()
    card.addEventListener('fleet-action', (event) => onAction((event as CustomEvent).detail))
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept' }))
    await expect(onAction.mock.calls).toEqual([[{ bookingKey: 'K-1', action: 'accept' }]])

    card.setAttribute('language', 'my')
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Accept' })).toBeNull())
    card.removeAttribute('language')
    await canvas.findByRole('button', { name: 'Accept' })
  },
}

export const Moved: Story = {
  name: 'An element that moves within the page stays rendered; a removed one unmounts',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const card = create('fleet-booking-card', { booking: BOOKING, audience: 'driver' })
    const frame = create('section')
    place(canvasElement, card, frame)
    const text = await canvas.findByText('Sule Pagoda')
    frame.append(card)
    await new Promise((resolve) => setTimeout(resolve))
    await expect(frame).toContainElement(text)
    card.remove()
    await waitFor(() => expect(card.childElementCount).toBe(0))
  },
}

export const Rules: Story = {
  name: 'An element is a block, unless it is hidden or the page says otherwise',
  tags: ['!dev', '!autodocs'],
  play: async () => {
    const card = create('fleet-booking-card', { booking: BOOKING, audience: 'driver' })
    const map = create('fleet-map', { vehicles: [] })
    const rules = document.createElement('style')
    // Outside of the story's provider, whose rules are for parts of the kit.
    document.body.append(card, map)
    await waitFor(() => expect(card).toHaveStyle({ display: 'block', position: 'static' }))
    await expect(map).toHaveStyle({ display: 'block', position: 'relative' })

    card.hidden = true
    await expect(card).not.toBeVisible()
    card.hidden = false
    // As Vue hides an element and shows it again.
    card.style.display = 'none'
    card.style.display = ''
    await expect(card).toHaveStyle({ display: 'block' })

    rules.textContent = 'fleet-booking-card { display: grid } fleet-map { position: absolute }'
    document.head.append(rules)
    await expect(card).toHaveStyle({ display: 'grid' })
    await expect(map).toHaveStyle({ position: 'absolute' })
    card.hidden = true
    await expect(card).not.toBeVisible()
    for (const added of [card, map, rules]) added.remove()
  },
}

export const WithoutClient: Story = {
  name: 'An element without a client says what it needs, and renders once it is there',
  play: async ({ canvas, canvasElement }) => {
    configureFleet({ client: undefined })
    place(canvasElement, create('fleet-location-table'))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('<fleet-location-table> has no client.')
    configureFleet({ client })
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  },
}

export const ViewWithoutClient: Story = {
  name: 'An element that makes no call needs no client',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    configureFleet({ client: undefined })
    place(canvasElement, create('fleet-booking-card', { booking: BOOKING, audience: 'driver' }))
    await canvas.findByText('Sule Pagoda')
  },
}

export const Mistakes: Story = {
  name: 'The console says what an element lacks, and what to write',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const report = spyOn(console, 'error').mockImplementation(() => {})
    const card = create('fleet-booking-card', { audience: 'drivr' })
    card.setAttribute('booking', '{"key":')
    const map = create('fleet-map')
    map.setAttribute('icon-width', 'wide')
    place(canvasElement, card, create('fleet-approval-panel', { userId: 'U-1' }), map)
    const said = () =>
      report.mock.calls
        .flat()
        .filter((part) => typeof part === 'string' || part instanceof Error)
        .join(' ')
    for (const sentence of [
      '<fleet-booking-card>: The attribute booking is not read. Set the property: element.booking = …',
      '<fleet-approval-panel>: It renders nothing without group-id. Write the attribute: group-id="…"',
      '<fleet-map>: icon-width="wide" is no number, and is not used. Write one, such as icon-width="10".',
      '<fleet-map>: It renders nothing without vehicles. Set the property: element.vehicles = …',
    ])
      await waitFor(() => expect(said()).toContain(sentence))

    Object.assign(card, { booking: BOOKING })
    await waitFor(() =>
      expect(said()).toContain('BookingCard: audience is "drivr". Give driver, passenger, admin.'),
    )
    await canvas.findByText(/went wrong/)
    report.mockRestore()
  },
}

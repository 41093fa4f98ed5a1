import { createFleetClient } from '@fleetgis/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
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

export const WithoutClient: Story = {
  name: 'An element without a client says what it needs, and renders once it is there',
  play: async ({ canvas, canvasElement }) => {
    configureFleet({ client: undefined })
    place(canvasElement, create('fleet-booking-card', { booking: BOOKING, audience: 'driver' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('<fleet-booking-card> has no client.')
    configureFleet({ client })
    await canvas.findByText('Sule Pagoda')
  },
}

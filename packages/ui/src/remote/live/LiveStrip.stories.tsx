import { pollEvery } from '@fleetgis/api'
import { groupsQuery } from '@fleetgis/api/map'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { useFleet } from '../../provider/FleetContext.ts'
import { storyWorld } from '../../testing/storyWorld.ts'
import { useRemote } from '../calls/useRemote.ts'
import { LiveStrip, type LiveStripProps } from './LiveStrip.tsx'
import { useLive } from './useLive.ts'

const city = storyWorld({ signedInAs: 'group@fleetgis.example' })

/** A page that polls every minute. */
function PollingPage() {
  const { client } = useFleet()
  const remote = useRemote(useQuery({ ...groupsQuery(client), ...pollEvery(60_000) }))
  return <LiveStrip live={useLive(remote)} />
}

/**
 * The one place where a page that polls says how fresh its data is, and what helps.
 *
 * **Do** give it `useLive(remote)`, or `useLive([positions, trips])` with the main call first; keep it on screen while the page scrolls. Disable actions with `blockedText(live, t)`.
 * **Do not** add a second text about the age of the data.
 *
 * **States** live, updating, paused by the user, out of date, offline (by the browser's events), signed out. A change of state is announced, an age is not.
 */
const meta = {
  title: 'Primitives/LiveStrip',
  component: LiveStrip,
  args: { live: { state: 'live', minutes: 0, onRetry: fn() }, onReload: fn() },
  parameters: { rules: ['CF-115'] },
} satisfies Meta<typeof LiveStrip>

export default meta
type Story = StoryObj<typeof meta>

const strip = (element: HTMLElement) => element.querySelector('[data-component="LiveStrip"]') as HTMLElement

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas, canvasElement }) => {
    await expect(strip(canvasElement)).toHaveTextContent('Live Updated just now')
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const Updating: Story = {
  tags: ['picture'],
  args: { live: { state: 'updating', minutes: 1 } },
  play: async ({ canvasElement }) => {
    await expect(strip(canvasElement)).toHaveTextContent('Updating Updated 1 minute ago')
  },
}

export const Paused: Story = {
  tags: ['picture'],
  args: { live: { state: 'paused', minutes: 12, onRetry: fn() } },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(strip(canvasElement)).toHaveTextContent('Not updating Updated 12 minutes ago')
    await userEvent.click(canvas.getByRole('button', { name: 'Update now' }))
    await expect(args.live?.onRetry).toHaveBeenCalledOnce()
  },
}

export const Stale: Story = {
  tags: ['picture'],
  name: 'Out of date',
  args: {
    live: {
      state: 'outOfDate',
      minutes: 2,
      reason: 'The server cannot be reached. Check your connection and try again.',
      onRetry: fn(),
    },
  },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(strip(canvasElement)).toHaveTextContent('Out of date, 2 min The server cannot be reached.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.live?.onRetry).toHaveBeenCalledOnce()
  },
}

export const Offline: Story = {
  tags: ['picture'],
  args: { live: { state: 'offline', minutes: 3, onRetry: fn() } },
}

export const OfflineWithActions: Story = {
  name: 'R11 offline a page with actions says once that they work again online',
  tags: ['!dev', '!autodocs'],
  args: { live: { state: 'offline', minutes: 3, onRetry: fn() }, variant: 'compact', hasActions: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Actions work again once you are online.')).toBeVisible()
    await expect(strip(canvasElement)).toHaveTextContent('Updated 3 minutes ago')
  },
}

export const SignedOut: Story = {
  tags: ['picture'],
  name: 'ERR-12 signed out, without a sign-in page of the app, Reload helps',
  args: { live: { state: 'signedOut', minutes: 1 } },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(strip(canvasElement)).toHaveTextContent('Signed out Updated 1 minute ago')
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await waitFor(() => expect(args.onReload).toHaveBeenCalledOnce())
  },
}

export const BurmeseDarkPhone: Story = {
  tags: ['picture'],
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  args: {
    live: {
      state: 'outOfDate',
      minutes: 125,
      isPart: true,
      reason: 'ဆာဗာနှင့် ဆက်သွယ်၍မရပါ။',
      onRetry: fn(),
    },
  },
  play: ({ canvas }) => expect(canvas.getByText('အချက်အလက် ဟောင်းနေသည်၊ 2 နာရီ')).toBeVisible(),
}

function GoesOffline({ live, ...props }: LiveStripProps) {
  const [isOffline, setOffline] = useState(false)
  return (
    <>
      <LiveStrip {...props} live={live && { ...live, state: isOffline ? 'offline' : 'live' }} />
      <button type="button" onClick={() => setOffline(!isOffline)}>
        Change
      </button>
    </>
  )
}

export const Problems: Story = {
  name: 'CF-115 a strip that shows only problems announces them in a live region that was there before',
  tags: ['!dev', '!autodocs'],
  args: { variant: 'problems' },
  render: (args) => <GoesOffline {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const region = canvas.getByRole('status')
    await expect(strip(canvasElement)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }))
    await expect(strip(canvasElement)).toHaveTextContent('Offline')
    await expect(canvas.getByRole('status')).toBe(region)
    await expect(region).toHaveTextContent('Offline')
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }))
    await expect(strip(canvasElement)).toBeNull()
    await expect(region).toHaveTextContent('Live')
  },
}

export const BackOnline: Story = {
  name: 'R11 the offline event shows within 2 s and is announced; back online the data is refetched; after an outage Try again refetches',
  parameters: { rules: ['CF-115'], ...city.opened() },
  render: () => <PollingPage />,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(strip(canvasElement)).toHaveTextContent('Live Updated just now'))
    city.cut()
    window.dispatchEvent(new Event('offline'))
    await waitFor(() => expect(strip(canvasElement)).toHaveTextContent('Offline'), {
      timeout: 2_000,
    })
    await expect(canvas.getByRole('status')).toHaveTextContent('Offline')
    city.mend()
    const asked = city.calls().length
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(strip(canvasElement)).toHaveTextContent('Live Updated just now'))
    await waitFor(() => expect(city.calls().length).toBeGreaterThan(asked), { timeout: 2_000 })
    await expect(canvas.getByRole('status')).toHaveTextContent('Live')
    await city.expectOutOfDate(canvasElement)
  },
}

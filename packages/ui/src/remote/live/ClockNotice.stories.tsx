import { createServerClock } from '@fleetgis/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../../primitives/actions/Button.tsx'
import { useFleet } from '../../provider/FleetContext.ts'
import { FleetProvider } from '../../provider/FleetProvider.tsx'
import { ClockNotice } from './ClockNotice.tsx'

const DAY = 86_400_000

/** The day by the provider's clock. */
function Today() {
  const { clock } = useFleet()
  return <p>Server's day in UTC: {new Date(clock.now()).toISOString().slice(0, 10)}</p>
}

/** A page whose server is `lead` milliseconds behind the device, with the notice alone if `isBare`. */
function PageOfServer({ lead, isBare = false }: { lead: number; isBare?: boolean }) {
  const { language, theme } = useFleet()
  const [clock] = useState(createServerClock)
  const answer = (ahead: number) =>
    clock.readHeaders(new Headers({ Date: new Date(Date.now() - ahead).toUTCString() }))
  useState(() => answer(lead))
  return (
    <FleetProvider language={language} theme={theme} clock={clock}>
      <ClockNotice />
      {isBare ? null : (
        <>
          <Today />
          <Button onPress={() => answer(0)}>The user sets the clock right</Button>
        </>
      )}
    </FleetProvider>
  )
}

/**
 * Says that the device's clock is wrong, and that times follow the server. `AppShell` and `AuthLayout` have it; put it at
 * the top of other pages, once.
 *
 * **Do** pass one `createServerClock()` to `createFleetClient` and to `FleetProvider`.
 * **Do not** use `Date.now()` in your own parts: `useFleet().clock.now()` is right where the device is wrong.
 *
 * **States** nothing while the clock is right within two minutes.
 */
const meta = {
  title: 'Primitives/ClockNotice',
  component: ClockNotice,
  render: () => <PageOfServer lead={DAY} />,
  parameters: { rules: ['CF-180'] },
} satisfies Meta<typeof ClockNotice>

export default meta
type Story = StoryObj<typeof meta>

const dayOf = (lead: number) => new Date(Date.now() - lead).toISOString().slice(0, 10)

export const Fast: Story = {
  tags: ['picture'],
  name: 'CF-180 a clock a day fast: one line, and the day of the server',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      "This device's clock is 1 day fast. Times here follow the server.",
    )
    await expect(canvas.getByText(`Server's day in UTC: ${dayOf(DAY)}`)).toBeVisible()
  },
}

export const SetRight: Story = {
  name: 'CF-180 the line goes, and the day is right, once the clock is',
  play: async ({ canvas }) => {
    await canvas.findByRole('status')
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.queryByRole('status')).toBeNull()
    await expect(canvas.getByText(`Server's day in UTC: ${dayOf(0)}`)).toBeVisible()
  },
}

export const Right: Story = {
  name: 'CF-180 nothing is said of two minutes',
  render: () => <PageOfServer lead={118_000} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Server's day/)).toBeVisible()
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}

export const Burmese: Story = {
  globals: { language: 'my' },
  render: () => <PageOfServer lead={-3 * 3_600_000} isBare />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('3 နာရီ နောက်ကျနေသည်')
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Phone: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  render: () => <PageOfServer lead={40 * 60_000} isBare />,
}

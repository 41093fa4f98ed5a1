import { DRIVER_ACTION_MESSAGE, HOST_MESSAGE, type HostMessage } from '@fleetgis/domain/host'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { useStoryHost } from '../host/storyHost.ts'
import { Button } from '../primitives/actions/Button.tsx'
import { createFakeHost, type FakeHost } from '../testing/createFakeHost.ts'
import { useFleet } from './FleetContext.ts'
import { FleetProvider } from './FleetProvider.tsx'
import { useHost } from './useHost.ts'
import { useNoticeToHost } from './useNoticeToHost.ts'

/** A button per message; the panel "Host app" lists the sent messages. */
function Messages() {
  const host = useHost()
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {Object.values(HOST_MESSAGE).map((message) => (
        <Button key={message} onPress={() => host.send(message)}>
          {message}
        </Button>
      ))}
    </div>
  )
}

const meta = {
  title: 'Start/Host app',
  tags: ['!autodocs'],
  component: Messages,
} satisfies Meta<typeof Messages>

export default meta
type Story = StoryObj<typeof meta>

const received: HostMessage[] = []
const hosts = [1, 2].map(() => createFakeHost({ onMessage: (message) => received.push(message) }))

/** Replaces Storybook's host by two that record messages for the story. */
function WithHosts({ children }: { children: ReactNode }) {
  const { client, language, theme } = useFleet()
  const [current, setCurrent] = useState(0)
  const host = useStoryHost(hosts[current] as FakeHost)
  return (
    <FleetProvider client={client} language={language} theme={theme} host={host}>
      {children}
      <Button onPress={() => setCurrent(1)}>Another host</Button>
    </FleetProvider>
  )
}

export const AllMessages: Story = { name: 'All messages of a host app' }

const LATER = { message: HOST_MESSAGE.paymentCancelled, delayMs: 300 }

function Later() {
  useNoticeToHost(LATER)
  return <p>The host receives a message in a moment.</p>
}

export const ReceivedLater: Story = {
  name: 'R15 a page notifies the host once, some time after it mounts, in the exact words of its protocol',
  render: () => (
    <WithHosts>
      <Messages />
      <Later />
    </WithHosts>
  ),
  beforeEach: () => void received.splice(0),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The host receives a message in a moment.')).toBeVisible()
    await waitFor(() => expect(received).toEqual(['payment_cancelled']))
    // Its time has passed, so a second message would be sent before that of a press.
    await userEvent.click(canvas.getByRole('button', { name: 'Another host' }))
    await userEvent.click(canvas.getByRole('button', { name: 'driver_accpeted' }))
    await expect(received).toEqual(['payment_cancelled', DRIVER_ACTION_MESSAGE.accept])
  },
}

import { DRIVER_ACTION_MESSAGE, HOST_MESSAGE, type HostMessage } from '@fleetgis/domain/host'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { useStoryHost } from '../host/storyHost.ts'
import { Button } from '../primitives/actions/Button.tsx'
import { createFakeHost } from '../testing/createFakeHost.ts'
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

const ownHost = createFakeHost()
const received = () => [...ownHost.messages]

/** Replaces Storybook's host by one that records messages for the story. */
function WithHost({ children }: { children: ReactNode }) {
  const { client, language, theme } = useFleet()
  const host = useStoryHost(ownHost)
  return (
    <FleetProvider client={client} language={language} theme={theme} host={host}>
      {children}
    </FleetProvider>
  )
}

export const AllMessages: Story = { name: 'All messages of a host app' }

const LATER = { message: HOST_MESSAGE.paymentCancelled, delayMs: 300 }

function Later() {
  useNoticeToHost(LATER)
  return <p>The host receives a message in a moment.</p>
}

let openedAt = 0
export const ReceivedLater: Story = {
  name: 'R15 a page notifies the host once, some time after it mounts, in the exact words of its protocol',
  render: () => (
    <WithHost>
      <Messages />
      <Later />
    </WithHost>
  ),
  beforeEach: () => {
    openedAt = received().length
  },
  play: async ({ canvas }) => {
    const since = (): HostMessage[] => received().slice(openedAt)
    await expect(canvas.getByText('The host receives a message in a moment.')).toBeVisible()
    await waitFor(() => expect(since()).toEqual(['payment_cancelled']))
    await new Promise((resolve) => setTimeout(resolve, 400))
    await expect(since()).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'driver_accpeted' }))
    await expect(since().slice(1)).toEqual([DRIVER_ACTION_MESSAGE.accept])
  },
}

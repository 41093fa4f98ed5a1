import type { Channel } from 'storybook/internal/channels'

interface Invocation {
  readonly serviceId: string
  readonly callId: string
  readonly clientId: string
}

/**
 * Storybook drops a request for a prop table or a code example that its server does not acknowledge within 300 ms. A server
 * that transforms the modules of the first page needs longer, so this acknowledges for it; the answer may take its time.
 */
export function awaitServer(channel: Channel) {
  channel.on('services:command-invoke', ({ serviceId, callId, clientId }: Invocation) =>
    channel.emit('services:command-ack', { serviceId, callId, clientId }),
  )
}

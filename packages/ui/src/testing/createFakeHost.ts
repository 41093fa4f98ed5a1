import type { HostMessage } from '@fleetgis/domain/host'
import type { HostChannel } from '../host/HostChannel.ts'

/** A host channel that records messages. */
export interface FakeHost extends HostChannel {
  /** The sent messages, oldest first. */
  readonly messages: readonly HostMessage[]
}

export interface FakeHostOptions {
  /** The page token that the host returns. */
  token?: string | undefined
  onMessage?: ((message: HostMessage) => void) | undefined
}

/** Creates a host for tests and stories of parts that send messages. To test a channel use `hostWindows`. */
export function createFakeHost({ token, onMessage }: FakeHostOptions = {}): FakeHost {
  const messages: HostMessage[] = []
  return {
    messages,
    send(message) {
      messages.push(message)
      onMessage?.(message)
    },
    getToken: async () => token,
  }
}

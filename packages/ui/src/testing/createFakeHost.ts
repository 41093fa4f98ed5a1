import type { HostMessage } from '@fleetgis/domain/host'
import type { HostChannel } from '../host/HostChannel.ts'

/** A host channel that only remembers. */
export interface FakeHost extends HostChannel {
  /** What the host app would have heard, oldest first. */
  readonly messages: readonly HostMessage[]
}

export interface FakeHostOptions {
  /** What the host answers when it is asked for a page token. */
  token?: string | undefined
  onMessage?: ((message: HostMessage) => void) | undefined
}

/** A host for tests and stories of parts that tell one. To test a channel itself, give it a `createHostWindow`. */
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

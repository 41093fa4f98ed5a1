import type { HostMessage } from '@fleetgis/domain/host'

/** Where pages tell the app around them that something has changed. A partner may bring its own. Source: HOST-01, CF-91. */
export interface HostChannel {
  /** Tells the host. Never throws, and never waits for the host. */
  send(message: HostMessage): void
  /** Asks the host for a page token; undefined where it has none. Never rejects. */
  getToken(): Promise<string | undefined>
}

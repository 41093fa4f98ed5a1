import type { HostMessage } from '@fleetgis/domain/host'

/** Sends messages from pages to the app around them. A partner may pass its own. Source: HOST-01. */
export interface HostChannel {
  /** Sends a message. Never throws, and never waits for the host. */
  send(message: HostMessage): void
  /** Requests a page token from the host; undefined without one. Never rejects. */
  getToken(): Promise<string | undefined>
}

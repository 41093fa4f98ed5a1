import type { FleetClient, Session } from '@fleetgis/api'
import type { Clock, HostChannel } from '@fleetgis/ui'
import { createContext, useContext } from 'react'
import type { ConsoleConfig } from './config.ts'
import type { LeftPage } from './leftPage.ts'
import type { Logger } from './logger.ts'
import type { Navigation } from './navigation.ts'
import type { OverlayHistory } from './overlayHistory.ts'
import type { PageRefusal } from './pageRefusal.ts'
import type { PageTokens } from './pageToken.ts'
import type { Preferences } from './preferences.ts'

/** Props of the account forms: the User ID typed in one, for the others. In memory only, and empty after sign-in. */
export interface Account {
  readonly userId: string
  readonly onUserIdChange: (event: { userId: string }) => void
}

export function createAccount(): Account {
  const account = {
    userId: '',
    onUserIdChange({ userId }: { userId: string }) {
      account.userId = userId
    },
  }
  return account
}

/** The console's parts, for its pages. */
export interface Console {
  readonly config: ConsoleConfig
  readonly logger: Logger
  readonly session: Session
  readonly client: FleetClient
  readonly navigation: Navigation
  /** Their entries in the history (CF-169). */
  readonly overlays: OverlayHistory
  /** The mobile app around a web view (HOST-01). */
  readonly host: HostChannel
  readonly preferences: Preferences
  readonly account: Account
  /** The page that an expired session took away (decision 33). */
  readonly leftPage: LeftPage
  /** The token of the address (CF-114). */
  readonly tokens: PageTokens
  /** Whether the server refuses the token of the page (CF-151). */
  readonly refusal: PageRefusal
  /** The server's where the device's is wrong (CF-180). */
  readonly clock: Clock
  /** Keeps the files of the page for the next opening; called once it is usable (decision 41). */
  readonly keepOpening: () => void
}

export const ConsoleContext = createContext<Console | null>(null)

/** The parts of the console around a page. */
export function useConsole(): Console {
  const parts = useContext(ConsoleContext)
  if (parts === null)
    throw new Error('useConsole needs a ConsoleContext above it. Render the page inside App.')
  return parts
}

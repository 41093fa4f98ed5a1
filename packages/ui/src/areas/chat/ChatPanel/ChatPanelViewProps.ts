import type { ChatMessage, ChatPerson, Outgoing } from '@fleetgis/domain/chat'
import type { RootProps } from '../../../primitives/rootProps.ts'
import type { Failure } from '../../../provider/Failure.ts'
import type { KeptDraft } from '../../../provider/useKeptDraft.ts'
import type { Live } from '../../../remote/live/liveState.ts'

export interface ChatPanelViewProps extends RootProps {
  /** Oldest first, each with a unique id. Keep the list while nothing has changed. */
  messages: readonly ChatMessage[]
  /** Own messages that the server does not show yet (CF-121). */
  outgoing?: readonly Outgoing[] | undefined
  /** The participants, for names and pictures (CF-38). */
  people?: readonly ChatPerson[] | undefined
  /** The reader's sender id. */
  userId?: string | undefined
  /** The staff chat, where own messages say You (CHAT-18). */
  isOperator?: boolean | undefined
  /** The other party; by default the first other participant (CHAT-11). */
  name?: string | undefined
  /** The booking of the chat, shown below the name (CHAT-11). */
  bookingId?: string | undefined
  /** Keeps what is typed, and what failed to send, until it is sent. */
  draft?: KeptDraft | undefined
  /** The chat is open: the text field shows (CHAT-09). */
  isOpen: boolean
  /** The first response is pending. */
  isLoading?: boolean | undefined
  /** Why the chat failed to load. */
  failure?: Failure | undefined
  /** Retries after a failure. */
  onReload?: (() => void) | undefined
  /** The session has ended. */
  isSignedOut?: boolean | undefined
  /** How fresh the messages are; undefined where `failure` says why there are none (CF-115). */
  live?: Live | undefined
  /** The server has earlier messages. */
  hasOlder?: boolean | undefined
  /** Earlier messages are loading. */
  older?: 'idle' | 'loading' | 'failed' | undefined
  /** Called near the first message to fetch those before it. Keep the function between renders. */
  onLoadOlder?: (() => void) | undefined
  /** Sends a text. Returning `false` keeps it in the field. */
  // biome-ignore lint/suspicious/noConfusingVoidType: most handlers return nothing
  onSend: (event: { text: string }) => boolean | void
  /** Texts that a press sends at once, on narrow panels; none by default (decision 40). */
  quickReplies?: readonly string[] | undefined
  /** Retries a message that failed to send. Keep the function between renders. */
  onRetry?: ((event: { localId: string }) => void) | undefined
  /** Leaves the chat; without it there is no back arrow. */
  onBack?: (() => void) | undefined
  /** Hosts whose pictures are shown, https only; otherwise a person shows the initial and a message its text (T7). */
  imageHosts?: readonly string[] | undefined
}

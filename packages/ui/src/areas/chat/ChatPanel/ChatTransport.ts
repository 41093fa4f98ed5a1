import type { ChatNews } from '@fleetgis/domain/chat'

/** Messages of a conversation in the server's order, with its other data. */
export interface ChatPage extends ChatNews {
  /** Cursor of the page before this one; undefined without an earlier page, or for a page of news only. */
  readonly older?: string | undefined
  /** The reader's sender id, where it differs from the transport's `userId`. */
  readonly ownId?: string | undefined
}

/** The source and target of a `ChatPanel`'s messages. */
export interface ChatTransport {
  /** The reader's id: identifies own messages, beside their `isMe`. */
  readonly userId: string
  /** Names the chat among those of the reader: an unsent text is kept by it (decision 33). Without it none is kept. */
  readonly place?: string | undefined
  /** Fetches the newest messages, or with `older` the page before those. Rejects after a failure. */
  list(request: { readonly older?: string | undefined; readonly signal: AbortSignal }): Promise<ChatPage>
  /** Sends a message, once. Rejects after a failure or an unknown outcome: the panel keeps the message, with Retry. */
  send(message: { readonly text: string }): Promise<unknown>
  /**
   * Subscribes to news: all of the newest messages, or only the new ones. Called once the first page has loaded; the
   * returned function unsubscribes.
   */
  subscribe(listener: {
    readonly onNews: (page: ChatPage) => void
    /** Reports a failed update. The shown messages stay. */
    readonly onFailure: (error: unknown) => void
    /** Reports that an update is under way, or has ended: one that takes long is shown. A transport need not report it. */
    readonly onFetching: (isFetching: boolean) => void
  }): () => void
}

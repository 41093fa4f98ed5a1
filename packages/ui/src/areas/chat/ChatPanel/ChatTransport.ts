import type { ChatNews } from '@fleetgis/domain/chat'

/** Messages of a conversation, in the order of the server, with what else is known of it. */
export interface ChatPage extends ChatNews {
  /** Asks for the page before this one; undefined where there is none, or where the page is news only. */
  readonly older?: string | undefined
  /** The id that the reader has as a sender, where it is not the transport's `userId`. */
  readonly ownId?: string | undefined
}

/** Where a `ChatPanel` gets its messages from, and sends them to. */
export interface ChatTransport {
  /** Who reads and writes: by it a message is known as one's own, beside its `isMe`. */
  readonly userId: string
  /** The newest messages, or with `older` the page before those. Rejects where it cannot be had. */
  list(request: { readonly older?: string | undefined; readonly signal: AbortSignal }): Promise<ChatPage>
  /** Sends a message, once. Rejects where it did not go out, or nobody knows: the panel keeps it, with Retry. */
  send(message: { readonly text: string }): Promise<unknown>
  /**
   * Tells of news from now on: all of the newest messages, or the new ones alone. Called once the first page is there;
   * the function that it returns ends it.
   */
  subscribe(listener: {
    readonly onNews: (page: ChatPage) => void
    /** News could not be had. What is shown stays. */
    readonly onFailure: (error: unknown) => void
  }): () => void
}

import { TOAST_MS } from '@fleetgis/domain/auth'

/** The kind of a message; decides its colour and icon. */
export type Tone = 'info' | 'success' | 'warning' | 'danger'

export interface Notice {
  /** Plain text in the language shown. */
  readonly text: string
  readonly tone?: Tone
  /** How long it stays, in milliseconds; 1,000 unless given (TOAST-04). */
  readonly duration?: number
}

/** Shows messages. A host app passes its own to show them itself. */
export interface Notifier {
  notify(notice: Notice): void
}

export interface ShownNotice extends Required<Notice> {
  readonly id: number
  /** Increments when the same message is repeated while shown: its time then restarts. */
  readonly times: number
}

export interface NoticeQueue extends Notifier {
  dismiss(id: number): void
  /** Keeps its identity until something changes. */
  getShown(): readonly ShownNotice[]
  subscribe(listener: () => void): () => void
}

/** The messages on screen, oldest first, without duplicates. Source: TOAST-05. */
export function createNoticeQueue(): NoticeQueue {
  const listeners = new Set<() => void>()
  let shown: readonly ShownNotice[] = []
  let lastId = 0

  function set(next: readonly ShownNotice[]) {
    shown = next
    for (const listener of listeners) listener()
  }

  return {
    notify({ text, tone = 'info', duration = TOAST_MS.plain }) {
      const same = shown.find((notice) => notice.text === text && notice.tone === tone)
      if (same) {
        const again = { ...same, duration, times: same.times + 1 }
        set(shown.map((notice) => (notice === same ? again : notice)))
        return
      }
      lastId += 1
      set([...shown, { id: lastId, text, tone, duration, times: 1 }])
    },
    dismiss(id) {
      set(shown.filter((notice) => notice.id !== id))
    },
    getShown: () => shown,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

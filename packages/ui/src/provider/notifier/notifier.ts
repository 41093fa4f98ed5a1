import { TOAST_MS } from '@fleetgis/domain/auth'

/** What a message is about: chooses its colour and icon. */
export type Tone = 'info' | 'success' | 'warning' | 'danger'

export interface Notice {
  /** Plain text, already in the reader's language. */
  readonly text: string
  readonly tone?: Tone
  /** How long it stays, in milliseconds: 1,000 unless given, as the specification has it (TOAST-04). */
  readonly duration?: number
}

/** Where messages go. A host app gives its own to show them its way. */
export interface Notifier {
  notify(notice: Notice): void
}

export interface ShownNotice extends Required<Notice> {
  readonly id: number
  /** Grows when the same message comes again while it is shown: its time then starts anew. */
  readonly times: number
}

export interface NoticeQueue extends Notifier {
  dismiss(id: number): void
  /** The same array until something changes. */
  getShown(): readonly ShownNotice[]
  subscribe(listener: () => void): () => void
}

/** The messages on screen, oldest first. The same message is never there twice. Source: TOAST-04, TOAST-05, CF-11. */
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

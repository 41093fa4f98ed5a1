/** How long rows may take to mount in one commit, until they are painted: a task over 50 ms is felt. */
const COMMIT_MS = 18
/** How long a row takes until one was measured: two mount at once. */
const FIRST_ROW_MS = 9
/** An older time says little about the next commit: the device may have slowed down since. */
const MEASURED_FOR_MS = 1_000

const isRecent = ({ at }: { at: number }) => performance.now() - at < MEASURED_FOR_MS

/** Measures how long a list's rows take to mount on this device, and how many fit into one commit. */
export function createRowPace() {
  /** The rows that mount in this frame, and since when. */
  let mounting: { readonly rows: number; readonly at: number } | undefined
  let measured = { rowMs: FIRST_ROW_MS, at: Number.NEGATIVE_INFINITY }
  return {
    get isMounting() {
      return mounting !== undefined
    },
    /** The number of rows that may mount in the next commit, at least 1. */
    rowsPerCommit(): number {
      const rowMs = isRecent(measured) ? measured.rowMs : FIRST_ROW_MS
      return Math.max(1, Math.floor(COMMIT_MS / rowMs))
    },
    /** So many rows mount from now on. */
    start(rows: number): void {
      mounting ??= { rows, at: performance.now() }
    },
    /** They are painted: committed at one time, and laid out and painted since another one. */
    end({ committedAt, paintedFrom }: { committedAt: number; paintedFrom: number }): void {
      if (mounting) {
        const { rows, at } = mounting
        const now = performance.now()
        const rowMs = (committedAt - at + now - paintedFrom) / rows
        measured = { rowMs: isRecent(measured) ? (measured.rowMs + rowMs) / 2 : rowMs, at: now }
      }
      mounting = undefined
    },
  }
}

/** Delay before the server is asked about an unknown outcome, in ms: a lost response may still be in flight. */
const ASK_AFTER = [500, 2500, 5000, 10_000, 20_000] as const
/** So many answers in a row must show no effect of the call before that is final. */
const ANSWERS_BEFORE_NOT_DONE = 2

/** How the server is asked. */
export interface OutcomeSearch<Answer> {
  /** Reads what shows the outcome; undefined where it cannot be read now. */
  ask: () => Promise<Answer | undefined>
  /** Whether an answer shows no effect of the call. */
  isNotDone: (answer: Answer) => boolean
  /** Whether an answer without an effect counts: the call cannot be executed any more. */
  isOver: () => boolean
  /** Waits for so many milliseconds. */
  pause: (ms: number) => Promise<unknown>
  /** Whether the result is still wanted. */
  isOpen: () => boolean
}

/** Asks until the outcome of a money call is known, and returns the answer that shows it; undefined once not open. */
export async function findOutcome<Answer>({
  ask,
  isNotDone,
  isOver,
  pause,
  isOpen,
}: OutcomeSearch<Answer>): Promise<Answer | undefined> {
  let notDone = 0
  for (let round = 0; isOpen(); round += 1) {
    await pause(pauseOf(round))
    if (!isOpen()) break
    const answer = await ask()
    if (answer === undefined) continue
    if (!isNotDone(answer)) return answer
    notDone = isOver() ? notDone + 1 : 0
    if (notDone === ANSWERS_BEFORE_NOT_DONE) return answer
  }
  return undefined
}

/** The delay before a round of questions, the first of which is 0; the last delay repeats. */
export function pauseOf(round: number): number {
  return ASK_AFTER[Math.min(round, ASK_AFTER.length - 1)] ?? 0
}

/** Delays that end early when the browser is online again, or with `wake`. */
export function createPauses() {
  let wake = () => {}
  return {
    pause: (ms: number) =>
      new Promise<void>((resolve) => {
        const end = () => {
          clearTimeout(timer)
          window.removeEventListener('online', end)
          resolve()
        }
        const timer = setTimeout(end, ms)
        window.addEventListener('online', end)
        wake = end
      }),
    wake: () => wake(),
  }
}

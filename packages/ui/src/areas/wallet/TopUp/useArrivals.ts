import { useRef, useState } from 'react'
import { createPauses, pauseOf } from '../findOutcome.ts'
import { type Arrival, type ArrivalSearch, findArrival } from './findArrival.ts'

/** Polls the ledger for unknown outcomes while the popup is shown, and again when `<Activity>` shows it. */
export function useArrivals(onFailure: ArrivalSearch['onFailure']) {
  const shownUntil = useRef(new AbortController())
  const asking = useRef<() => void>(undefined)
  const [{ pause, wake }] = useState(createPauses)

  /** `report` gets what the ledger shows, or nothing where the popup is hidden before. */
  function ask(
    search: Pick<ArrivalSearch, 'readLedger' | 'hasMoney' | 'isOver'>,
    report: (found: Arrival | undefined) => Promise<void> | void,
  ) {
    asking.current = async () => {
      const { signal } = shownUntil.current
      const found = await findArrival({ ...search, pause, isOpen: () => !signal.aborted, onFailure })
      if (found) asking.current = undefined
      await report(found)
    }
    asking.current()
  }

  /** Waits for a call that is under way elsewhere, then acts unless the popup is hidden. */
  async function waitFor(act: () => Promise<void>) {
    asking.current = () => void waitFor(act)
    const { signal } = shownUntil.current
    for (const round of [0, 1]) await pause(pauseOf(round))
    if (signal.aborted) return
    asking.current = undefined
    await act()
  }

  return {
    ask,
    waitFor,
    /** Asks at once. */
    wake,
    /** Asks again for what was unknown when the popup was hidden. */
    show() {
      shownUntil.current = new AbortController()
      asking.current?.()
    },
    hide() {
      shownUntil.current.abort()
      wake()
    },
  }
}

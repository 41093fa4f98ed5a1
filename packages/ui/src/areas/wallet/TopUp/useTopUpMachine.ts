import { moveTopUp, type TopUpEvent, type TopUpState } from '@fleetgis/domain/wallet'
import { useRef, useState } from 'react'
import type { TopUpLedger } from './TopUpWallet.ts'

interface TopUpData {
  state: TopUpState
  needsPin: boolean
  /** The ledger when the popup opened. */
  before: TopUpLedger | undefined
  amount: number | undefined
  newBalance: number | undefined
  message: string | undefined
}

const START: TopUpData = {
  state: 'idle',
  needsPin: false,
  before: undefined,
  amount: undefined,
  newBalance: undefined,
  message: undefined,
}

/** The domain's state machine with its data, which a popup that `<Activity>` hides keeps. */
export function useTopUpMachine() {
  const [shown, setShown] = useState(START)
  // A ref with the newest state, shared by two events of one tick.
  const data = useRef(START)
  const isOpen = useRef(false)

  function change(changes: Partial<TopUpData>) {
    data.current = { ...data.current, ...changes }
    if (isOpen.current) setShown(data.current)
  }

  return {
    /** What the popup shows. */
    shown,
    /** The newest data. */
    data: () => data.current,
    change,
    /** Makes a transition; false where the machine has none, and the caller must stop. */
    move(event: TopUpEvent, changes: Partial<TopUpData> = {}): boolean {
      const state = moveTopUp(data.current.state, event)
      if (state === data.current.state) return false
      change({ message: undefined, ...changes, state })
      return true
    },
    open() {
      isOpen.current = true
      setShown(data.current)
    },
    close() {
      isOpen.current = false
    },
  }
}

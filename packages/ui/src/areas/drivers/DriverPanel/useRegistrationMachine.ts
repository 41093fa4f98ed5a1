import { moveRegistration, type RegistrationEvent, type RegistrationState } from '@fleetgis/domain/drivers'
import { useRef, useState } from 'react'

/** The state of a registration or an edit, and `move`, which returns whether the event is possible in it. */
export function useRegistrationMachine(first: RegistrationState) {
  const [state, setState] = useState(first)
  // A ref: state updates too late for a second submit in the same tick.
  const latest = useRef(state)

  function move(event: RegistrationEvent): boolean {
    const next = moveRegistration(latest.current, event)
    const isPossible = next !== latest.current
    latest.current = next
    setState(next)
    return isPossible
  }

  return { state, move }
}

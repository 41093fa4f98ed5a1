import { type PaymentMark, readMarks, withMark, withoutMark } from '@fleetgis/domain/payments'
import { changeSharedText } from './sharedText.ts'

/** What is marked: payments that were begun, by order; and payments that were reported, by booking. */
type MarkKind = 'begun' | 'reported'

const LOCK = 'fleetgis.payments'

/**
 * Runs `use` while no other tab of the browser runs one under the same name. Browsers without locks, and opaque
 * origins, run it at once.
 */
export async function inOneTab<Result>(name: string, use: () => Promise<Result>): Promise<Result> {
  const locks = globalThis.navigator?.locks as LockManager | undefined
  if (!locks) return use()
  let isRunning = false
  try {
    return await locks.request(`${LOCK}.${name}`, () => {
      isRunning = true
      return use()
    })
  } catch (error) {
    if (isRunning) throw error
    return use()
  }
}

/** The result of `takeMark`: a new mark, the state of an older one, or a mark that no reload and no other tab will see. */
export type TakenMark = { isNew: true; isKept: boolean } | { isNew: false; state: string }

/** Marks a payment unless it is marked already; over all tabs only one call of several is the first. Source: CF-140. */
export function takeMark(kind: MarkKind, [key, state]: PaymentMark): Promise<TakenMark> {
  return change<TakenMark>(kind, (marks) => {
    const older = marks.find(([other]) => other === key)
    if (older) return { result: () => ({ isNew: false, state: older[1] }) }
    return { marks: withMark(marks, [key, state]), result: (isKept) => ({ isNew: true, isKept }) }
  })
}

/** Changes the state of a mark. */
export function setMark(kind: MarkKind, mark: PaymentMark): Promise<void> {
  return change(kind, (marks) => ({ marks: withMark(marks, mark), result: () => {} }))
}

/** Forgets a mark, where nothing was sent or done. */
export function dropMark(kind: MarkKind, key: string): Promise<void> {
  return change(kind, (marks) => ({ marks: withoutMark(marks, key), result: () => {} }))
}

interface Change<Result> {
  /** The new marks; undefined changes nothing. */
  marks?: readonly PaymentMark[]
  result: (isKept: boolean) => Result
}

/** The marks of this page where the browser keeps none. */
const unkept = new Map<string, readonly PaymentMark[]>()

/**
 * Reads the marks and keeps the changed ones, over all tabs at once. They are kept twice: in `localStorage` (CF-140),
 * and in the database, because another tab may still see the former value of `localStorage` when it gets the lock.
 */
function change<Result>(
  kind: MarkKind,
  makeChange: (marks: readonly PaymentMark[]) => Change<Result>,
): Promise<Result> {
  const name = `${LOCK}.${kind}`
  const changeWith = (shared: readonly PaymentMark[]) => {
    const others = stored(name).filter(([key]) => !shared.some(([other]) => other === key))
    const { marks, result } = makeChange([...(unkept.get(name) ?? []), ...shared, ...others])
    return { marks, result: result(marks === undefined || keep(name, marks)) }
  }
  return inOneTab(kind, async () => {
    let changed: { readonly result: Result } | undefined
    try {
      await changeSharedText(name, (text) => {
        const { marks, result } = changeWith(readMarks(text))
        changed = { result }
        return marks && JSON.stringify(marks)
      })
    } catch {
      // Without a database `localStorage` alone decides, as CF-140 has it.
    }
    return (changed ?? changeWith([])).result
  })
}

function stored(name: string): readonly PaymentMark[] {
  try {
    return readMarks(localStorage.getItem(name))
  } catch {
    return []
  }
}

/** Whether the marks are kept for reloads and other tabs. */
function keep(name: string, marks: readonly PaymentMark[]): boolean {
  try {
    localStorage.setItem(name, JSON.stringify(marks))
    unkept.delete(name)
    return true
  } catch {
    unkept.set(name, marks)
    return false
  }
}

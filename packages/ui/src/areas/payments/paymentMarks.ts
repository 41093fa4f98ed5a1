import { type PaymentMark, readMarks, withMark, withoutMark } from '@fleetgis/domain/payments'

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

/**
 * Calls `onChange` with the new state of a mark when another tab changes it. A browser may show what another tab has
 * stored only after that tab has released its lock. Returns what stops it.
 */
export function watchMark(kind: MarkKind, key: string, onChange: (state: string) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key !== `${LOCK}.${kind}`) return
    const mark = readMarks(event.newValue).find(([other]) => other === key)
    if (mark) onChange(mark[1])
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}

interface Change<Result> {
  /** The new marks; undefined changes nothing. */
  marks?: readonly PaymentMark[]
  result: (isKept: boolean) => Result
}

/** The marks of this page where the browser keeps none. */
const unkept = new Map<string, readonly PaymentMark[]>()

function change<Result>(
  kind: MarkKind,
  makeChange: (marks: readonly PaymentMark[]) => Change<Result>,
): Promise<Result> {
  const name = `${LOCK}.${kind}`
  return inOneTab(kind, async () => {
    const { marks, result } = makeChange([...(unkept.get(name) ?? []), ...stored(name)])
    return result(marks === undefined || keep(name, marks))
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

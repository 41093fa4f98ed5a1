import { keyOf, type TableName } from '../base/keys.ts'
import type { Name } from '../base/name.ts'
import { createRandom } from '../base/random.ts'
import { emailOf, mobileOf } from './contact.ts'
import { personName } from './personName.ts'

/** An owner of vehicles, or a passenger. */
export interface Person {
  key: string
  userId: string
  name: Name
  mobile: string
  email: string
}

const SERIES = { owner: 2, passenger: 3 } as const satisfies Partial<Record<TableName, number>>

/** The first `count` owners or passengers of a seed. */
export function seedPeople(seed: number, kind: keyof typeof SERIES, count: number): Person[] {
  return Array.from({ length: count }, (_, index) => {
    const mobile = mobileOf(SERIES[kind], index + 1)
    return {
      key: keyOf(kind, index + 1),
      userId: mobile,
      name: personName(createRandom(seed, kind, index)),
      mobile,
      email: emailOf(kind, index + 1),
    }
  })
}

import { keyOf } from '../base/keys.ts'
import { FIRST, SECOND } from '../streets/words.ts'
import type { Group } from './group.ts'

/** English and Burmese names, as fleets have them. */
const NAMES = [
  'Yangon Taxi',
  'ရွှေရထားတက္ကစီ',
  'Golden Wheels',
  'မင်္ဂလာယာဉ်စု',
  'Airport Limousine',
  'Night Owl Cars',
] as const

/** The number of groups in a world by default. */
export const GROUPS = NAMES.length

/** The first groups, including those without drivers. Those after the sixth are named like streets. */
export function seedGroups(count: number = GROUPS): Group[] {
  return Array.from({ length: count }, (_, index) => ({
    key: keyOf('group', index + 1),
    id: `G${String(index + 1).padStart(3, '0')}`,
    name: NAMES[index] ?? furtherName(index),
  }))
}

function furtherName(index: number): string {
  const first = FIRST[index % FIRST.length]
  const second = SECOND[index % SECOND.length]
  if (!first || !second) return `Group ${index + 1}`
  return index % 3 === 1 ? `${first.my}${second.my}တက္ကစီ` : `${first.en} ${second.en} Taxi`
}

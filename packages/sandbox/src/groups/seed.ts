import { keyOf } from '../base/keys.ts'
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

/** The groups of every world, without drivers too. */
export function seedGroups(): Group[] {
  return NAMES.map((name, index) => ({
    key: keyOf('group', index + 1),
    id: `G${String(index + 1).padStart(3, '0')}`,
    name,
  }))
}

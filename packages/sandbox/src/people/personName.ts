import { joinNames, type Name } from '../base/name.ts'
import type { Random } from '../base/random.ts'
import { GIVEN, TITLE } from './words.ts'

/** A name with its form of address, such as "Ko Zaw Lin" (ကိုဇော်လင်း). */
export function personName(random: Random): Name {
  const [first, second, third] = random.shuffle(GIVEN) as [Name, Name, Name]
  const given = random.chance(0.4) ? [first, second, third] : [first, second]
  return joinNames(random.pick(TITLE), ...given)
}

import type { Language } from '../packages/domain/src/i18n/index.ts'
import type { World } from '../packages/sandbox/src/index.ts'

/** The English names of worlds, before a Burmese story; worlds share the places of their city. */
const english = new WeakMap<object, string>()

/** The world of a story in a language: a Burmese one has Burmese names of people and places only. */
export function inLanguage(world: World, language: Language): World {
  const { drivers, owners, passengers, city } = world
  for (const { name } of [...drivers, ...owners, ...passengers, ...city.places]) {
    const inEnglish = english.get(name) ?? name.en
    english.set(name, inEnglish)
    name.en = language === 'my' ? name.my : inEnglish
  }
  return world
}

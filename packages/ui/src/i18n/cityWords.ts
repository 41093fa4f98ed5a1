import type { CityWord } from '@fleetgis/domain/map'
import type { Translate } from './words.ts'

/** The names of the cities in the language of `t`, as `cityLabel` of `@fleetgis/domain/map` takes them (CF-23). */
export function cityWords(t: Translate): Readonly<Record<CityWord, string>> {
  return {
    yangon: t('city.yangon'),
    mandalay: t('city.mandalay'),
    nayPyiTaw: t('city.nayPyiTaw'),
    naypyitaw: t('city.naypyitaw'),
    bangkok: t('city.bangkok'),
    singapore: t('city.singapore'),
  }
}

import { expect, test } from 'vitest'
import { CITIES, cityLabel, DEFAULT_CITY, findCity } from './cities.ts'
import type { MapScreen } from './mapScreen.ts'

const labels = (screen: MapScreen) => CITIES.map((city) => cityLabel(city, screen))

test('PMAP-20 area 1 is Yangon', () => {
  expect(findCity(1)).toMatchObject({ name: 'yangon', centre: { lat: 16.871311, lng: 96.199379 } })
})

test('PMAP-21 area 2 is Mandalay', () => {
  expect(findCity(2)).toMatchObject({ name: 'mandalay', centre: { lat: 21.916221, lng: 96.086555 } })
})

test('PMAP-22 area 3 is Nay Pyi Taw', () => {
  expect(findCity(3)).toMatchObject({ name: 'nayPyiTaw', centre: { lat: 19.763306, lng: 96.07851 } })
})

test('PMAP-23 area 4 is Bangkok', () => {
  expect(findCity(4)).toMatchObject({ name: 'bangkok', centre: { lat: 13.756331, lng: 100.501762 } })
})

test('PMAP-24 area 5 is Singapore', () => {
  expect(findCity(5)).toMatchObject({ name: 'singapore', centre: { lat: 1.352083, lng: 103.819839 } })
})

test('a map starts in Yangon', () => {
  expect(DEFAULT_CITY.centre).toEqual({ lat: 16.871311, lng: 96.199379 })
})

test('the default centre is the first of the cities', () => {
  expect(CITIES[0]).toBe(DEFAULT_CITY)
})

test('MAP-07 the console offers five cities, Nay Pyi Taw in three words', () => {
  expect(labels('console')).toEqual(['Yangon', 'Mandalay', 'Nay Pyi Taw', 'Bangkok', 'Singapore'])
})

test('OMAP-05 so does the owner map', () => {
  expect(labels('owner')).toEqual(['Yangon', 'Mandalay', 'Nay Pyi Taw', 'Bangkok', 'Singapore'])
})

test('PMAP-05 the embedded map writes Naypyitaw in one word', () => {
  expect(labels('embedded')).toEqual(['Yangon', 'Mandalay', 'Naypyitaw', 'Bangkok', 'Singapore'])
})

test('CF-23 the ids of the one table are 1 to 5', () => {
  expect(CITIES.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5])
})

test('MAP-08 a city is found by the text of its option', () => {
  expect(findCity('4')?.name).toBe('bangkok')
})

test.each([0, 6, '', 'yangon', '1e0'])('CF-23 %j is not a city', (id) => {
  expect(findCity(id)).toBeUndefined()
})

test('CF-23 the words of another language replace the English ones', () => {
  const words = {
    yangon: 'ရန်ကုန်',
    mandalay: 'မန္တလေး',
    nayPyiTaw: 'နေပြည်တော်',
    naypyitaw: 'နေပြည်တော်',
    bangkok: 'ဘန်ကောက်',
    singapore: 'စင်ကာပူ',
  }
  expect(cityLabel(DEFAULT_CITY, 'console', words)).toBe('ရန်ကုန်')
})

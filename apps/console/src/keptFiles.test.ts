import { expect, test } from 'vitest'
import { filesFor, filesOfPage, isHashed, isPagePath, withConfig } from './keptFiles.ts'

const PAGE =
  '<html><head><link rel="preload" href="/config.json" as="fetch" crossorigin /><script type="module" src="/assets/index-BBBBBBBB.js"></script></head></html>'
const LIST = {
  '/assets/index-BBBBBBBB.js': ['/assets/shared-BBBBBBBB.js'],
  '/assets/shared-BBBBBBBB.js': [],
  '/assets/Bookings-BBBBBBBB.js': ['/assets/card-BBBBBBBB.js'],
  '/assets/card-BBBBBBBB.js': ['/assets/index-BBBBBBBB.js'],
  '/assets/Map-BBBBBBBB.js': [],
  '/assets/i18n/en.json': [],
}

test.each([
  ['/assets/index-B9HC235v.js', true],
  ['/assets/shared-by-most-Co3uT_V-.js', true],
  ['/assets/i18n/en.json', false],
  ['/assets/Bookings.js', false],
  ['/config.json', false],
  ['/booking/driver/bookinglist', false],
])('%s is a file that never changes: %s', (path, expected) => {
  expect(isHashed(path)).toBe(expected)
})

test.each([
  ['/', true],
  ['/home/driver/7102100000000000014', true],
  ['/home/user-form/admin%40fleetgis.example', true],
  ['/no.such/page', true],
  ['/config.json', false],
  ['/assets/nothing', false],
])('%s is a page: %s', (path, expected) => {
  expect(isPagePath(path)).toBe(expected)
})

test('a page names its own files', () => {
  expect(filesOfPage(PAGE)).toEqual(['/assets/index-BBBBBBBB.js'])
})

test('a route needs the files of the same names in the present build, with what they import, and no other', () => {
  expect(filesFor(['/assets/index-AAAAAAAA.js', '/assets/Bookings-AAAAAAAA.js'], PAGE, LIST)).toEqual([
    '/assets/index-BBBBBBBB.js',
    '/assets/Bookings-BBBBBBBB.js',
    '/assets/shared-BBBBBBBB.js',
    '/assets/card-BBBBBBBB.js',
  ])
})

test('a page of another build than the list needs nothing that is known', () => {
  expect(filesFor([], PAGE.replace('BBBBBBBB', 'CCCCCCCC'), LIST)).toBeUndefined()
  expect(filesFor([], '<html></html>', LIST)).toBeUndefined()
})

test('a kept page has its configuration in it, and does not ask for another', () => {
  const kept = withConfig(PAGE, '{"a":"\\"&$&<"}')
  expect(kept).toContain(
    '<meta name="fleetgis-config" content="{&quot;a&quot;:&quot;\\&quot;&amp;$&amp;<&quot;}">',
  )
  expect(kept).not.toContain('preload')
})

import { expect, test } from 'vitest'
import { findRedirectUrl } from './findRedirectUrl.ts'

// Separate from the function's other tests, because mutation testing skips it: every mutant would take as long.
const URL_B = 'https://pay.example.com/other'
const find = (html: string) => findRedirectUrl(html, { allowedHosts: ['pay.example.com'] })
const call = (address: string) => `window.open('${address}','_self')`

test.each([
  ['<', ''],
  ['<a ', ''],
  ['<!--', ''],
  ['<script>', ''],
  ['<script>window</script>', ''],
  ['a="', '<p '],
  ['x ', '<script '],
  ['(', '<script>window'],
  ['window.open(', '<script>'],
  [`${call(URL_B)};`, '<script>'],
  ['`${', '<script>window'],
  ["'", '<script>window'],
  ['\\', "<script>window'"],
  ['/[/', '<script>window'],
  ['a ', '<script>window '],
  [';', '<script>window'],
  ['\u00a0a', '<script>window'],
  ['\\/', "<script>window.open('"],
  [' ', `<script>${call(URL_B)}`],
  ['/**/', `<script>${call(URL_B)};`],
  ['} ', '<script>function open() {'],
  ['a', "<script>window.open('https://"],
])('PAY-18 a megabyte of %j is read in linear time', (unit, start) => {
  const repeat = (length: number) => `<p>${start}${unit.repeat(length / unit.length)}')</script>`
  const milliseconds = (html: string) => {
    const before = performance.now()
    find(html)
    return performance.now() - before
  }
  find(repeat(1 << 14))
  // Far above the usual 20 to 70 ms, far below a backtracking pattern (hours).
  expect(milliseconds(repeat(1 << 20))).toBeLessThan(4000)
})

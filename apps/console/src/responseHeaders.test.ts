import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { cacheControl, headersFile, responseHeaders } from './responseHeaders.ts'

const config = readConfig({
  bases: { main: 'https://api.example.com' },
  captcha: { type: 2, siteKey: 'k', script: 'https://www.google.com/recaptcha/api.js' },
  tiles: { url: 'https://tiles.example.com/{z}/{x}/{y}.png', attribution: 'Example' },
})

test('every answer has a Referrer-Policy that hides queries', () => {
  expect(responseHeaders(config)).toMatchObject({
    'Referrer-Policy': 'strict-origin',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  })
})

test.each([
  ['/assets/main-Dk2_x-9a.js', 'public, max-age=31536000, immutable'],
  ['/', 'no-store'],
  ['/index.html', 'no-store'],
  ['/login', 'no-store'],
  ['/config.json', 'no-store'],
  ['/assets/i18n/en.json', 'no-store'],
])('%s is kept: %s', (path, expected) => {
  expect(cacheControl(path)).toBe(expected)
})

test('the file for static hosts names each file that may be kept', () => {
  const file = headersFile(config, ['/index.html', '/assets/main-Dk2_x-9a.js'])
  expect(file).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'none'; /)
  expect(file).toContain('\n/assets/main-Dk2_x-9a.js\n  ! Cache-Control\n  Cache-Control: public,')
  expect(file).not.toContain('/index.html')
})

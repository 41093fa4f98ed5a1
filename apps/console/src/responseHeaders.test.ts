import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { headersFile, headersFor, responseHeaders } from './responseHeaders.ts'

const config = readConfig({
  bases: { main: 'https://api.example.com' },
  captcha: { type: 2, siteKey: 'k', script: 'https://www.google.com/recaptcha/api.js' },
  tiles: { url: 'https://tiles.example.com/{z}/{x}/{y}.png', attribution: 'Example' },
})

test('every document has a Referrer-Policy that hides queries', () => {
  expect(responseHeaders(config)).toMatchObject({
    'Referrer-Policy': 'strict-origin',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  })
})

test('every document allows its own origin the position of the device, and nothing else', () => {
  const policy = responseHeaders(config)['Permissions-Policy']?.split(', ') ?? []
  expect(policy).toContain('geolocation=(self)')
  for (const feature of ['camera', 'microphone', 'payment', 'usb', 'display-capture'])
    expect(policy).toContain(`${feature}=()`)
  expect(policy.filter((entry) => !/^[a-z-]+=\(\)$/.test(entry))).toEqual(['geolocation=(self)'])
  expect(headersFile(config)).toContain(`\n  Permissions-Policy: ${policy.join(', ')}\n`)
})

test.each([
  ['/assets/main-Dk2_x-9a.js', 'public, max-age=31536000, immutable'],
  ['/', 'no-store'],
  ['/index.html', 'no-store'],
  ['/login', 'no-store'],
  ['/config.json', 'no-store'],
  ['/assets/i18n/en.json', 'no-store'],
  ['/sw.js', 'no-cache'],
  ['/files.json', 'no-store'],
  ['/manifest.webmanifest', 'no-store'],
])('%s is kept: %s', (path, expected) => {
  expect(headersFor(config, path)['Cache-Control']).toBe(expected)
})

test('a script has no policy of a document, and its type is not guessed', () => {
  expect(Object.keys(headersFor(config, '/assets/main-Dk2_x-9a.js'))).toEqual([
    'X-Content-Type-Options',
    'Cache-Control',
  ])
  expect(headersFor(config, '/login')).toMatchObject(responseHeaders(config))
})

test('the file for static hosts keeps the files with a hash in their name', () => {
  const [page = '', files = '', words = '', worker = ''] = headersFile(config).split(/\n(?=\/)/)
  expect(page).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'none'; /)
  expect(files).toMatch(/^\/assets\/\*\n {2}! Content-Security-Policy\n/)
  expect(files).toContain('\n  ! Cache-Control\n')
  expect(files).toContain('\n  X-Content-Type-Options: nosniff\n  Cache-Control: public,')
  expect(words).toBe('/assets/i18n/*\n  ! Cache-Control\n  Cache-Control: no-store')
  expect(worker).toBe('/sw.js\n  ! Cache-Control\n  Cache-Control: no-cache\n')
})

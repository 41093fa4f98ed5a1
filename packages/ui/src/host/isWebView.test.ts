import { expect, test } from 'vitest'
import { isWebView } from './isWebView.ts'

const called = (userAgent: string) => ({ navigator: { userAgent } })

test.each([
  [
    'Android',
    called(
      'Mozilla/5.0 (Linux; Android 10; SM-A107F Build/QP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0 Mobile Safari/537.36',
    ),
  ],
  [
    'iOS',
    called(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
    ),
  ],
  ['Flutter', { ...called('Mozilla/5.0 (X11; Linux x86_64) Chrome/120.0'), flutter_inappwebview: {} }],
  ['React Native', { ReactNativeWebView: { postMessage: () => {} } }],
])('a web view is known: %s', (_, window) => {
  expect(isWebView(window)).toBe(true)
})

test.each([
  [
    'Chrome on Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
  ],
  [
    'Safari on iOS',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.2 Mobile/15E148 Safari/604.1',
  ],
  [
    'Chrome on iOS',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/120.0 Mobile/15E148 Safari/604.1',
  ],
  ['Firefox on a desk', 'Mozilla/5.0 (X11; Linux x86_64; rv:120.0) Gecko/20100101 Firefox/120.0'],
  ['nothing', ''],
])('a browser is none: %s', (_, userAgent) => {
  expect(isWebView(called(userAgent))).toBe(false)
})

test('a server is no web view', () => {
  expect(isWebView({})).toBe(false)
})

import { expect, test } from 'vitest'
import { canPrint } from './usePrint.ts'

const browser = { print: () => {}, navigator: { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0' } }

test('a browser can print', () => {
  expect(canPrint(browser)).toBe(true)
})

test.each([
  ['Flutter', { flutter_inappwebview: {} }],
  ['React Native', { ReactNativeWebView: {} }],
  ['WebKit', { webkit: { messageHandlers: {} } }],
  ['Android', { navigator: { userAgent: 'Mozilla/5.0 (Linux; Android 11; SM-A025F; wv) Chrome/90.0' } }],
  [
    'iPad',
    {
      navigator: {
        userAgent:
          'Mozilla/5.0 (iPad; CPU OS 15_8 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile',
      },
    },
  ],
  ['any other without the function', { print: undefined }],
])('the web view of %s cannot print', (_host, parts) => {
  expect(canPrint({ ...browser, ...parts })).toBe(false)
})

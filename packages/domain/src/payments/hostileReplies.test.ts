import { describe, expect, test } from 'vitest'
import { findRedirectUrl } from './findRedirectUrl.ts'

// Replies of an attacker: each hostile address in each spelling of the call. None may be opened. The same spellings
// with an allowed address are accepted, so that refusals depend on the address only.

const HOST = 'pay.example.com'
const options = { allowedHosts: [HOST] }
const GOOD = `https://${HOST}/next?order=7&sum=1500#top`

const ADDRESSES = [
  // Other schemes.
  `http://${HOST}/next`,
  `ftp://${HOST}/next`,
  `javascript://${HOST}/%0aalert(1)`,
  'javascript:alert(document.domain)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  `data:text/html,https://${HOST}/`,
  `vbscript:https://${HOST}/`,
  `blob:https://${HOST}/1`,
  `view-source:https://${HOST}/`,
  `intent://${HOST}/#Intent;scheme=https;end`,
  `file:///https/${HOST}/`,
  // Incomplete addresses.
  `//${HOST}/next`,
  `/${HOST}/next`,
  `https:${HOST}/next`,
  `https:/${HOST}/next`,
  `https:///${HOST}/next`,
  `https:////${HOST}/next`,
  `https:\\\\${HOST}\\next`,
  `https:/\\${HOST}/next`,
  '',
  ' ',
  'about:blank',
  // Similar hosts.
  'https://evil.example/',
  `https://evil.example/${HOST}`,
  `https://evil.example/?https://${HOST}/`,
  `https://evil.example#https://${HOST}/`,
  `https://${HOST}.evil.example/`,
  `https://evil-${HOST}/`,
  `https://evil.${HOST}/`,
  `https://www.${HOST}/`,
  `https://${HOST}./`,
  `https://.${HOST}/`,
  `https://${HOST.replace('.', '..')}/`,
  `https://${HOST.replace('.', '%2e')}/`,
  `https://${HOST.replace('.', '\u3002')}/`,
  `https://${HOST.replace('a', '\u0430')}/`,
  `https://${HOST.replace('e', '\uff45')}/`,
  `https://${HOST.replace('m', '\u217f')}/`,
  `https://${HOST}\u200b/`,
  `https://${HOST}\u00ad/`,
  'https://xn--py-7ka.example.com/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://[::1]/',
  'https://localhost/',
  // User info, ports and their separators.
  `https://user@${HOST}/`,
  `https://user:word@${HOST}/`,
  `https://@${HOST}/`,
  `https://:@${HOST}/`,
  `https://${HOST}@evil.example/`,
  `https://${HOST}:443@evil.example/`,
  `https://${HOST}%40evil.example/`,
  `https://${HOST}\\@evil.example/`,
  `https://${HOST}:8443/`,
  `https://${HOST}:80/`,
  `https://${HOST}:0/`,
  `https://${HOST}:/`,
  `https://${HOST}:00443/`,
  `https://${HOST}:443x/`,
  `https://${HOST} .evil.example/`,
  // Characters that browsers drop.
  `\thttps://${HOST}/`,
  ` https://${HOST}/`,
  `https://${HOST}/\u0000`,
  `https://${HOST}/\u007f`,
  `https://${HOST}/\ud800`,
  `ht\ttps://${HOST}/`,
]

const WAYS: readonly (readonly [name: string, write: (address: string) => string])[] = [
  ['plainly', (address) => `<script>window.open('${address}','_self');</script>`],
  ['in double quotes', (address) => `<html><script>window.open("${address}", "_self")</script></html>`],
  [
    'in a page',
    (address) =>
      `<!doctype html><html><head><title>Pay</title></head><body onload="go()"><script type="text/javascript">function go(){window.open('${address}','_self')}</script></body></html>`,
  ],
  [
    'over several lines',
    (address) => `<script>\nwindow\n  .open(\n    '${address}',\n    '_SELF'\n  )\n</script>`,
  ],
  [
    'after a comment',
    (address) => `<script>/* https://${HOST}/ */ window.open('${address}','_self') // ok</script>`,
  ],
  [
    'with escaped slashes',
    (address) => `<script>window.open('${address.replaceAll('/', '\\/')}','_self')</script>`,
  ],
]

const replies = ADDRESSES.flatMap((address) =>
  WAYS.map(([way, write]) => ({ address, way, reply: write(address) })),
)

test('PAY-16 there are more than two hundred hostile replies', () => {
  expect(new Set(replies.map(({ reply }) => reply)).size).toBeGreaterThan(200)
})

describe.each(WAYS)('written %s', (_, write) => {
  test('PAY-16 an allowed address is found', () => {
    expect(findRedirectUrl(write(GOOD), options)).toBe(GOOD)
  })

  test.each(ADDRESSES)('PAY-16 the address %j is refused', (address) => {
    expect(findRedirectUrl(write(address), options)).toBeUndefined()
  })

  test.each(ADDRESSES)('PAY-16 the address %j also makes an allowed one refused', (address) => {
    expect(findRedirectUrl(write(GOOD) + write(address), options)).toBeUndefined()
    expect(findRedirectUrl(write(address) + write(GOOD), options)).toBeUndefined()
  })

  test('PAY-18 without hosts nothing is found', () => {
    expect(findRedirectUrl(write(GOOD), { allowedHosts: [] })).toBeUndefined()
  })
})

test.each([
  GOOD,
  `https://${HOST}`,
  `HTTPS://${HOST.toUpperCase()}/A/../B?x=y z`,
  `https://${HOST}:443/next`,
  `https://${HOST}/မြန်မာ?q=ငွေ#ပြီး`,
  `https://${HOST}/a b`,
  `https://${HOST}/%2e%2e/next`,
  `https://${HOST}//evil.example/`,
  `https://${HOST}/?to=https://evil.example/`,
])('PAY-17 %s is returned in normal form, as the browser opens it', (address) => {
  const found = findRedirectUrl(`<script>window.open('${address}','_self')</script>`, options)
  expect(found).toBe(new URL(address).href)
})

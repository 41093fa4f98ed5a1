import { describe, expect, test } from 'vitest'
import { chatPicture } from './chat/index.ts'
import { findRedirectUrl } from './payments/index.ts'
import { photoAddress } from './trips/index.ts'

const REMOTE = 'img.example.com'
const LOCAL = 'localhost:8787'

/** What each of the addresses is taken for, with only `hosts` in the list. */
const uses: Record<string, (address: string, hosts: string[]) => string | undefined> = {
  'a photo': photoAddress,
  'a picture in a chat': (content, hosts) => chatPicture({ content, contentType: 'image/png' }, hosts),
  'a redirect': (address, allowedHosts) => findRedirectUrl(opening(address), { allowedHosts }),
}

const opening = (address: string) =>
  `<script>window.open('${address.replaceAll('\\', '\\\\')}','_self')</script>`

/** Addresses that nothing may use where only `host` is allowed. */
const hostileAddresses = (scheme: string, host: string): readonly string[] => [
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  'data:text/html,x',
  'blob:http://localhost/1',
  'file:///etc/passwd',
  `//${host}/1.jpg`,
  '/1.jpg',
  '1.jpg',
  '',
  `ftp://${host}/1.jpg`,
  `${scheme}:${host}/1.jpg`,
  `${scheme}:/${host}/1.jpg`,
  `${scheme}:///${host}/1.jpg`,
  `${scheme}:\\\\${host}\\1.jpg`,
  `${scheme}://user@${host}/1.jpg`,
  `${scheme}://@${host}/1.jpg`,
  `${scheme}://${host}@evil.example/1.jpg`,
  `${scheme}://${host}:x@evil.example/1.jpg`,
  `${scheme}://${host}\\@evil.example/1.jpg`,
  `${scheme}://${host}.evil.example/1.jpg`,
  `${scheme}://evil.example/${host}/1.jpg`,
  `${scheme}://evil.example?${scheme}://${host}/1.jpg`,
  `${scheme}://evil.example#${host}`,
  `${scheme}://evil${host}/1.jpg`,
  `${scheme}://a.${host}/1.jpg`,
  `${scheme}://${host}\t.evil.example/1.jpg`,
  `${scheme}://${host}/\u0000`,
  `${scheme}://${host}/\ud800`,
  'https://evil.example/1.jpg',
  'http://evil.example/1.jpg',
  // Other names, ports and spellings of this machine.
  'http://localhost/1.jpg',
  'http://localhost:80/1.jpg',
  'http://localhost:8788/1.jpg',
  'http://localhost:08787/1.jpg',
  'http://localhost:87870/1.jpg',
  'http://localhost:/1.jpg',
  'http://localhost.:8787/1.jpg',
  'https://localhost:8787/1.jpg',
  'https://localhost/1.jpg',
  'http://127.0.0.1:8787/1.jpg',
  'http://127.1:8787/1.jpg',
  'http://127.0.0.2:8787/1.jpg',
  'http://0.0.0.0:8787/1.jpg',
  'http://0:8787/1.jpg',
  'http://2130706433:8787/1.jpg',
  'http://0x7f.1:8787/1.jpg',
  'http://[::1]:8787/1.jpg',
  'http://[::ffff:127.0.0.1]:8787/1.jpg',
  'http://loc%61lhost:8787/1.jpg',
  'http://\uff4cocalhost:8787/1.jpg',
  'http://localho\u017ft:8787/1.jpg',
  'http://localhost\u3002evil.example:8787/1.jpg',
  'http://localhost:8787.evil.example/1.jpg',
  'http://localhost:8787:80/1.jpg',
  'http://192.168.0.1:8787/1.jpg',
]

describe.each(Object.entries(uses))('T7 as %s', (_, use) => {
  test.each([
    ['https', REMOTE],
    ['http', LOCAL],
  ])('no hostile address is allowed where %s on %s is', (scheme, host) => {
    for (const address of hostileAddresses(scheme, host)) {
      expect([address, use(address, [host])]).toEqual([address, undefined])
    }
  })

  test('CF-167 the loopback option allows no hostile address', () => {
    for (const address of hostileAddresses('http', LOCAL)) {
      const found = findRedirectUrl(opening(address), { allowedHosts: [LOCAL], loopback: true })
      expect([address, found]).toEqual([address, undefined])
    }
  })

  test('https on a listed host is allowed', () => {
    expect(use(`https://${REMOTE}/1.jpg`, [REMOTE])).toBe(`https://${REMOTE}/1.jpg`)
    expect(use(`https://${REMOTE}/1.jpg`, [])).toBeUndefined()
  })

  test('http is refused except on loopback', () => {
    for (const host of [REMOTE, `${REMOTE}:8080`, '192.168.0.1:8080', '127.0.0.2:8080', 'a.localhost:8080']) {
      expect([host, use(`http://${host}/1.jpg`, [host])]).toEqual([host, undefined])
    }
  })
})

const onLoopback: typeof uses = {
  ...uses,
  'a redirect': (address, allowedHosts) =>
    findRedirectUrl(opening(address), { allowedHosts, loopback: true }),
}

describe.each(Object.entries(onLoopback))('CF-157, CF-167 as %s', (_, use) => {
  test('http on loopback is allowed where the list has its host and port', () => {
    expect(use('http://localhost:8787/1.jpg', [LOCAL])).toBe('http://localhost:8787/1.jpg')
    expect(use('HTTP://LocalHost:8787/1.jpg', ['LOCALHOST:8787'])).toBe('http://localhost:8787/1.jpg')
    expect(use('http://127.0.0.1:9000/1.jpg', ['127.0.0.1:9000'])).toBe('http://127.0.0.1:9000/1.jpg')
    for (const list of [
      [],
      ['localhost'],
      ['127.0.0.1:8787'],
      ['localhost:8788'],
      ['*.localhost:8787'],
      ['*'],
    ]) {
      expect(use('http://localhost:8787/1.jpg', list)).toBeUndefined()
    }
  })
})

test('CF-167 http on loopback is no redirect without the option, even where the list has it', () => {
  expect(findRedirectUrl(opening('http://localhost:8787/pay'), { allowedHosts: [LOCAL] })).toBeUndefined()
})

test.each([undefined, null])('T7 %j is no photo', (address) => {
  expect(photoAddress(address, [REMOTE])).toBeUndefined()
})

test('T7 blanks around the address of a photo are dropped', () => {
  expect(photoAddress(` https://${REMOTE}/1.jpg `, [REMOTE])).toBe(`https://${REMOTE}/1.jpg`)
})

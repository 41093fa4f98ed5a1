import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { contentSecurityPolicy, PAGE_SCRIPT, STYLE_HASHES } from './contentSecurityPolicy.ts'

const config = readConfig({
  bases: { main: 'https://api.example.com/v1', chat: 'https://chat.example.com' },
  captcha: { type: 1, siteKey: 'k', script: 'https://bots.example.com/check/v1.js' },
  tiles: { url: 'https://{s}.tiles.example.com/{z}/{x}/{y}.png', attribution: 'Example' },
  imageHosts: ['images.example.com'],
})

function directive(name: string, policy = contentSecurityPolicy(config)): string[] {
  const found = policy.split('; ').find((part) => part.startsWith(`${name} `))
  return found?.split(' ').slice(1) ?? []
}

test('everything that is not listed is refused', () => {
  expect(directive('default-src')).toEqual(["'none'"])
  expect(directive('object-src')).toEqual(["'none'"])
  expect(directive('base-uri')).toEqual(["'none'"])
  expect(directive('form-action')).toEqual(["'self'"])
  expect(directive('frame-ancestors')).toEqual(["'none'"])
  // The service worker and the manifest of the console itself.
  expect(directive('worker-src')).toEqual(["'self'"])
  expect(directive('manifest-src')).toEqual(["'self'"])
})

test('no inline script but the hashed one of the page, no eval, no nonce', () => {
  expect(contentSecurityPolicy(config)).not.toMatch(/unsafe|nonce|\*(?!\.tiles)/)
  expect(directive('script-src')).toEqual(["'self'", PAGE_SCRIPT, 'https://bots.example.com/check/'])
})

test('calls go to the configured servers only', () => {
  expect(directive('connect-src')).toEqual([
    "'self'",
    'https://api.example.com',
    'https://chat.example.com',
    'https://bots.example.com/check/',
  ])
})

test('images come from the tile servers and the image hosts', () => {
  expect(directive('img-src')).toEqual([
    "'self'",
    'data:',
    'https://*.tiles.example.com',
    'images.example.com',
  ])
})

test("Google's bot check gets its second script and its frames", () => {
  const policy = contentSecurityPolicy({
    ...config,
    captcha: { ...config.captcha, script: 'https://www.google.com/recaptcha/api.js' },
  })
  expect(directive('script-src', policy)).toEqual([
    "'self'",
    PAGE_SCRIPT,
    'https://www.google.com/recaptcha/',
    'https://www.gstatic.com/recaptcha/',
  ])
  expect(directive('frame-src', policy)).toEqual([
    'https://www.google.com/recaptcha/',
    'https://recaptcha.google.com/recaptcha/',
  ])
})

test('every style that react-aria writes into the page is allowed by its hash', () => {
  const console = createRequire(import.meta.url)
  const components = createRequire(console.resolve('react-aria-components'))
  const root = components.resolve('react-aria/package.json').replace(/package\.json$/, 'dist/private/')
  const written = ['interactions/usePress.mjs', 'overlays/usePreventScroll.mjs'].map((file) => {
    const source = readFileSync(root + file, 'utf8')
    const [, text = ''] = /style\.textContent = `([^`]*)`/.exec(source) ?? []
    const style = text.replace(/\$\{.*?PRESSABLE_ATTRIBUTE\}/, 'data-react-aria-pressable').trim()
    return `'sha256-${createHash('sha256').update(style).digest('base64')}'`
  })
  expect(STYLE_HASHES.slice(1)).toEqual(written)
})

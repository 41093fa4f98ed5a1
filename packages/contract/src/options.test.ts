import { expect, test } from 'vitest'
import { readOptions } from './options.ts'

test('an address of the main API, another of the console API, ids and switches', () => {
  const args = '--base https://a.example/ --base console=https://b.example/v1 --id userId=7=3 --write --json'
  expect(readOptions(args.split(' '))).toEqual({
    bases: { main: 'https://a.example', console: 'https://b.example/v1' },
    ids: { userId: '7=3' },
    paths: {},
    appId: '001',
    write: true,
    json: true,
  })
})

test('an assumed path may be replaced, a documented one not', () => {
  const args = (path: string) => ['--base', 'https://a.example', '--path', path]
  expect(readOptions(args('EP-A12=/trips/list'))?.paths).toEqual({ 'EP-A12': '/trips/list' })
  for (const path of ['EP-A11=/places', 'EP-A99=/places', 'EP-A12=places', 'EP-A12']) {
    expect(() => readOptions(args(path))).toThrow('expected ID=/path')
  }
})

test('this machine needs no https', () => {
  expect(readOptions(['--base', 'http://localhost:8787'])?.bases).toEqual({ main: 'http://localhost:8787' })
})

test('the origin of the console and the header of the key', () => {
  const args = '--base https://a.example --origin https://c.example/ --idempotency Idempotency-Key'
  expect(readOptions(args.split(' '))).toMatchObject({
    origin: 'https://c.example',
    idempotencyHeader: 'Idempotency-Key',
  })
})

test('--help has priority over what is missing', () => {
  expect(readOptions(['--help'])).toBeUndefined()
})

test.each([
  [[], 'Which server?'],
  [['--base', 'console=https://b.example'], 'Which server?'],
  [['--base', 'api.example.com'], 'expected an address such as https://api.example.com'],
  [['--base', 'http://api.example.com'], 'the token is sent over https only'],
  [['--base', 'https://me:secret@api.example.com'], 'without a user'],
  [['--base', 'https://a.example/?token=secret'], 'without a user, a query'],
  [['--base', 'https://a.example', '--base', 'gateway=https://b.example'], 'there is no such server'],
  [['--base', 'me:secret@a.example'], 'expected an address such as https://api.example.com'],
  [['--base', 'https://a.example', 'secret'], 'An argument has no name'],
  [['--base', 'https://a.example', '--id', 'secret'], 'expected NAME=VALUE'],
  [['--base', 'https://a.example', '--origin', 'https://me:secret@c.example'], 'expected an origin such as'],
  [['--base', 'https://a.example', '--id', 'pin=1'], 'expected NAME=VALUE'],
  [['--base', 'https://a.example', '--id', 'mailToken=1'], 'expected NAME=VALUE'],
  [['--base', 'https://a.example', '--origin', 'c.example'], 'expected an origin such as'],
  [['--base', 'https://a.example', '--origin', 'https://c.example/login'], 'expected an origin such as'],
  [['--base', 'https://a.example', '--idempotency', 'a key'], 'expected the name of a header'],
  [['--base', 'https://a.example', '--fast'], "Unknown option '--fast'"],
  [['--base', 'https://a.example', '--token', 'secret'], 'The token is not an argument'],
  [['--base', 'https://a.example', '--token=secret'], 'The token is not an argument'],
])('%j is refused with a sentence', (args, sentence) => {
  expect(() => readOptions(args)).toThrow(sentence)
  expect(() => readOptions(args)).not.toThrow(/secret/)
})

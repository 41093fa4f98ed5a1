import { NetworkError, ServerError } from '@fleetgis/api'
import { expect, test } from 'vitest'
import { createLogger } from './logger.ts'

function setUp() {
  const lines: string[] = []
  return { lines, logger: createLogger((line) => lines.push(line)) }
}

test('the log says which call failed, and how', () => {
  const { lines, logger } = setUp()
  logger.event({
    type: 'retried',
    endpoint: 'EP-A11',
    attempt: 1,
    error: new ServerError({ id: 'EP-A11', name: 'locations' }, 503),
  })
  logger.event({
    type: 'failed',
    endpoint: 'EP-A11',
    error: new ServerError({ id: 'EP-A11', name: 'locations' }, 500),
  })
  expect(lines).toEqual(['EP-A11: retry 1: ServerError 503', 'EP-A11: failed: ServerError 500'])
})

test('successful events are not logged', () => {
  const { lines, logger } = setUp()
  logger.event({ type: 'renewed' })
  logger.event({ type: 'sessionExpired' })
  expect(lines).toEqual([])
})

test('messages of servers and foreign errors are not logged, because they may have personal data', () => {
  const { lines, logger } = setUp()
  logger.failed(
    'The page failed',
    new ServerError({ id: 'EP-A09', name: 'checkPermission' }, 403, {
      serverMessage: 'aung@example.com may not',
    }),
  )
  logger.failed('The page failed', new TypeError('Cannot read "token=abc"'))
  logger.failed('The page failed', 'token=abc')
  logger.event({
    type: 'failed',
    endpoint: 'EP-A11',
    error: new NetworkError(
      { id: 'EP-A11', name: 'locations' },
      { wasSent: true, cause: new Error('https://a.example/?token=abc') },
    ),
  })
  expect(lines.join('\n')).not.toMatch(/aung|token/)
})

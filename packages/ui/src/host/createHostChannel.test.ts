import { HOST_MESSAGE, type HostMessage } from '@fleetgis/domain/host'
import { PAYMENT_NOTICE } from '@fleetgis/domain/payments'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type HostManner, type HostWindowOptions, hostWindows } from '../testing/createHostWindow.ts'
import { createHostChannel, type HostChannelOptions } from './createHostChannel.ts'

/** The target at which each fake host receives messages. */
const HOSTS = [
  { host: 'flutter', at: 'rides' },
  { host: 'flutterWithoutEvent', at: 'rides' },
  { host: 'reactNative', at: 'ReactNativeWebView' },
  { host: 'webkit', at: 'rides' },
  { host: 'channel', at: 'rides' },
  { host: 'iframe', at: 'https://app.example.com' },
] as const

type HostName = (typeof HOSTS)[number]['host']

function setUp(name: HostName, given: HostChannelOptions & HostWindowOptions = {}) {
  const options = { handlerName: 'rides', targetOrigin: 'https://app.example.com', ...given }
  const host = hostWindows[name](options)
  const warn = vi.fn()
  const channel = createHostChannel({ ...options, warn, window: host.window })
  return { channel, host, warn }
}

/** The same with a host that is there from the start. */
function setUpWithHost(...given: Parameters<typeof setUp>) {
  const all = setUp(...given)
  all.host.arrive()
  return all
}

const TOKEN = { tokenHandler: 'pageToken', token: 'abc.def' }

const MANNERS = ['throws', 'rejects', 'never answers'] as const satisfies readonly HostManner[]

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** The exact messages that the host app receives. */
const WORDS = [
  'driver_accpeted',
  'driver_ontheway',
  'driver_arrived',
  'Booking refreshed.',
  'payment_successful',
  'payment_cancelled',
] as const satisfies readonly HostMessage[]

describe.each(HOSTS)('$host', ({ host: name, at }) => {
  test.each(WORDS)('HOST-01 hears %s, in these words', async (message) => {
    const { channel, host, warn } = setUpWithHost(name)
    channel.send(message)
    await vi.runAllTimersAsync()
    expect(host.heard).toEqual([{ at, message }])
    expect(warn).not.toHaveBeenCalled()
  })

  test('messages wait for a late host, and keep their order', async () => {
    const { channel, host } = setUp(name)
    channel.send(HOST_MESSAGE.driverAccepted)
    channel.send(HOST_MESSAGE.driverOnTheWay)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(host.heard).toEqual([])
    host.arrive()
    await vi.advanceTimersByTimeAsync(100)
    channel.send(HOST_MESSAGE.driverArrived)
    await vi.runAllTimersAsync()
    expect(host.heard.map(({ message }) => message)).toEqual([
      'driver_accpeted',
      'driver_ontheway',
      'driver_arrived',
    ])
  })

  test.each(MANNERS)(
    'a host that %s does not break the page, and receives the next message too',
    async (manner) => {
      const { channel, host, warn } = setUpWithHost(name, { manner })
      channel.send(HOST_MESSAGE.driverAccepted)
      channel.send(HOST_MESSAGE.driverOnTheWay)
      await vi.runAllTimersAsync()
      expect(host.heard).toHaveLength(2)
      // A frame's postMessage returns nothing, and each failure causes one warning.
      expect(warn).toHaveBeenCalledTimes(manner === 'never answers' ? 0 : 2)
    },
  )

  test.each([
    ['paymentSuccessful', PAYMENT_NOTICE.success, 5_000],
    ['paymentCancelled', PAYMENT_NOTICE.cancel, 3_000],
  ] as const)('R15 %s reaches a late host once', async (_, { message, delayMs }, at) => {
    const { channel, host } = setUp(name)
    setTimeout(() => channel.send(message), delayMs)
    await vi.advanceTimersByTimeAsync(at)
    host.arrive()
    await vi.advanceTimersByTimeAsync(100)
    host.arrive()
    await vi.runAllTimersAsync()
    expect(host.heard).toHaveLength(1)
  })

  test('T14 only known messages are sent', async () => {
    const { channel, host, warn } = setUpWithHost(name)
    // @ts-expect-error: not a message of the protocol
    channel.send('Bearer abc.def')
    await vi.runAllTimersAsync()
    expect(host.heard).toEqual([])
    expect(warn).toHaveBeenCalledOnce()
    expect(warn.mock.calls[0]?.[0]).not.toContain('Bearer')
  })

  test('is not requested without a handler for tokens', async () => {
    const { channel, host } = setUpWithHost(name)
    await expect(channel.getToken()).resolves.toBeUndefined()
    expect(host.heard).toEqual([])
  })
})

describe.each(['flutter', 'flutterWithoutEvent', 'webkit'] as const)('the token of %s', (name) => {
  test('comes from its own handler', async () => {
    const { channel, host } = setUpWithHost(name, TOKEN)
    await expect(channel.getToken()).resolves.toBe('abc.def')
    expect(host.heard.map(({ at }) => at)).toEqual(['pageToken'])
  })

  test.each([undefined, null, '', 7, {}])('is undefined where the host answers %j', async (token) => {
    const { channel } = setUpWithHost(name, { ...TOKEN, token })
    await expect(channel.getToken()).resolves.toBeUndefined()
  })

  test.each(MANNERS)('is undefined where it %s', async (manner) => {
    const { channel } = setUpWithHost(name, { ...TOKEN, manner })
    const token = channel.getToken()
    await vi.runAllTimersAsync()
    await expect(token).resolves.toBeUndefined()
  })

  test('T14 is not requested in a frame, even one whose parent is configured', async () => {
    const { channel, host } = setUpWithHost(name, TOKEN)
    Object.assign(host.window, { parent: { postMessage: () => {} } })
    await expect(channel.getToken()).resolves.toBeUndefined()
    expect(host.heard).toEqual([])
  })

  test('is returned in the top frame, whose parent is itself', async () => {
    const { channel, host } = setUpWithHost(name, TOKEN)
    Object.assign(host.window, { parent: host.window })
    await expect(channel.getToken()).resolves.toBe('abc.def')
  })

  test('waits for a host that is configured by kind', async () => {
    const kind = name === 'webkit' ? 'webkit' : 'flutter'
    const { channel, host } = setUp(name, { ...TOKEN, kind })
    const token = channel.getToken()
    await vi.advanceTimersByTimeAsync(5_000)
    host.arrive()
    await vi.advanceTimersByTimeAsync(100)
    await expect(token).resolves.toBe('abc.def')
  })
})

test.each(['reactNative', 'iframe', 'channel'] as const)(
  'T14 %s is never asked for a token',
  async (name) => {
    const { channel, host } = setUpWithHost(name, TOKEN)
    await expect(channel.getToken()).resolves.toBeUndefined()
    expect(host.heard).toEqual([])
  },
)

test('a Flutter host receives messages at its ready event', async () => {
  const { channel, host } = setUp('flutter')
  host.window.flutter_inappwebview = {}
  channel.send(HOST_MESSAGE.driverAccepted)
  await vi.advanceTimersByTimeAsync(50)
  host.arrive()
  await vi.advanceTimersByTimeAsync(0)
  expect(host.heard).toHaveLength(1)
})

test('HOST-08 without a host there is one warning, and nothing else', async () => {
  const { channel, warn } = setUp('flutter')
  channel.send(HOST_MESSAGE.driverAccepted)
  expect(warn).toHaveBeenCalledOnce()
  channel.send(HOST_MESSAGE.driverOnTheWay)
  await vi.advanceTimersByTimeAsync(60_000)
  channel.send(HOST_MESSAGE.driverArrived)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(warn).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})

test('a host configured by kind has its time limit before the warning', async () => {
  const { channel, warn } = setUp('webkit', { kind: 'webkit' })
  channel.send(HOST_MESSAGE.driverAccepted)
  await vi.advanceTimersByTimeAsync(9_000)
  expect(warn).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(warn).toHaveBeenCalledOnce()
})

test('an expired message is not sent to a later host', async () => {
  const { channel, host } = setUp('reactNative')
  channel.send(HOST_MESSAGE.driverAccepted)
  await vi.advanceTimersByTimeAsync(20_000)
  host.arrive()
  channel.send(HOST_MESSAGE.driverArrived)
  expect(host.heard.map(({ message }) => message)).toEqual(['driver_arrived'])
})

test('the kind none sends nothing, with or without a host', async () => {
  const { channel, host, warn } = setUpWithHost('flutter', { kind: 'none' })
  channel.send(HOST_MESSAGE.driverAccepted)
  await vi.runAllTimersAsync()
  expect(host.heard).toEqual([])
  expect(warn).toHaveBeenCalledOnce()
})

test('ERR-31 a missing host is only a warning', async () => {
  const { channel, warn } = setUp('flutter')
  expect(() => channel.send(HOST_MESSAGE.driverAccepted)).not.toThrow()
  await expect(channel.getToken()).resolves.toBeUndefined()
  await vi.runAllTimersAsync()
  expect(warn).toHaveBeenCalledOnce()
})

test('HOST-08 the warning goes to the console', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  createHostChannel({ kind: 'none' }).send(HOST_MESSAGE.driverAccepted)
  expect(warn).toHaveBeenCalledOnce()
  warn.mockRestore()
})

test('on a server nothing happens', async () => {
  const channel = createHostChannel({ warn: () => {}, tokenHandler: 'pageToken' })
  expect(() => channel.send(HOST_MESSAGE.driverAccepted)).not.toThrow()
  await expect(channel.getToken()).resolves.toBeUndefined()
})

test('a page in a frame sends nothing without a configured origin', () => {
  const host = hostWindows.iframe()
  host.arrive()
  const warn = vi.fn()
  createHostChannel({ warn, window: host.window }).send(HOST_MESSAGE.driverAccepted)
  expect(host.heard).toEqual([])
  expect(warn).toHaveBeenCalledOnce()
})

test.each(['*', '/', '', 'app.example.com', 'https://app.example.com/', 'data:text/html,x', 'null'])(
  'T14 the target origin %j is refused',
  (targetOrigin) => {
    expect(() => createHostChannel({ targetOrigin })).toThrow(TypeError)
  },
)

test('the kind iframe needs an origin', () => {
  expect(() => createHostChannel({ kind: 'iframe' })).toThrow(TypeError)
})

test('a frame or an element with the name of the handler is no host', async () => {
  const { channel, host, warn } = setUp('channel')
  const postMessage = vi.fn()
  Object.assign(host.window, { rides: { postMessage, window: {} } })
  channel.send(HOST_MESSAGE.driverAccepted)
  await vi.runAllTimersAsync()
  expect(postMessage).not.toHaveBeenCalled()
  expect(warn).toHaveBeenCalledOnce()
})

test('a window that throws on access is no host', () => {
  const { channel, host } = setUpWithHost('reactNative')
  Object.defineProperty(host.window, 'flutter_inappwebview', {
    get: () => {
      throw new Error('Keep out.')
    },
  })
  channel.send(HOST_MESSAGE.driverAccepted)
  expect(host.heard).toHaveLength(1)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PIN_LENGTH, pinError } from './pin.ts'
import {
  amountGiven,
  moveTopUp,
  readTopUpCheck,
  TOP_UP_STEPS,
  type TopUpEvent,
  type TopUpState,
} from './topUp.ts'

const EVENTS: TopUpEvent[] = [
  'open',
  'resume',
  'allowed',
  'blocked',
  'askFailed',
  'noPin',
  'needPin',
  'enterPin',
  'pinAccepted',
  'pinRefused',
  'confirm',
  'back',
  'succeeded',
  'failed',
  'unknown',
  'close',
]

const walk = (...events: TopUpEvent[]) => events.reduce(moveTopUp, 'idle' as TopUpState)

test('WAL-10 only the message Success allows a top-up', () => {
  expect(readTopUpCheck('Success')).toEqual({ isAllowed: true })
  expect(walk('open', 'allowed')).toBe('amount')
})

test('WAL-11 already topped up by yourself blocks with its message', () => {
  expect(readTopUpCheck('Already topped up by yourself')).toEqual({
    isAllowed: false,
    message: 'Already topped up by yourself',
  })
  expect(walk('open', 'blocked')).toBe('blocked')
  expect(walk('open', 'blocked', 'close')).toBe('idle')
})

test('WAL-12 already topped up by an admin blocks with its message', () => {
  expect(readTopUpCheck('Already topped up by admin')).toMatchObject({ isAllowed: false })
})

test.each(['', 'success', 'SUCCESS', ' Success', 'အောင်မြင်', undefined, null, 1 as never, true as never])(
  'WAL-09 the message %j blocks',
  (message) => {
    expect(readTopUpCheck(message)).toEqual({
      isAllowed: false,
      message: typeof message === 'string' ? message : '',
    })
  },
)

test('WAL-13 with a PIN: amount, PIN, confirmation, submit', () => {
  expect(walk('open', 'allowed', amountGiven(true))).toBe('pin')
  expect(walk('open', 'allowed', 'needPin', 'enterPin', 'pinAccepted')).toBe('confirming')
  const submitted: TopUpEvent[] = ['open', 'allowed', 'needPin', 'enterPin', 'pinAccepted', 'confirm']
  expect(walk(...submitted)).toBe('submitting')
  expect(walk(...submitted, 'succeeded', 'close')).toBe('idle')
})

test('WAL-13 without a PIN: amount, confirmation, submit', () => {
  expect(walk('open', 'allowed', amountGiven(false))).toBe('confirming')
  expect(walk('open', 'allowed', 'noPin', 'confirm')).toBe('submitting')
})

test('WAL-13 the amount can be changed until the confirmation, and then the PIN is required again', () => {
  expect(walk('open', 'allowed', 'needPin', 'back')).toBe('amount')
  expect(walk('open', 'allowed', 'needPin', 'enterPin', 'pinAccepted', 'back')).toBe('amount')
  expect(walk('open', 'allowed', 'noPin', 'confirm', 'back')).toBe('submitting')
})

test('WAL-13 a refused or unchecked PIN can be entered again', () => {
  expect(walk('open', 'allowed', 'needPin', 'enterPin', 'askFailed')).toBe('pin')
  expect(walk('open', 'allowed', 'needPin', 'enterPin', 'pinRefused')).toBe('pin')
})

test('ERR-21 a failed top-up returns to its amount', () => {
  expect(walk('open', 'allowed', 'noPin', 'confirm', 'failed')).toBe('amount')
})

test('WAL-13 an unknown outcome is checked with the server, and blocks submit and close until then', () => {
  const unknown: TopUpEvent[] = ['open', 'allowed', 'noPin', 'confirm', 'unknown']
  expect(walk(...unknown)).toBe('checking')
  expect(walk(...unknown, 'confirm', 'open', 'close', 'unknown')).toBe('checking')
  expect(walk(...unknown, 'succeeded')).toBe('done')
  expect(walk(...unknown, 'failed')).toBe('amount')
})

test('WAL-12 a transaction check that is asked again after an unknown outcome blocks too', () => {
  expect(walk('open', 'allowed', 'noPin', 'confirm', 'unknown', 'blocked')).toBe('blocked')
  expect(walk('resume', 'blocked')).toBe('blocked')
})

test('WAL-13 a top-up that another page has sent is checked first, and can be closed meanwhile', () => {
  expect(walk('resume')).toBe('resumed')
  expect(walk('resume', 'confirm', 'open', 'noPin')).toBe('resumed')
  expect(walk('resume', 'close')).toBe('idle')
  expect(walk('resume', 'succeeded')).toBe('done')
  expect(walk('resume', 'failed')).toBe('amount')
})

test('WAL-13 an earlier top-up that a confirmation meets is checked in its place', () => {
  const refused: TopUpEvent[] = ['open', 'allowed', 'noPin', 'confirm', 'failed']
  expect(walk(...refused, 'resume')).toBe('resumed')
  expect(walk(...refused, 'resume', 'failed')).toBe('amount')
})

test('WAL-13 a failed transaction check changes nothing', () => {
  expect(walk('open', 'askFailed')).toBe('idle')
})

test('WAL-13 money moves at most once: no second submit before the first is known to have failed', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 50 }), (events) => {
      let state: TopUpState = 'idle'
      let underWay = false
      for (const event of events) {
        const next = moveTopUp(state, event)
        expect(Object.keys(TOP_UP_STEPS)).toContain(next)
        if (next === 'submitting' && state !== 'submitting') {
          expect([state, event]).toEqual(['confirming', 'confirm'])
          expect(underWay).toBe(false)
          underWay = true
        }
        if (next === 'amount' || next === 'done') underWay = false
        if (underWay) expect(['submitting', 'checking']).toContain(next)
        state = next
      }
    }),
    { numRuns: 1000 },
  )
})

test('a PIN has 6 digits', () => {
  expect(PIN_LENGTH).toBe(6)
  expect(pinError('012345')).toBeUndefined()
})

test.each(['', '12345', '1234567', '12 456', '12345a', '၁၂၃၄၅၆', '123456\n', undefined, 123456])(
  'WAL-05 %j is no PIN',
  (pin) => {
    expect(pinError(pin as never)).toBe('EMPTY')
  },
)

test('WAL-16 any other message than Success blocks, and is shown', () => {
  expect(readTopUpCheck('Already topped up by admin')).toEqual({
    isAllowed: false,
    message: 'Already topped up by admin',
  })
  expect(readTopUpCheck('success')).toEqual({ isAllowed: false, message: 'success' })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gives } from '../testing/gives.ts'
import { maskEmail, maskPhone } from './mask.ts'

describe('e-mail', () => {
  test.each([
    ['aungkyaw@example.com', 'a***@example.com'],
    ['ab@example.com', 'a***@example.com'],
    ['thida.win@mail.example.org', 't***@mail.example.org'],
  ])('MASK-01 %s shows its first character and its domain: %s', gives(maskEmail))

  test('MASK-01 only the last @ starts the domain, so that the rest is hidden', () => {
    expect(maskEmail('aung@home@example.com')).toBe('a***@example.com')
    expect(maskEmail('a@home@example.com')).toBe('a***@example.com')
  })

  test('MASK-01 a first character outside the basic plane stays whole', () => {
    expect(maskEmail('😀aung@example.com')).toBe('😀***@example.com')
    expect(maskEmail('မောင်@example.com')).toBe('မ***@example.com')
  })

  test('MASK-02 a local part of one character shows a star', () => {
    expect(maskEmail('a@example.com')).toBe('*@example.com')
    expect(maskEmail('😀@example.com')).toBe('*@example.com')
  })

  test.each(['not-an-email', '', '@example.com', 'မောင်မောင်'])(
    'MASK-01 %j has no local part to hide and stays',
    (text) => {
      expect(maskEmail(text)).toBe(text)
    },
  )

  test('MASK-01 at most the first character of the local part is shown', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.domain(), (local, domain) => {
        fc.pre(!local.includes('@'))
        const [first] = local
        const hidden = local === first ? '*' : `${first}***`
        expect(maskEmail(`${local}@${domain}`)).toBe(`${hidden}@${domain}`)
      }),
    )
  })
})

describe('phone', () => {
  test.each([
    ['12345', '12345'],
    ['123456', '123456'],
    ['', ''],
  ])('MASK-03 %j of six characters or fewer is shown whole', gives(maskPhone))

  test.each([
    ['1234567', '1234***567'],
    ['12345678', '1234***678'],
    ['09791234567', '0979***567'],
    ['+959791234567', '+959***567'],
    ['၀၉၇၉၁၂၃၄၅၆၇', '၀၉၇၉***၅၆၇'],
    ['09 791 234', '09 7***234'],
  ])('MASK-04 %s is shown as %s', gives(maskPhone))

  test('MASK-04 a longer phone shows its first four and last three characters', () => {
    const digits = (count: number) => fc.stringMatching(new RegExp(`^[0-9]{${count}}$`))
    fc.assert(
      fc.property(digits(4), fc.string(), digits(3), (head, middle, tail) => {
        expect(maskPhone(head + middle + tail)).toBe(`${head}***${tail}`)
      }),
    )
  })
})

test.each([[maskEmail], [maskPhone]])(
  'MASK-01 a value that is not text is masked as empty text: %o',
  (mask) => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        fc.pre(typeof value !== 'string')
        expect(mask(value as never)).toBe('')
      }),
    )
  },
)

test('MASK-04 emoji count as one character each and stay whole', () => {
  expect(maskPhone('😀234567')).toBe('😀234***567')
  expect(maskPhone('0979123😀')).toBe('0979***23😀')
  expect(maskPhone('😀😀😀😀😀😀😀😀')).toBe('😀😀😀😀***😀😀😀')
})

test('MASK-03 six emoji are shown whole', () => {
  expect(maskPhone('😀😀😀😀😀😀')).toBe('😀😀😀😀😀😀')
})

test('MASK-01 the last character of the basic plane is masked like others', () => {
  expect(maskEmail('\uffffab@example.com')).toBe('\uffff***@example.com')
})

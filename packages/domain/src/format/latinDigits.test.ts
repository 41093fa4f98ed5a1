import { expect, test } from 'vitest'
import { latinDigits } from './latinDigits.ts'

test('Burmese digits become Latin ones, and everything else stays', () => {
  expect(latinDigits('၀၁၂၃၄၅၆၇၈၉')).toBe('0123456789')
  expect(latinDigits('၂၁/11/၂၀၂၆ ဝ')).toBe('21/11/2026 ဝ')
})

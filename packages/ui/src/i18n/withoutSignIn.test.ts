import { expect, test } from 'vitest'
import { createTranslate } from './createTranslate.ts'
import en from './en/base.json' with { type: 'json' }
import { withoutSignIn } from './withoutSignIn.ts'

test('CF-175 a page without a sign-in says that it has expired, and nothing about a sign-in', () => {
  const t = withoutSignIn(createTranslate('en', en))
  const expired = 'This page has expired. Close it and open it again in the app.'
  expect(t('common.signedOut')).toBe(expired)
  expect(t('live.blockedSignedOut')).toBe(expired)
  expect(t('common.reload')).toBe('Reload')
})

test('the parts of the day of a given language stay', () => {
  const dayParts = [{ from: 0, name: 'night' }]
  const t = withoutSignIn(Object.assign(createTranslate('en', en), { dayParts }))
  expect(t.dayParts).toBe(dayParts)
})

import { SessionExpiredError, UnauthorizedError } from '@fleetgis/api'
import { expect, test } from 'vitest'
import { createTranslate } from '../i18n/createTranslate.ts'
import en from '../i18n/en/base.json' with { type: 'json' }
import { explainFailure } from './explainFailure.ts'

const call = { id: 'EP-B13', name: 'drivers' }
const t = createTranslate('en', en)
const HEADING = 'You are no longer signed in. Please sign in again.'

test('CF-175 the message of a 401 stands on a line below the heading', () => {
  expect(explainFailure(new UnauthorizedError(call, 'Token <b>17</b> is over.'), t)).toBe(
    `${HEADING}\nToken <b>17</b> is over.`,
  )
})

test('CF-175 a 401 without a message, and an ended session, are the heading alone', () => {
  expect(explainFailure(new UnauthorizedError(call), t)).toBe(HEADING)
  expect(explainFailure(new SessionExpiredError(call), t)).toBe(HEADING)
})

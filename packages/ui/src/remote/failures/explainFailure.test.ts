import { NetworkError, ServerError, SessionExpiredError, UnauthorizedError } from '@fleetgis/api'
import { renewToken } from '@fleetgis/api/auth'
import { expect, test, vi } from 'vitest'
import { createTexts } from '../../i18n/createTexts.ts'
import { sharedWords } from '../../i18n/words.ts'
import { explainFailure } from './explainFailure.ts'

const call = { id: 'EP-B13', name: 'drivers' }
const t = createTexts({ language: 'en' })(sharedWords)
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

test('R11 an action that was refused offline says when it works again; one that was sent does not', () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(explainFailure(new NetworkError(call, { wasSent: false }), t)).toBe(
    'You are offline. This works again once you are online.',
  )
  expect(explainFailure(new NetworkError(call, { wasSent: true }), t)).toBe(
    'The server cannot be reached. Check your connection and try again.',
  )
  vi.unstubAllGlobals()
})

test('ERR-18 an action that was not sent, because the token could not be renewed, says why that failed', () => {
  const notSent = (cause: unknown) => new NetworkError(renewToken, { wasSent: false, cause })
  const failing = notSent(new ServerError(renewToken, 503))
  expect(explainFailure(failing, t)).toBe('The server has a problem. Please try again.')
  expect(explainFailure(failing, t, 'Not assigned.')).toBe('Not assigned.')
  expect(explainFailure(notSent(new NetworkError(renewToken, { wasSent: true })), t)).toBe(
    'The server cannot be reached. Check your connection and try again.',
  )
})

test('CF-175 in Burmese a sentence in another language stands below our heading, and a Burmese one alone', () => {
  const burmese = createTexts({ language: 'my' })(sharedWords)
  const refused = (serverMessage?: string) => new ServerError(call, 409, { serverMessage })
  expect(explainFailure(refused('It is in a group already.'), burmese)).toBe(
    'ဖွင့်၍ မရပါ။ ထပ်ကြိုးစားပါ။\nIt is in a group already.',
  )
  expect(explainFailure(refused('It is in a group already.'), burmese, 'ပယ်ချမှု')).toBe(
    'ပယ်ချမှု\nIt is in a group already.',
  )
  expect(explainFailure(refused('အဖွဲ့တွင် ရှိပြီးဖြစ်သည်။'), burmese)).toBe('အဖွဲ့တွင် ရှိပြီးဖြစ်သည်။')
  expect(explainFailure(refused(), burmese, 'ပယ်ချမှု')).toBe('ပယ်ချမှု')
  expect(explainFailure(refused('It is in a group already.'), t)).toBe('It is in a group already.')
})

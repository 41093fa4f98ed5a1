import { NetworkError, ServerError, TimeoutError } from '@fleetgis/api'
import { expect, test } from 'vitest'
import { createTexts } from '../../i18n/createTexts.ts'
import { sharedWords } from '../../i18n/words.ts'
import { explainNotAdded } from './explainNotAdded.ts'

const call = { id: 'EP-B16', name: 'registerDriver' }
const t = createTexts({ language: 'en' })(sharedWords)
const MAYBE = 'It is not known whether this was added. Look at the list before you add it again.\n'
const UNREACHABLE = 'The server cannot be reached. Check your connection and try again.'

test.each([
  ['the answer is lost', new NetworkError(call, { wasSent: true }), MAYBE + UNREACHABLE],
  ['the answer is late', new TimeoutError(call, 10_000), MAYBE + UNREACHABLE],
  ['the server fails', new ServerError(call, 503), `${MAYBE}The server has a problem. Please try again.`],
  ['nothing was sent', new NetworkError(call, { wasSent: false }), UNREACHABLE],
  [
    'the server refuses',
    new ServerError(call, 409, { serverMessage: 'It is in a group already.' }),
    'It is in a group already.',
  ],
])('CF-128 where %s the reason says whether a record may have been added', (_, error, text) => {
  expect(explainNotAdded(error, t)).toBe(text)
})

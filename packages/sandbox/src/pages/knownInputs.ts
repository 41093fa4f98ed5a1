import { GATEWAY_CASES } from '../payments/gatewayPage.ts'

/** An input with a fixed outcome. */
export interface KnownInput {
  input: string
  outcome: string
}

/** Inputs that produce the failures of each area, and their outcomes. */
const CASES: Readonly<Record<string, string>> = {
  'POST /signin with another password': '401 wrong user or password',
  'POST /signin, /signup or /reset-mail with a used, unknown or empty recap_token': '411 in the body',
  'POST /signup as any known user': '406 in the body: the user exists',
  'POST /signup as deleted@fleetgis.example': '412 in the body: the user is being deleted',
  'POST /reset-mail for an unknown user': '409 in the body: no such user',
  'Any form as broken@fleetgis.example': '500',
  '/reset-password?token=reset-valid': '203: sets the password of thida, once',
  '/reset-password?token=reset-used, reset-expired, or anything else':
    '407 in the body: the token does not hold',
  '/reset-password?token=reset-gone': '203, then 409 in the body: no such user',
  '/reset-password?token=reset-broken': '203, then 500',
  '/view-message?token=verify-new': '203 verified, and 206 from then on',
  '/view-message?token=verify-done': '206 verified before',
  '/view-message?token=verify-expired': '407 in the body',
  '/view-message with any other token': '404',
  'POST /user without the right to add users': '403',
  'Sign in as expired@fleetgis.example, open a page': '409 of the route check: session expired',
  'Sign in as over@fleetgis.example, call anything': '416 in the body: session over',
  'Sign in as short@fleetgis.example, wait 5 seconds': '401, then a renewal',
  'Sign in as norenewal@fleetgis.example, wait 5 seconds': '401, and 401 of the renewal',
  'Sign in as viewer@fleetgis.example, open /home/dashboard': '403 of the route check',
  'captcha script with ?behaviour=expire, fail, block or slow':
    'the check expires after 3 seconds, fails, does not load, or loads after 12 seconds',
  'Accept a booking that another driver has taken': '409 in the body',
  'POST /booking/accept without the header appid': '400',
  'POST /booking/driver-status with a status that is no move from the present one': '409 in the body',
  'POST /booking/driver-status with a text that is no status': '400',
  'A page whose driverid is not the user of its token': '403',
  'An unknown driver, passenger, group, booking or conversation': '404',
  'A wrong PIN, such as 000000; five of them': '403, and how many tries are left; 423, locked',
  'POST /driver/self/add-balance without the check, or twice in a day': '409 in the body',
  'POST /driver/self/add-balance without the PIN, where the group requires it': '403',
  'Top up the second driver of a group': 'the check says: already topped up today by an admin',
  'Top up a driver a second time': 'the check says: already topped up today by yourself',
  'Add more than 500000 to a balance, or no whole number': '400',
  'Fill a wallet above 1000000': '409 in the body; the check says: limit reached',
  'Move money as cashless@fleetgis.example, or in the group G003': '403',
  'Decide a request that is decided': '409 in the body',
  'Add a driver who is in the group, or remove one who is not': '409 in the body',
  'Register a mobile or e-mail that is registered already': '406 in the body',
  'Look up +959999999999': '404: no driver has it',
  'Send a message into the chat of a booking that has ended': '409 in the body: closed',
  'Send the message /500': '500',
  'POST /console/message/noti with appid noti-fails': '500, which does not show on screen',
  'Report the payment of a booking twice': '409 in the body',
  "A page of an owner with another user's token": '401',
  'A vehicle or trip of another owner': '404',
  'The detail of a driver without a trip for two days': '404',
  'POST /location/admin/status with a status besides 1, 2 and 3': '400',
  'POST /console/hi-admin/… as an admin of some groups only': '403',
  'Add places of which one has no name, or lies beyond the pole': '400, and none is added',
  'Change places as viewer@fleetgis.example; see them as guest@fleetgis.example': '403',
  'GET /search twice within half a second, while a clock runs': '429 with a page of HTML',
  'GET /search or /api/ with a blank text': "400 in the provider's words",
  'Search zzz at any provider': 'nothing found: [], no features, {}',
  'POST /v1/places:autocomplete without X-Goog-Api-Key, or with blocked': '403 PERMISSION_DENIED',
  'GET /v1/places/{id} of every 13th place': '404 NOT_FOUND: the place is dropped',
  'A body over 1 MB': '413, and the connection is closed',
}

export const knownInputs: readonly KnownInput[] = [
  ...Object.entries(CASES),
  ...Object.entries(GATEWAY_CASES).map(
    ([refno, outcome]) => [`POST /api/pay with refno ${refno}`, outcome] as const,
  ),
].map(([input, outcome]) => ({ input, outcome }))

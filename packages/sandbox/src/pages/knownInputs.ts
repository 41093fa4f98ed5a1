import { GATEWAY_CASES } from '../payments/gatewayPage.ts'

/** An input with a fixed outcome. */
export interface KnownInput {
  input: string
  outcome: string
}

/** Inputs that produce the failures of each area. */
export const knownInputs: readonly KnownInput[] = [
  { input: 'POST /signin with another password', outcome: '401 wrong user or password' },
  {
    input: 'POST /signin, /signup or /reset-mail with a used, unknown or empty recap_token',
    outcome: '411 in the body',
  },
  { input: 'POST /signup as any known user', outcome: '406 in the body: the user exists' },
  {
    input: 'POST /signup as deleted@fleetgis.example',
    outcome: '412 in the body: the user is being deleted',
  },
  { input: 'POST /reset-mail for an unknown user', outcome: '409 in the body: no such user' },
  { input: 'Any form as broken@fleetgis.example', outcome: '500' },
  { input: '/reset-password?token=reset-valid', outcome: '203: sets the password of thida, once' },
  {
    input: '/reset-password?token=reset-used, reset-expired, or anything else',
    outcome: '407 in the body: the token does not hold',
  },
  { input: '/reset-password?token=reset-gone', outcome: '203, then 409 in the body: no such user' },
  { input: '/reset-password?token=reset-broken', outcome: '203, then 500' },
  { input: '/view-message?token=verify-new', outcome: '203 verified, and 206 from then on' },
  { input: '/view-message?token=verify-done', outcome: '206 verified before' },
  { input: '/view-message?token=verify-expired', outcome: '407 in the body' },
  { input: '/view-message with any other token', outcome: '404' },
  { input: 'POST /user without the right to add users', outcome: '403' },
  {
    input: 'Sign in as expired@fleetgis.example, open a page',
    outcome: '409 of the route check: session expired',
  },
  { input: 'Sign in as over@fleetgis.example, call anything', outcome: '416 in the body: session over' },
  { input: 'Sign in as short@fleetgis.example, wait 5 seconds', outcome: '401, then a renewal' },
  { input: 'Sign in as norenewal@fleetgis.example, wait 5 seconds', outcome: '401, and 401 of the renewal' },
  { input: 'Sign in as viewer@fleetgis.example, open /home/dashboard', outcome: '403 of the route check' },
  {
    input: 'captcha script with ?behaviour=expire, fail, block or slow',
    outcome: 'the check expires after 3 seconds, fails, does not load, or loads after 12 seconds',
  },
  { input: 'Accept a booking that another driver has taken', outcome: '409 in the body' },
  { input: 'POST /booking/accept without the header appid', outcome: '400' },
  {
    input: 'POST /booking/driver-status with a status that is no move from the present one',
    outcome: '409 in the body',
  },
  { input: 'POST /booking/driver-status with a text that is no status', outcome: '400' },
  { input: 'A page whose driverid is not the user of its token', outcome: '403' },
  { input: 'An unknown driver, passenger, group, booking or conversation', outcome: '404' },
  {
    input: 'A wrong PIN, such as 000000; five of them',
    outcome: '403, and how many tries are left; 423, locked',
  },
  { input: 'POST /driver/self/add-balance without the check, or twice in a day', outcome: '409 in the body' },
  { input: 'POST /driver/self/add-balance without the PIN, where the group requires it', outcome: '403' },
  {
    input: 'Top up the second driver of a group',
    outcome: 'the check says: already topped up today by an admin',
  },
  { input: 'Top up a driver a second time', outcome: 'the check says: already topped up today by yourself' },
  { input: 'Add more than 500000 to a balance, or no whole number', outcome: '400' },
  { input: 'Fill a wallet above 1000000', outcome: '409 in the body; the check says: limit reached' },
  { input: 'Move money as cashless@fleetgis.example, or in the group G003', outcome: '403' },
  { input: 'Decide a request that is decided', outcome: '409 in the body' },
  { input: 'Add a driver who is in the group, or remove one who is not', outcome: '409 in the body' },
  { input: 'Register a mobile or e-mail that is registered already', outcome: '406 in the body' },
  { input: 'Look up +959999999999', outcome: '404: no driver has it' },
  { input: 'Send a message into the chat of a booking that has ended', outcome: '409 in the body: closed' },
  { input: 'Send the message /500', outcome: '500' },
  {
    input: 'POST /console/message/noti with appid noti-fails',
    outcome: '500, which does not show on screen',
  },
  { input: 'Report the payment of a booking twice', outcome: '409 in the body' },
  { input: "A page of an owner with another user's token", outcome: '401' },
  { input: 'A vehicle or trip of another owner', outcome: '404' },
  { input: 'The detail of a driver without a trip for two days', outcome: '404' },
  { input: 'POST /location/admin/status with a status besides 1, 2 and 3', outcome: '400' },
  { input: 'POST /console/hi-admin/… as an admin of some groups only', outcome: '403' },
  {
    input: 'Add places of which one has no name, or lies beyond the pole',
    outcome: '400, and none is added',
  },
  { input: 'Change places as viewer@fleetgis.example; see them as guest@fleetgis.example', outcome: '403' },
  { input: 'GET /search twice within half a second, while a clock runs', outcome: '429 with a page of HTML' },
  { input: 'GET /search or /api/ with a blank text', outcome: "400 in the provider's words" },
  { input: 'Search zzz at any provider', outcome: 'nothing found: [], no features, {}' },
  {
    input: 'POST /v1/places:autocomplete without X-Goog-Api-Key, or with blocked',
    outcome: '403 PERMISSION_DENIED',
  },
  { input: 'GET /v1/places/{id} of every 13th place', outcome: '404 NOT_FOUND: the place is dropped' },
  { input: 'A body over 1 MB', outcome: '413, and the connection is closed' },
  ...Object.entries(GATEWAY_CASES).map(([refno, outcome]) => ({
    input: `POST /api/pay with refno ${refno}`,
    outcome,
  })),
]

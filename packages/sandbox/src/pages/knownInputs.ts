import { GATEWAY_CASES } from '../payment/gatewayPage.ts'

/** An input that always ends the same way. */
export interface KnownInput {
  input: string
  outcome: string
}

/** Inputs that reach the failures of each area. */
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
  { input: 'A page with the driverid of somebody else than its token', outcome: '403' },
  { input: 'An unknown driver, passenger, group, booking or conversation', outcome: '404' },
  { input: 'Send a message into the chat of a booking that has ended', outcome: '409 in the body: closed' },
  { input: 'Send the message /500', outcome: '500' },
  { input: 'POST /console/message/noti with appid noti-fails', outcome: '500, which nobody should see' },
  { input: 'Report the payment of a booking twice', outcome: '409 in the body' },
  ...Object.entries(GATEWAY_CASES).map(([refno, outcome]) => ({
    input: `POST /api/pay with refno ${refno}`,
    outcome,
  })),
]

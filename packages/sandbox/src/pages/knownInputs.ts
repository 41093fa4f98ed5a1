/** An input that always ends the same way. */
export interface KnownInput {
  input: string
  outcome: string
}

/** Inputs that reach the failures of the sign-in pages and of the map. */
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
]

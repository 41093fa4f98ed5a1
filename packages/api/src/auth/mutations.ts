import type { FleetClient } from '../core/client.ts'
import { callMutation } from '../core/mutation.ts'
import { requestResetMail, signIn, signUp, updatePassword } from './endpoints.ts'

/** Signs in. The caller stores the session. */
export function signInMutation(client: FleetClient) {
  return callMutation(client, signIn)
}

/** Creates an account. */
export function signUpMutation(client: FleetClient) {
  return callMutation(client, signUp)
}

/** Requests a reset mail. */
export function requestResetMailMutation(client: FleetClient) {
  return callMutation(client, requestResetMail)
}

/** Sets a new password in place of a forgotten one. */
export function updatePasswordMutation(client: FleetClient) {
  return callMutation(client, updatePassword)
}

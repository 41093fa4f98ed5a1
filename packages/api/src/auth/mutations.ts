import type { FleetClient } from '../core/client.ts'
import { callMutation } from '../core/mutation.ts'
import { requestResetMail, signIn, signUp, updatePassword } from './endpoints.ts'

/** Signs in. The caller stores the session. */
export const signInMutation = (client: FleetClient) => callMutation(client, signIn)

/** Creates an account. */
export const signUpMutation = (client: FleetClient) => callMutation(client, signUp)

/** Requests a reset mail. */
export const requestResetMailMutation = (client: FleetClient) => callMutation(client, requestResetMail)

/** Sets a new password in place of a forgotten one. */
export const updatePasswordMutation = (client: FleetClient) => callMutation(client, updatePassword)

import { encodeBase64 } from '@fleetgis/domain/auth'
import * as z from 'zod/mini'
import { type CallContext, callsOf, written } from '../core/endpoint.ts'
import { messageReply } from '../core/message.ts'
import { formFields, menuReply, permissionReply, signInReply, tokenReply } from './schemas.ts'

const authCall = callsOf({ base: 'main', method: 'POST', auth: 'none', source: 'documented' })

export { type RenewTokenInput, renewToken } from './renewToken.ts'

const writeForm = (input: { captchaToken: string }, { uuid, dateTime }: CallContext) => ({
  recap_token: input.captchaToken,
  uuid,
  date_time: dateTime,
})

/** The fields of a new account; sign-up and the staff send them. */
const accountFields = {
  app_id: z.string(),
  user_id: z.string(),
  user_name: z.string(),
  password: z.string(),
}

const writeAccount = (input: Omit<SignUpInput, 'captchaToken'>, { application }: CallContext) => ({
  app_id: '001',
  ...application,
  user_id: input.userId,
  user_name: input.userName,
  password: encodeBase64(input.password),
})

/** The input of `signIn`. */
export interface SignInInput {
  userId: string
  /** As typed; encoded when it is sent (T5). */
  password: string
  captchaToken: string
}

/** EP-A07 Signs in (AUTH-10). Refusals: 401 wrong user or password, 411 unfinished bot check. */
export const signIn = authCall({
  name: 'signIn',
  id: 'EP-A07',
  path: '/signin',
  access: 'write',
  body: written(
    z.extend(z.looseObject(formFields), { user_id: z.string(), password: z.string() }),
    (input: SignInInput, context) => ({
      ...context.application,
      user_id: input.userId,
      password: encodeBase64(input.password),
      ...writeForm(input, context),
    }),
  ),
  response: signInReply,
})

export interface SignUpInput {
  userId: string
  userName: string
  /** As typed; encoded when it is sent (T5). */
  password: string
  captchaToken: string
}

/** EP-A08 Creates an account (AUTH-15). Refusals: 406 the user exists, 412 the user is being deleted. */
export const signUp = authCall({
  name: 'signUp',
  id: 'EP-A08',
  path: '/signup',
  access: 'write',
  body: written(z.extend(z.looseObject(accountFields), formFields), (input: SignUpInput, context) => ({
    ...writeAccount(input, context),
    ...writeForm(input, context),
  })),
  response: messageReply,
})

export interface ResetMailInput {
  userId: string
  captchaToken: string
}

/** EP-A02 Requests a reset mail (AUTH-18). Refusals: 409 no such user, 411 unfinished bot check. */
export const requestResetMail = authCall({
  name: 'requestResetMail',
  id: 'EP-A02',
  path: '/reset-mail',
  access: 'write',
  body: written(
    z.extend(z.looseObject(formFields), { user_id: z.string() }),
    (input: ResetMailInput, context) => ({
      ...context.application,
      user_id: input.userId,
      ...writeForm(input, context),
    }),
  ),
  response: messageReply,
})

const tokenQuery = written(z.object({ token: z.string() }), ({ token }: { token: string }) => ({ token }))

/**
 * EP-A03 Sets a new password in place of a forgotten one (AUTH-33). Refusals: 407 the token is not valid, 409 no such
 * user.
 */
export const updatePassword = authCall({
  name: 'updatePassword',
  id: 'EP-A03',
  path: '/update-password',
  access: 'write',
  query: tokenQuery,
  body: written(
    z.object({ new_password: z.string() }),
    (input: {
      /** As typed; encoded when it is sent (T5). */
      password: string
    }) => ({ new_password: encodeBase64(input.password) }),
  ),
  response: messageReply,
})

/**
 * EP-A04 Verifies a new account by the token of its mail (AUTH-34): code 203 now, 206 before (AUTH-36, AUTH-37). A
 * write despite its method: a repeated call answers that the account was verified before.
 */
export const verifyToken = authCall({
  name: 'verifyToken',
  id: 'EP-A04',
  method: 'GET',
  path: '/verify-token',
  access: 'write',
  query: tokenQuery,
  response: tokenReply,
})

/** EP-A05 Whether the token of a reset mail is valid: status 200 with code 203 (AUTH-30). */
export const checkToken = authCall({
  name: 'checkToken',
  id: 'EP-A05',
  method: 'GET',
  path: '/check-token',
  access: 'read',
  query: tokenQuery,
  response: tokenReply,
})

export interface CreateUserInput {
  userId: string
  userName: string
  /** As typed; encoded when it is sent (T5). */
  password: string
  role: number
}

/**
 * EP-A06 Creates a user for staff (AUTH-26). The specification names only `app_id`: the other fields are those of
 * sign-up.
 */
export const createUser = authCall({
  name: 'createUser',
  id: 'EP-A06',
  path: '/user',
  access: 'write',
  auth: 'bearer',
  body: written(
    z.extend(z.looseObject(accountFields), { role: z.optional(z.number()) }),
    (input: CreateUserInput, context) => ({ ...writeAccount(input, context), role: input.role }),
  ),
  response: messageReply,
})

export interface RouteInput {
  /** The path as mapped by the guard (GUARD-06..10), such as `/home/driver-list`. */
  route: string
}

const routeBody = written(z.object({ route: z.string() }), ({ route }: RouteInput) => ({ route }))

/** EP-A09 Checks whether the signed-in user may open a route (GUARD-05). Refusals: 403; 409 the session has expired. */
export const checkPermission = authCall({
  name: 'checkPermission',
  id: 'EP-A09',
  path: '/role/users/check-permission',
  access: 'read',
  auth: 'bearer',
  body: routeBody,
  response: messageReply,
})

/** EP-A10 The rights of the signed-in user on a route (PERM-01). */
export const routePermission = authCall({
  name: 'routePermission',
  id: 'EP-A10',
  path: '/role/users/get-permission',
  access: 'read',
  auth: 'bearer',
  body: routeBody,
  response: permissionReply,
})

/** EP-A15 The menu of the signed-in user (MENU-02). */
export const userMenu = authCall({
  name: 'userMenu',
  id: 'EP-A15',
  path: '/role/users/get-menu',
  access: 'read',
  auth: 'bearer',
  source: 'assumed',
  body: written(z.object({}), (_: undefined) => ({})),
  response: menuReply,
})

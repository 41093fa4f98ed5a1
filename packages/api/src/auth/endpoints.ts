import { encodeBase64 } from '@fleetgis/domain/auth'
import * as z from 'zod/mini'
import { endpoint, written } from '../core/endpoint.ts'
import { messageReply } from '../core/message.ts'
import { formFields, menuReply, permissionReply, signInReply } from './schemas.ts'

export { type RenewTokenInput, renewToken } from './renewToken.ts'

export interface SignInInput {
  userId: string
  /** As typed; it is encoded at the last moment (T5). */
  password: string
  captchaToken: string
}

/** EP-A07 Signs in (AUTH-09, AUTH-10). Refusals: 401 wrong user or password, 411 unfinished bot check. */
export const signIn = /* @__PURE__ */ endpoint(() => ({
  id: 'EP-A07',
  base: 'main',
  method: 'POST',
  path: '/signin',
  access: 'write',
  auth: 'none',
  source: 'documented',
  body: written(
    z.looseObject({ user_id: z.string(), password: z.string(), ...formFields() }),
    (input: SignInInput, context) => ({
      ...context.application,
      user_id: input.userId,
      password: encodeBase64(input.password),
      recap_token: input.captchaToken,
      uuid: context.uuid,
      date_time: context.dateTime,
    }),
  ),
  response: signInReply(),
}))

export interface SignUpInput {
  userId: string
  userName: string
  /** As typed; it is encoded at the last moment (T5). */
  password: string
  captchaToken: string
}

/** EP-A08 Creates an account (AUTH-15, CF-08). Refusals: 406 the user exists, 412 the user is being deleted. */
export const signUp = /* @__PURE__ */ endpoint(() => ({
  id: 'EP-A08',
  base: 'main',
  method: 'POST',
  path: '/signup',
  access: 'write',
  auth: 'none',
  source: 'documented',
  body: written(
    z.looseObject({
      app_id: z.string(),
      user_id: z.string(),
      user_name: z.string(),
      password: z.string(),
      ...formFields(),
    }),
    (input: SignUpInput, context) => ({
      app_id: '001',
      ...context.application,
      user_id: input.userId,
      user_name: input.userName,
      password: encodeBase64(input.password),
      recap_token: input.captchaToken,
      uuid: context.uuid,
      date_time: context.dateTime,
    }),
  ),
  response: messageReply(),
}))

export interface ResetMailInput {
  userId: string
  captchaToken: string
}

/** EP-A02 Asks for a reset mail (AUTH-18). Refusals: 409 no such user, 411 unfinished bot check. */
export const requestResetMail = /* @__PURE__ */ endpoint(() => ({
  id: 'EP-A02',
  base: 'main',
  method: 'POST',
  path: '/reset-mail',
  access: 'write',
  auth: 'none',
  source: 'documented',
  body: written(
    z.looseObject({ user_id: z.string(), ...formFields() }),
    (input: ResetMailInput, context) => ({
      ...context.application,
      user_id: input.userId,
      recap_token: input.captchaToken,
      uuid: context.uuid,
      date_time: context.dateTime,
    }),
  ),
  response: messageReply(),
}))

export interface RouteInput {
  /** The path as the guard maps it (GUARD-06..10), such as `/home/driver-list`. */
  route: string
}

const routeBody = () => written(z.object({ route: z.string() }), ({ route }: RouteInput) => ({ route }))

/** EP-A09 Asks whether the signed-in user may open a route (GUARD-05). Refusals: 403; 409 the session has expired. */
export const checkPermission = /* @__PURE__ */ endpoint(() => ({
  id: 'EP-A09',
  base: 'main',
  method: 'POST',
  path: '/role/users/check-permission',
  access: 'read',
  auth: 'bearer',
  source: 'documented',
  body: routeBody(),
  response: messageReply(),
}))

/** EP-A10 What the signed-in user may do on a route (PERM-01, PERM-02). */
export const routePermission = /* @__PURE__ */ endpoint(() => ({
  id: 'EP-A10',
  base: 'main',
  method: 'POST',
  path: '/role/users/get-permission',
  access: 'read',
  auth: 'bearer',
  source: 'documented',
  body: routeBody(),
  response: permissionReply(),
}))

/** EP-A15 The menu of the signed-in user (MENU-02). */
export const userMenu = /* @__PURE__ */ endpoint(() => ({
  id: 'EP-A15',
  base: 'main',
  method: 'POST',
  path: '/role/users/get-menu',
  access: 'read',
  auth: 'bearer',
  source: 'assumed',
  body: written(z.object({}), (_: undefined) => ({})),
  response: menuReply(),
}))

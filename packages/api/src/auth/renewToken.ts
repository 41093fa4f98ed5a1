import * as z from 'zod/mini'
import { endpoint, written } from '../core/endpoint.ts'
import { reply, text } from '../core/readers.ts'

export interface RenewTokenInput {
  /** Decoded, as in every other body (CF-07). */
  userId: string
  refreshToken: string
  accessToken: string
}

/** EP-A01 Renews the access token; resolves to the new one (SESS-14). */
export const renewToken = endpoint({
  name: 'renewToken',
  id: 'EP-A01',
  base: 'main',
  method: 'POST',
  path: '/generate/renew-token',
  access: 'write',
  auth: 'none',
  source: 'documented',
  body: written(
    z.object({ user_id: z.string(), refresh_token: z.string(), access_token: z.optional(z.string()) }),
    (input: RenewTokenInput) => ({
      user_id: input.userId,
      refresh_token: input.refreshToken,
      access_token: input.accessToken,
    }),
  ),
  response: z.pipe(
    reply('data', { access_token: text }),
    z.transform((data) => data.access_token),
  ),
})

import { expect } from 'vitest'
import type { oneCall } from './oneCall.ts'

/** Expects a call to send this method, address and body as JSON, with the page's token. */
export async function expectSent(
  { sent }: Pick<ReturnType<typeof oneCall>, 'sent'>,
  request: string,
  body: unknown,
): Promise<void> {
  expect(await sent()).toEqual({
    request,
    authorization: 'Bearer page-token',
    contentType: 'application/json',
    body,
  })
}

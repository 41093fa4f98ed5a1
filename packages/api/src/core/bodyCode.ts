import { type ReplyCodes, replyCode } from '@fleetgis/domain/auth'
import { isRecord } from './readers.ts'

/** The code in the body of a reply, undefined without one. `message_code` has priority over `status` (CF-09). */
export function bodyCode(body: unknown): number | undefined {
  if (!isRecord(body)) return undefined
  return replyCode({ status: body.status, messageCode: body.message_code } as ReplyCodes)
}

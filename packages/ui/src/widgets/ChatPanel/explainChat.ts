import {
  NetworkError,
  ServerError,
  SessionExpiredError,
  TimeoutError,
  UnauthorizedError,
} from '@fleetgis/api'
import type { Translate } from '../../i18n/words.ts'
import { useText } from '../../provider/FleetContext.ts'
import { ageText } from '../HomeMap/ageText.ts'
import { useMinutesSince } from '../HomeMap/useMinutesSince.ts'
import type { Chat } from './createChat.ts'

/** News may be this late, in ms, before anybody is told: a few polls (CF-121). */
const LATE = 15_000

/** Why a chat could not be shown, and what to do: the server's own words where it has some (CF-115). */
export function explainChatFailure(failure: unknown, t: Translate): string {
  if (isOver(failure)) return t('chat.sessionOver')
  if (failure instanceof NetworkError || failure instanceof TimeoutError) return t('auth.unreachable')
  return (failure instanceof ServerError && failure.serverMessage) || t('chat.failed')
}

/** Why what is shown is not the newest; undefined while news come, or have only just stopped. */
export function useStaleness({ failedAt, newsAt, problem }: Chat): string | undefined {
  const t = useText()
  const minutes = useMinutesSince(newsAt)
  if (failedAt === undefined || newsAt === undefined) return undefined
  if (isOver(problem)) return t('chat.sessionOver')
  return failedAt - newsAt < LATE ? undefined : t('chat.stale', { age: ageText(minutes ?? 0, t) })
}

function isOver(failure: unknown): boolean {
  return failure instanceof UnauthorizedError || failure instanceof SessionExpiredError
}

import { SessionExpiredError, UnauthorizedError } from '@fleetgis/api'
import { useText } from '../../../provider/FleetContext.ts'
import { ageText } from '../../../remote/ageText.ts'
import { explainFailure } from '../../../remote/explainFailure.ts'
import { useMinutesSince } from '../../../remote/useMinutesSince.ts'
import type { Chat } from './createChat.ts'

/** News may be this late, in ms, before anybody is told: a few polls (CF-121). */
const LATE = 15_000

/** Why what is shown is not the newest; undefined while news come, or have only just stopped. */
export function useStaleness({ failedAt, newsAt, problem }: Chat): string | undefined {
  const t = useText()
  const minutes = useMinutesSince(newsAt)
  if (failedAt === undefined || newsAt === undefined) return undefined
  if (problem instanceof UnauthorizedError || problem instanceof SessionExpiredError)
    return explainFailure(problem, t)
  return failedAt - newsAt < LATE ? undefined : t('chat.stale', { age: ageText(minutes ?? 0, t) })
}

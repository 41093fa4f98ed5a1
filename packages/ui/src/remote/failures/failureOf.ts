import { ApiError, type BaseName } from '@fleetgis/api'
import type { Translate } from '../../i18n/words.ts'
import { type Failure, UNREACHABLE } from '../../provider/Failure.ts'
import { explainFailure } from './explainFailure.ts'

/** Servers that are not the fleet's: one that fails says nothing about the others. */
const OTHER_SERVERS: readonly (BaseName | undefined)[] = ['gateway', 'nominatim', 'photon', 'places']

/**
 * Why a call failed, and whether other parts of a page fail for the same cause. No answer is one cause, whatever was
 * asked, and so are the codes from 500 on of the fleet's servers; one of another server is that server's. A refusal is a
 * failure of its own. Source: CF-115.
 */
export function failureOf(error: unknown, t: Translate, fallback?: string): Failure {
  const reason = explainFailure(error, t, fallback)
  if (!(error instanceof ApiError)) return reason
  const { kind, base } = error
  switch (kind) {
    case 'unreachable':
    case 'late':
      return { text: reason, reason, kind, cause: UNREACHABLE.cause }
    case 'failing':
      return {
        text: reason,
        reason,
        kind,
        cause: OTHER_SERVERS.includes(base) ? `${base}` : UNREACHABLE.cause,
      }
    default:
      return reason
  }
}

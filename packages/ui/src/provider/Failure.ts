import type { FailureKind } from '@fleetgis/api'

/** The cause of an outage: parts of a page that fail for the same one show it once. Source: CF-115. */
export interface OutageCause {
  /** Equal for all that one cause has stopped. */
  readonly cause: string
  readonly kind: FailureKind
}

/** No server can be reached. */
export const UNREACHABLE: OutageCause = { cause: 'fleet', kind: 'unreachable' }

/** Whether no server has answered: the browser may be offline. */
export const isUnanswered = ({ kind }: OutageCause): boolean => kind !== 'failing'

/** A failure that a page may share: no answer of a server, or one that says that it fails itself. */
export interface Outage extends OutageCause {
  /** What failed, why, and what to do next, in plain text. */
  readonly text: string
  /** The part of `text` that says why and what to do next: the words of the cause. */
  readonly reason: string
}

/** Why something failed, in plain text. A text alone is a failure of its own, such as a refusal with its reason. */
export type Failure = string | Outage

/** The whole text of a failure. */
export const failureText = (failure: Failure): string =>
  typeof failure === 'string' ? failure : failure.text

/** The cause that a failure shares with others; undefined for a failure of its own. */
export const outageOf = (failure: Failure | undefined): Outage | undefined =>
  typeof failure === 'object' ? failure : undefined

/** The text of an outage with other words in place of its reason. */
export const withReason = ({ text, reason }: Outage, words: string): string =>
  text.replace(reason, () => words).trim()

/** A failure in a longer text, such as what is missing because of it. The cause stays the same. */
export function failureIn<One extends Failure | undefined>(
  failure: One,
  write: (text: string) => string,
): Failure | Extract<One, undefined>
export function failureIn(
  failure: Failure | undefined,
  write: (text: string) => string,
): Failure | undefined {
  if (failure === undefined) return undefined
  return typeof failure === 'string' ? write(failure) : { ...failure, text: write(failure.text) }
}

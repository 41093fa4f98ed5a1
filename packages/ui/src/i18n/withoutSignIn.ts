import type { TextKey, Translate } from './words.ts'

/** Texts that ask for a sign-in. */
const ASKS: readonly TextKey[] = ['common.signedOut', 'live.blockedSignedOut']

/** The words of a page that offers no sign-in: its app opens it with a new token (CF-175). */
export function withoutSignIn(t: Translate): Translate {
  const words: Translate = (key, values) => t(ASKS.includes(key) ? 'common.pageExpired' : key, values)
  return t.dayParts ? Object.assign(words, { dayParts: t.dayParts }) : words
}

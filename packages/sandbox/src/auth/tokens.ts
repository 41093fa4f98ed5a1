import { decodeBase64, encodeBase64 } from '@fleetgis/domain/auth'
import { hash } from '../base/random.ts'

/** `access` and `refresh` are issued at sign-in; `page` is the token in the address of a web view. */
type TokenKind = 'access' | 'refresh' | 'page'

const MINUTE = 60_000
const LIFETIME: Readonly<Record<TokenKind, number>> = {
  access: 10 * MINUTE,
  refresh: 30 * 24 * 60 * MINUTE,
  page: 24 * 60 * MINUTE,
}

/** The content of a token. */
interface TokenContent {
  kind: TokenKind
  userId: string
}

/**
 * Issues and reads tokens. A token carries its content and a signature of the seed; none is stored, so tokens stay
 * valid after a restart. The signature only detects changed tokens: it is not secure.
 */
export interface Tokens {
  issue(content: TokenContent, now: number, lifetime?: number): string
  /** The content of a token; undefined if it is malformed or of another seed. */
  read(token: string, now: number): (TokenContent & { isExpired: boolean }) | undefined
}

export function createTokens(seed: number): Tokens {
  const sign = (text: string) => [1, 2].map((part) => hash(seed, 'token', part, text).toString(36)).join('')
  return {
    issue({ kind, userId }, now, lifetime = LIFETIME[kind]) {
      const id = encodeBase64(userId).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
      const text = `${kind}.${id}.${Math.round(now + lifetime).toString(36)}`
      return `${text}.${sign(text)}`
    },
    read(token, now) {
      const [kind = '', id = '', expires = '', signature, ...rest] = token.split('.')
      if (rest.length > 0 || signature !== sign(`${kind}.${id}.${expires}`)) return undefined
      const padded = id
        .replaceAll('-', '+')
        .replaceAll('_', '/')
        .padEnd(Math.ceil(id.length / 4) * 4, '=')
      const userId = decodeBase64(padded)
      if (userId === undefined || !Object.hasOwn(LIFETIME, kind)) return undefined
      return { kind: kind as TokenKind, userId, isExpired: Number.parseInt(expires, 36) <= now }
    },
  }
}

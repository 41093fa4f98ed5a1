import { hash } from '../base/random.ts'

/** `reset` leads to a new password, `verify` confirms a new account. */
export type MailKind = 'reset' | 'verify'

/** A mail. It is not sent: the sandbox's page lists its link. */
export interface Mail {
  readonly token: string
  readonly kind: MailKind
  readonly userId: string
  /** When it was requested, epoch milliseconds; undefined for the mails that every world has. */
  readonly sentAt: number | undefined
  /** Whether its link was used successfully. */
  readonly isUsed: boolean
  /** Whether it expired unused. */
  readonly isExpired: boolean
}

/** The table of mails. */
export interface Mails {
  find(kind: MailKind, token: string): Mail | undefined
  send(kind: MailKind, userId: string, now: number): Mail
  use(mail: Mail): void
  /** The mails that calls requested, newest first. */
  sent(): readonly Mail[]
}

const mailOf = (kind: MailKind, token: string, userId: string, state: Partial<Mail> = {}): Mail => ({
  token,
  kind,
  userId,
  sentAt: undefined,
  isUsed: false,
  isExpired: false,
  ...state,
})

/** One token for each answer; the same in every world. */
const knownMails: readonly Mail[] = [
  mailOf('reset', 'reset-valid', 'thida'),
  mailOf('reset', 'reset-used', 'thida', { isUsed: true }),
  mailOf('reset', 'reset-expired', 'thida', { isExpired: true }),
  mailOf('reset', 'reset-gone', 'deleted@fleetgis.example'),
  mailOf('reset', 'reset-broken', 'broken@fleetgis.example'),
  mailOf('verify', 'verify-new', 'guest@fleetgis.example'),
  mailOf('verify', 'verify-done', 'viewer@fleetgis.example', { isUsed: true }),
  mailOf('verify', 'verify-expired', 'guest@fleetgis.example', { isExpired: true }),
]

export function createMails(seed: number): Mails {
  const mails = new Map(knownMails.map((mail) => [mail.token, mail]))
  const tokenOf = (kind: MailKind, count: number) =>
    `${kind}-${['a', 'b'].map((part) => hash(seed, kind, part, count).toString(36).padStart(7, '0')).join('')}`
  return {
    find(kind, token) {
      const mail = mails.get(token)
      return mail?.kind === kind ? mail : undefined
    },
    send(kind, userId, sentAt) {
      const mail = mailOf(kind, tokenOf(kind, mails.size), userId, { sentAt })
      mails.set(mail.token, mail)
      return mail
    },
    use(mail) {
      mails.set(mail.token, { ...mail, isUsed: true })
    },
    sent: () => [...mails.values()].filter(({ sentAt }) => sentAt !== undefined).reverse(),
  }
}

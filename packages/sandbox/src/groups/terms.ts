/** The terms of a group and the settings of its admins, in the server's own words (EMB-06). */
export interface GroupTerms {
  /**
   * 0: trips cost the wallet nothing, and it cannot be topped up. 1: a share of each fare. 2: a fixed amount per trip.
   */
  fee_type: number | string
  /** Whether a top-up requires the admin's PIN. */
  is_pincode: boolean | number | string | null
  /** 0 if admins register drivers. */
  is_default: boolean | number | string | null
}

/** Each group covers another case, and servers write booleans in many formats (CF-63). */
const TERMS: Readonly<Record<string, GroupTerms>> = {
  G001: { fee_type: 1, is_pincode: true, is_default: 0 },
  G002: { fee_type: 1, is_pincode: false, is_default: 1 },
  G003: { fee_type: 0, is_pincode: 0, is_default: 0 },
  G004: { fee_type: '2', is_pincode: '1', is_default: '0' },
  G005: { fee_type: 2, is_pincode: 1, is_default: '1' },
  G006: { fee_type: '1', is_pincode: null, is_default: null },
}

const PLAIN: GroupTerms = { fee_type: 1, is_pincode: 0, is_default: 0 }

/** The terms of a group. */
export const termsOf = (groupId: string): GroupTerms => TERMS[groupId] ?? PLAIN

/** Whether drivers of a group have wallets. A group without fees has none (PERM-12). */
export const hasWallets = (groupId: string): boolean => Number(termsOf(groupId).fee_type) !== 0

const YES = [true, 1, '1'] as const
const NO = [false, 0, null] as const

/** A boolean about a group in the server's format, which differs per group (CF-63). */
export function flagIn(groupId: string, isYes: boolean): boolean | number | string | null {
  const way = Number(groupId.slice(-1)) % YES.length
  return (isYes ? YES[way] : NO[way]) ?? null
}

import { readNumber } from '../format/readNumber.ts'
import { isGranted } from './flags.ts'

/** What an admin info says about money: `fee_type` and `is_permission` as they came. Source: EMB-05. */
export interface FeeInput {
  readonly feeType?: number | string | null | undefined
  readonly isPermission?: boolean | number | string | null | undefined
}

/** What an admin sees and may do about money. */
export interface FeeRights {
  /** Source: PERM-12. */
  readonly topUpMenu: boolean
  /** Source: PERM-13. */
  readonly approvalMenu: boolean
  /** Source: PERM-14. */
  readonly topUp: boolean
  /** Approve and Reject. Source: PERM-15. */
  readonly review: boolean
}

/** Both menus hide at fee status 0; what they offer needs the permission flag as well. Source: PERM-12..15, CF-62, CF-63. */
export function feeRights({ feeType, isPermission }: FeeInput): FeeRights {
  const hidden = isZero(feeType)
  const granted = !hidden && isGranted(isPermission)
  return { topUpMenu: !hidden, approvalMenu: !hidden, topUp: granted, review: granted }
}

/** A blank or missing fee status is no 0: the menus then show. */
const isZero = (feeType: unknown) => readNumber(feeType) === 0

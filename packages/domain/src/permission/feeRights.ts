import { readNumber } from '../format/readNumber.ts'
import { isGranted } from './flags.ts'

/** The money fields of an admin info: `fee_type` and `is_permission` as sent. Source: EMB-05. */
export interface FeeInput {
  readonly feeType?: number | string | null | undefined
  readonly isPermission?: boolean | number | string | null | undefined
}

/** An admin's rights about money. */
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

/** Fee status 0 hides both menus; the actions also need the permission flag. Source: PERM-12..15. */
export function feeRights({ feeType, isPermission }: FeeInput): FeeRights {
  const hidden = isZero(feeType)
  const granted = !hidden && isGranted(isPermission)
  return { topUpMenu: !hidden, approvalMenu: !hidden, topUp: granted, review: granted }
}

/** A blank or missing fee status is not 0, so the menus show. */
const isZero = (feeType: unknown) => readNumber(feeType) === 0

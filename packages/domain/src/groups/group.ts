/** A group of drivers. The servers and the older screens call it a domain. APP-07. */
export interface Group {
  /** `syskey`. */
  readonly key: string
  readonly id: string
  readonly name: string
}

/** The admin of a group, with the fields for the greeting and the rights. EMB-05. */
export interface AdminInfo {
  readonly name: string
  readonly groupName: string
  /** The admin's id in the chat and console calls. */
  readonly userId: string
  /** `fee_type` and `is_permission` as sent; see `feeRights`. */
  readonly feeType?: number | string | null | undefined
  readonly isPermission?: boolean | number | string | null | undefined
}

/** The settings of a group, as sent; see `needsPin` and `showsRegistration`. EMB-06. */
export interface GroupSettings {
  readonly isPincode?: boolean | number | string | null | undefined
  readonly isDefault?: boolean | number | string | null | undefined
}

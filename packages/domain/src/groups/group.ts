/** A group of drivers. The servers and the older screens call it a domain: the same thing. APP-07, MAP-28, EMB-07. */
export interface Group {
  /** `syskey`. */
  readonly key: string
  readonly id: string
  readonly name: string
}

/** The admin of a group, as the panel greets and limits them. EMB-05. */
export interface AdminInfo {
  readonly name: string
  readonly groupName: string
  /** Id of the admin in the chat and console calls. */
  readonly userId: string
  /** `fee_type` and `is_permission` as sent; see `feeRights`. */
  readonly feeType?: number | string | null | undefined
  readonly isPermission?: boolean | number | string | null | undefined
}

/** What a group settles for its admins, as sent; see `needsPin` and `showsRegistration`. EMB-06. */
export interface GroupSettings {
  readonly isPincode?: boolean | number | string | null | undefined
  readonly isDefault?: boolean | number | string | null | undefined
}

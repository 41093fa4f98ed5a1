import { ServerError } from '@fleetgis/api'

/** What a popup of one wallet says about the group that was chosen for it. CF-174. */
export interface GroupChoice {
  /** The wallet could be read: the driver has it in this group. */
  onGroupRead?: (() => void) | undefined
  /** Chooses another group: offered in place of a retry where the server refuses this one. */
  onOtherGroup?: (() => void) | undefined
}

const REFUSED: readonly (number | undefined)[] = [403, 404]

/** Whether a server refuses the group of a wallet: a retry would be refused again. CF-174. */
export const isGroupRefused = (error: unknown): boolean =>
  error instanceof ServerError && (REFUSED.includes(error.status) || REFUSED.includes(error.code))

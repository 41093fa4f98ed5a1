import type { DriverKey } from '@fleetgis/domain/drivers'
import type { ApprovalDecision } from '@fleetgis/domain/wallet'

/** A request that was approved or rejected. */
export interface RequestDecided {
  readonly requestKey: string
  readonly driverKey: DriverKey
  readonly groupId: string
  readonly amount: number
  readonly decision: ApprovalDecision
}

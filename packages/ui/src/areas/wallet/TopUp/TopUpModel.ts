import type { TopUpState } from '@fleetgis/domain/wallet'

/** The data and the step of a top-up. Amounts in MMK. */
export interface TopUpModel {
  /** The state of the domain's machine (`moveTopUp`). */
  readonly state: TopUpState
  readonly driverName: string
  readonly groupName: string
  /** The balance before the top-up; undefined until it has loaded. */
  readonly balance?: number | undefined
  /** The submitted amount, from the confirmation on. */
  readonly amount?: number | undefined
  /** The balance after the top-up; undefined while it loads. */
  readonly newBalance?: number | undefined
  /**
   * The reason: in `idle` why it could not start, in `blocked` the server's message, in `amount` why it failed, in
   * `checking` and `resumed` why the outcome is unknown.
   */
  readonly message?: string | undefined
}

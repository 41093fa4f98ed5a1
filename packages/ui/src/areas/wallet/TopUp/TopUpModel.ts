import type { TopUpState } from '@fleetgis/domain/wallet'

/** What a top-up is about and how far it is. Amounts in MMK. */
export interface TopUpModel {
  /** Where the domain's machine stands (`moveTopUp`). */
  readonly state: TopUpState
  readonly driverName: string
  readonly groupName: string
  /** What the wallet held when it was asked; undefined until then. */
  readonly balance?: number | undefined
  /** The amount that was given, from the confirmation on. */
  readonly amount?: number | undefined
  /** What the wallet holds after the top-up; undefined while that is asked. */
  readonly newBalance?: number | undefined
  /**
   * In `idle` why it could not begin, in `blocked` what the server said, in `amount` why it failed, in `checking` why
   * the server does not say.
   */
  readonly message?: string | undefined
}

/** Every message that the host app hears, exactly as it expects it. Source: HOST-02..07. */
export const HOST_MESSAGE = {
  /** Spelled so by the host. Source: HOST-02. */
  driverAccepted: 'driver_accpeted',
  /** Source: HOST-03. */
  driverOnTheWay: 'driver_ontheway',
  /** Source: HOST-04. */
  driverArrived: 'driver_arrived',
  /** Source: HOST-05. */
  bookingsRefreshed: 'Booking refreshed.',
  /** Source: HOST-06. */
  paymentSuccessful: 'payment_successful',
  /** Source: HOST-07. */
  paymentCancelled: 'payment_cancelled',
} as const

export type HostMessage = (typeof HOST_MESSAGE)[keyof typeof HOST_MESSAGE]

/** What the host hears once a driver's action has succeeded, at once. Source: HOST-02, HOST-03, HOST-04. */
export const DRIVER_ACTION_MESSAGE = {
  accept: HOST_MESSAGE.driverAccepted,
  onTheWay: HOST_MESSAGE.driverOnTheWay,
  arrive: HOST_MESSAGE.driverArrived,
} as const satisfies Record<string, HostMessage>

/** Why a list of bookings was loaded again. */
export type RefreshReason = 'action' | 'timer' | 'filter'

/** What the host hears once the admin's bookings are refreshed: after an action only. Source: HOST-05, CF-113. */
export function refreshMessage(reason: RefreshReason): HostMessage | undefined {
  return reason === 'action' ? HOST_MESSAGE.bookingsRefreshed : undefined
}

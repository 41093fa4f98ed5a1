/** Every message to the host app, exactly as it expects it. Source: HOST-02..07. */
export const HOST_MESSAGE = {
  /** The host's own spelling. Source: HOST-02. */
  driverAccepted: 'driver_accpeted',
  /** Source: HOST-03. */
  driverOnTheWay: 'driver_ontheway',
  /** Source: HOST-04. */
  driverArrived: 'driver_arrived',
  /** After a refetch of the admin's bookings that follows an action, and no other. Source: HOST-05, CF-113. */
  bookingsRefreshed: 'Booking refreshed.',
  /** Source: HOST-06. */
  paymentSuccessful: 'payment_successful',
  /** Source: HOST-07. */
  paymentCancelled: 'payment_cancelled',
} as const

export type HostMessage = (typeof HOST_MESSAGE)[keyof typeof HOST_MESSAGE]

/** The message to the host after a driver's action has succeeded. Source: HOST-02, HOST-03, HOST-04. */
export const DRIVER_ACTION_MESSAGE = {
  accept: HOST_MESSAGE.driverAccepted,
  onTheWay: HOST_MESSAGE.driverOnTheWay,
  arrive: HOST_MESSAGE.driverArrived,
} as const satisfies Record<string, HostMessage>

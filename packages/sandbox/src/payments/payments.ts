/** A payment of a booking. */
export interface Payment {
  customerName: string
  savedAt?: number
  /** What the gateway is said to have said. */
  update?: { status: string; transactionId: string; userId: string; at: number }
}

/** The table of payments, one for each booking, and where the gateway sends people. */
export interface Payments {
  save(booking: number, customerName: string, at: number): void
  update(booking: number, customerName: string, update: NonNullable<Payment['update']>): void
  /** By the index of the booking. */
  readonly changes: ReadonlyMap<number, Payment>
  readonly gatewayAddress: string
}

/** Where the gateway sends people unless it is told otherwise: nobody is there, the domain is reserved for examples. */
export const GATEWAY_ADDRESS = 'https://gateway.fleetgis.example/pay'

export function createPayments(gatewayAddress = GATEWAY_ADDRESS): Payments {
  const changes = new Map<number, Payment>()
  return {
    save(booking, customerName, savedAt) {
      changes.set(booking, { ...changes.get(booking), customerName, savedAt })
    },
    update(booking, customerName, update) {
      changes.set(booking, { ...changes.get(booking), customerName, update })
    },
    changes,
    gatewayAddress,
  }
}

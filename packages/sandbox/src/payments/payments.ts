/** A payment of a booking. */
export interface Payment {
  customerName: string
  savedAt?: number
  /** The reported result of the gateway. */
  update?: { status: string; transactionId: string; userId: string; at: number }
}

/** The table of payments, one per booking, and the gateway's address. */
export interface Payments {
  save(booking: number, customerName: string, at: number): void
  update(booking: number, customerName: string, update: NonNullable<Payment['update']>): void
  /** By the index of the booking. */
  readonly changes: ReadonlyMap<number, Payment>
  readonly gatewayAddress: string
}

/** The gateway's default address. No server answers there: the domain is reserved for examples. */
const GATEWAY_ADDRESS = 'https://gateway.fleetgis.example/pay'

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

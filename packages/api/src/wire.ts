import * as z from 'zod/mini'
import { authWire } from './auth/wire.ts'
import { bookingsWire } from './bookings/wire.ts'
import { chatWire } from './chat/wire.ts'
import type { EndpointReply } from './core/endpoint.ts'
import { named, namedRow, text } from './core/strict.ts'
import { dashboardsWire } from './dashboards/wire.ts'
import { driversWire } from './drivers/wire.ts'
import type { EndpointName, Endpoints } from './endpoints.ts'
import { adminMapWire } from './map/admin/wire.ts'
import { mapWire } from './map/wire.ts'
import { ownerWire } from './owner/wire.ts'
import { paymentsWire } from './payments/wire.ts'
import { placesWire } from './places/wire.ts'
import { staffWire } from './staff/wire.ts'
import { tripsWire } from './trips/wire.ts'
import { walletWire } from './wallet/wire.ts'

export { bodyCode } from './core/bodyCode.ts'
export { type Comparison, type Difference, differences } from './core/differences.ts'

/** The shapes of all replies. A missing call, and a shape that the reader of its call cannot read, are compile errors. */
type Wire = { readonly [Name in EndpointName]: z.ZodMiniType<EndpointReply<Endpoints[Name]>> }

/**
 * The strict shape of each call's reply, by the call's name: every field that the documents name, with its type. The
 * readers of the calls tolerate much of what differs from it.
 */
export const wire: Wire = {
  ...authWire,
  ...mapWire,
  ...driversWire,
  ...staffWire,
  ...placesWire,
  ...adminMapWire,
  ...walletWire,
  ...dashboardsWire,
  ...ownerWire,
  ...bookingsWire,
  ...tripsWire,
  ...paymentsWire,
  ...chatWire,
}

const refusalCode = z.int().check(z.gte(400))

/** The replies of a call that the server does not carry out: by the HTTP status, or by a code in the body (CF-117). */
export const refusals = {
  status: namedRow('Refusal', { status: refusalCode, message: text }),
  code: namedRow('RefusalInBody', { status: z.literal(200), message_code: refusalCode, message: text }),
}

/** A wire shape, or a part of a request, as JSON Schema; the shapes that calls share are in its `$defs`. */
export const jsonSchemaOf = (shape: z.ZodMiniType) => z.toJSONSchema(shape, { metadata: named, io: 'input' })

import * as z from 'zod/mini'
import { Refusal, refuse } from './answer.ts'
import { faultSchema } from './faults.ts'
import { readBody } from './http/readParts.ts'
import { json, refusalReply } from './http/reply.ts'
import type { World } from './world.ts'

const body = z.object({ faults: z.array(faultSchema) })

/** GET lists the active faults, PUT `{ faults: [...] }` replaces them, DELETE ends them. */
export async function faultsReply(world: World, request: Request): Promise<Response> {
  try {
    if (request.method === 'PUT')
      world.faults.set((readBody(body, await request.text()) as z.output<typeof body>).faults)
    else if (request.method === 'DELETE') world.faults.clear()
    else if (request.method !== 'GET') refuse(405, 'Faults are read by GET, set by PUT and ended by DELETE.')
    return json({ faults: world.faults.active })
  } catch (error) {
    if (error instanceof Refusal) return refusalReply(error, 'faults')
    throw error
  }
}

import { json } from '../http/reply.ts'
import type { World } from '../world.ts'
import { tile } from './tile.ts'

/** A tile of the map (EP-T01): `/tiles/{z}/{x}/{y}.svg`. */
export function tileReply(world: World, path: string): Response {
  const [, z, x, y] = /^\/tiles\/(\d{1,2})\/(\d{1,7})\/(\d{1,7})\.svg$/.exec(path)?.map(Number) ?? []
  const svg = z === undefined || x === undefined || y === undefined ? undefined : tile(world, z, x, y)
  if (svg === undefined) return json({ status: 404, message: 'There is no such tile.' }, 404)
  return new Response(svg, {
    headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}

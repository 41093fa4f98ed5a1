import { driverImage } from '../images/images.ts'
import type { World } from '../world.ts'

/** The address of a person's picture, by their key; empty for people without one. */
export function pictureOf(
  { roster }: Pick<World, 'roster'>,
  origin: string,
  key: string | undefined,
): string {
  return key !== undefined && roster.find(key)?.hasImage ? driverImage(origin, key) : ''
}

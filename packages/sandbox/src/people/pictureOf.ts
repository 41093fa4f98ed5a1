import { driverImage } from '../images/images.ts'
import type { World } from '../world.ts'

/** The address of somebody's picture, by their key: some drivers have sent one. Empty for everybody else. */
export function pictureOf(
  { roster }: Pick<World, 'roster'>,
  origin: string,
  key: string | undefined,
): string {
  return key !== undefined && roster.find(key)?.hasImage ? driverImage(origin, key) : ''
}

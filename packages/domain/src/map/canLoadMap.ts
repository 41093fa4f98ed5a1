import type { MapScreen } from './mapScreen.ts'

/** What the address of an embedded map carries. */
export interface MapContext {
  readonly token?: string | undefined
  readonly driverId?: string | undefined
  readonly groupId?: string | undefined
}

const NEEDS: Readonly<Record<MapScreen, readonly (keyof MapContext)[]>> = {
  console: [],
  embedded: ['token', 'driverId', 'groupId'],
  owner: ['token', 'driverId'],
}

/** Whether a map may ask for data: the embedded map by VAL-31, the owner map by VAL-32; the console by its session. */
export function canLoadMap(screen: MapScreen, context: MapContext): boolean {
  return NEEDS[screen].every((part) => Boolean(context[part]))
}

import type { City } from '../streets/city.ts'
import type { World } from '../world.ts'

export interface ScenarioOptions {
  /** Default 1. */
  seed?: number
  /** Epoch milliseconds. Default: 8:15 in Yangon on Friday, 20 November 2026. */
  now?: number
  /** A city to reuse. */
  city?: City
  /** Of the demo: 300 by default, at most 100,000. With more than 10,000 it has the trips of one day. */
  drivers?: number | undefined
  /** The address of the payment gateway's page. */
  gatewayAddress?: string
}

export const DEFAULT_NOW = Date.UTC(2026, 10, 20, 1, 45)

export const defaults = ({ seed = 1, now = DEFAULT_NOW, city, gatewayAddress }: ScenarioOptions = {}) => ({
  seed,
  now,
  ...(city && { city }),
  ...(gatewayAddress !== undefined && { gatewayAddress }),
})

/** Creates the world of a scenario. */
export type Scenario = (options?: ScenarioOptions) => World

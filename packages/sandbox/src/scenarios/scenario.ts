import type { City } from '../streets/city.ts'
import type { World } from '../world.ts'

export interface ScenarioOptions {
  /** 1 unless given. */
  seed?: number
  /** Epoch milliseconds; 8:15 in Yangon on Friday, 20 November 2026, unless given. */
  now?: number
  /** A city that was drawn before. */
  city?: City
}

export const DEFAULT_NOW = Date.UTC(2026, 10, 20, 1, 45)

export const defaults = ({ seed = 1, now = DEFAULT_NOW, city }: ScenarioOptions = {}) => ({
  seed,
  now,
  ...(city && { city }),
})

/** Makes the world of a scenario. */
export type Scenario = (options?: ScenarioOptions) => World

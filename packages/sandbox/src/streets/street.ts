import type { Name } from '../base/name.ts'

export type StreetClass = 'ring' | 'main' | 'street'

/** A street without a gap: the crossings that it leads through. */
export interface Street {
  name: Name
  class: StreetClass
  isBridge: boolean
  nodes: readonly number[]
}

/** A street before the outlying parts are cut off. */
export type Run = Omit<Street, 'nodes'> & { nodes: number[] }

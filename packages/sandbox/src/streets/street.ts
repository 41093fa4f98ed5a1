import type { Name } from '../base/name.ts'

export type StreetClass = 'ring' | 'main' | 'street'

/** A continuous street: its crossings in order. */
export interface Street {
  name: Name
  class: StreetClass
  isBridge: boolean
  nodes: readonly number[]
}

/** A street before unconnected parts are removed. */
export type Run = Omit<Street, 'nodes'> & { nodes: number[] }

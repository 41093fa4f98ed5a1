import type { ReactNode } from 'react'
import type { Address, Look, Parameters } from './address.ts'

/** The props of the page of an address: its parameters. The object is the same until the address changes. */
export interface PageProps<Of extends Address<object>> {
  readonly parameters: Parameters<Of>
}

/** The props of every frame. */
export interface FrameProps {
  readonly title: string
  /** The path of the page's address. */
  readonly path: string
  /** The values of the page's address; every one has its look. */
  readonly parameters: Look
  readonly children: ReactNode
}

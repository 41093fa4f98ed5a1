import type { Access, EndpointInput, EndpointOutput } from '@fleetgis/api'
import type { EndpointName, Endpoints } from '@fleetgis/api/endpoints'
import type { Found } from './ids.ts'

/** The names of the calls of an access. */
export type NameOf<A extends Access> = {
  [Name in EndpointName]: Endpoints[Name]['access'] extends A ? Name : never
}[EndpointName]

/** A list whose page must have as many rows as were asked for, while there are more. */
export interface PageCheck {
  readonly size: number
  /** The list in the answer. */
  readonly list: string
  /** Its rows in what the client reads. */
  rows(output: never): readonly unknown[]
}

/** The call to send, with its input from earlier answers, and what its own answer has for later calls. */
export interface Step {
  readonly name: EndpointName
  input(found: Found): unknown
  finds(output: never): Partial<Found>
  /** Where the step checks that the server does not cut its page: `input` has a `page`. */
  readonly pages?: PageCheck
}

export function step<Name extends NameOf<'read' | 'write'>>(
  name: Name,
  input: (found: Found) => EndpointInput<Endpoints[Name]>,
  finds: (output: EndpointOutput<Endpoints[Name]>) => {
    [Key in keyof Found]?: Found[Key] | undefined
  } = () => ({}),
): Step {
  return { name, input, finds: finds as Step['finds'] }
}

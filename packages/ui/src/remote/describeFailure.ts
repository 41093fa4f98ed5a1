import type { WidgetFailure } from '../provider/FleetContext.ts'

/** What browsers and bundlers say when a file of code does not arrive. */
const LOAD_FAILURE = /dynamically imported module|importing a module script failed|loading (css )?chunk/i

/** What may be told of an error: its kind. Messages and stacks may quote a person's data. */
export function describeFailure(error: unknown): Omit<WidgetFailure, 'widget'> {
  if (!(error instanceof Error)) return { error: typeof error, isLoadFailure: false }
  return { error: error.name, isLoadFailure: LOAD_FAILURE.test(error.message) }
}

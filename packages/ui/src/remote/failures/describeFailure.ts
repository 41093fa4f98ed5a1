import type { WidgetFailure } from '../../provider/FleetContext.ts'

/** The messages of browsers and bundlers for code that could not be loaded. */
const LOAD_FAILURE = /dynamically imported module|importing a module script failed|loading (css )?chunk/i

/** Describes an error by its kind only. Messages and stacks may contain personal data. */
export function describeFailure(error: unknown): Omit<WidgetFailure, 'widget'> {
  if (!(error instanceof Error)) return { error: typeof error, isLoadFailure: false }
  return { error: error.name, isLoadFailure: LOAD_FAILURE.test(error.message) }
}

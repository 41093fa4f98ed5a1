import { ContractError, ServerError } from '@fleetgis/api'

const BURMESE = /[\u1000-\u109f]/

/** The server's own words about a failure, in plain text; undefined without any. */
export function serverWords(error: unknown): string | undefined {
  return error instanceof ServerError || error instanceof ContractError ? error.serverMessage : undefined
}

/**
 * A sentence of the server as a page shows it: in a Burmese page one in another language is on a line below our own
 * heading, as the words of a 401 do. Without a sentence the heading is alone. Source: I18N-01, CF-175.
 */
export function belowHeading(sentence: string | undefined, heading: string): string {
  if (!sentence) return heading
  return BURMESE.test(heading) && !BURMESE.test(sentence) ? `${heading}\n${sentence}` : sentence
}

/** The texts that this page has reported. */
export const reported = new Set<string>()

/**
 * Reports a mistake of the app around the kit in the browser's console, each text once per page. The console is the only
 * place for it: the page of a user must not show it, and without styles cannot.
 */
export function reportOnce(text: string): void {
  if (reported.has(text)) return
  reported.add(text)
  // biome-ignore lint/suspicious/noConsole: developers of the app around look there, and widgets survive the mistake
  console.error(text)
}

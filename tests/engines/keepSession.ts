import type { BrowserPage } from '../browsers/browserPage.ts'
import { storedSession } from '../browsers/storedSession.ts'
import type { Site } from './openSite.ts'

/** Stores the session of an earlier sign-in in the browser of a page, in place of what it has stored. */
export async function keepSession(
  page: BrowserPage,
  { address, world }: Site,
  person: Parameters<typeof storedSession>[1],
): Promise<void> {
  await page.goto(`${address}/favicon.svg`)
  await page.evaluate(
    (entries) => {
      localStorage.clear()
      for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
    },
    storedSession(world, person),
  )
}

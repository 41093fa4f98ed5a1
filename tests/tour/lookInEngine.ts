import type { EngineName } from '../../tools/engines.ts'
import { findBrokenLayout } from '../../tools/stories/findBrokenLayout.ts'
import { keepSession } from '../engines/keepSession.ts'
import { openAddress } from '../engines/openAddress.ts'
import { openSite, type Site } from '../engines/openSite.ts'
import { startEngine } from '../engines/startEngine.ts'
import type { BrowserPage } from '../journeys/browserPage.ts'
import { STILL_FRAMES } from './awaitRest.ts'
import { findAxe } from './findAxe.ts'
import { addressIn, type View, viewOf } from './lookAt.ts'
import { type Look, PHONE } from './looks.ts'
import { type Visit, visitsOf } from './visits.ts'
import { withoutServer } from './watchPage.ts'

/** The one look of the engines other than Chromium. */
const lookOf = (name: EngineName): Look => ({
  name: `${name.toLowerCase()}-en-light-360`,
  language: 'en',
  theme: 'light',
  viewport: PHONE,
})

/**
 * Looks at visits in Firefox or WebKit, one after another, and takes a picture of each. The clock of these pages is the
 * machine's: no script can run before their first one to stop it.
 */
export async function* lookInEngine(
  name: EngineName,
  path: string,
  { isChosen, fileFor }: { isChosen: (visit: Visit) => boolean; fileFor: (view: View) => string },
): AsyncGenerator<View> {
  const site = await openSite()
  const engine = await startEngine(name, path)
  try {
    const look = lookOf(name)
    const page = await engine.newPage(look.viewport)
    let signedIn: string | undefined
    const userOf = ({ user }: Visit) => user?.userId ?? ''
    const visits = visitsOf(site.world).filter(isChosen)
    for (const visit of visits.toSorted((one, other) => userOf(one).localeCompare(userOf(other)))) {
      const begun = performance.now()
      if (visit.user && visit.user.userId !== signedIn) {
        signedIn = visit.user.userId
        await keepSession(page, site, visit.user)
      }
      const findings = await lookFor(page, site, visit, look).catch((error: Error) => [error.message])
      const title = await page.evaluate(() => document.title)
      const view = viewOf({ visit, look, begun }, { title, findings })
      await page.screenshot(fileFor(view))
      yield view
    }
    await page.close()
  } finally {
    await engine.close()
    await site.close()
  }
}

/** What is wrong with the page of a visit. */
async function lookFor(page: BrowserPage, site: Site, visit: Visit, look: Look): Promise<string[]> {
  const address = addressIn(visit, look)
  // Its page sends the order to the gateway at once.
  const isPayment = visit.page === '/payment'
  const leadsTo = isPayment ? new URL(site.world.payments.gatewayAddress).pathname : address.split('?')[0]
  const opened = { path: address, leadsTo: leadsTo ?? '', userId: undefined }
  const problems = await openAddress(page, site, opened, { frames: STILL_FRAMES })
  return [
    ...problems,
    ...(await page.evaluate(findBrokenLayout)).map((finding) => `layout: ${finding}`),
    ...(await findAxe(page)),
    ...(await page.problems()),
  ].map(withoutServer)
}

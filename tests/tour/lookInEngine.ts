import { writeFileSync } from 'node:fs'
import type { EngineName } from '../../tools/engines.ts'
import { findBrokenLayout } from '../../tools/stories/findBrokenLayout.ts'
import type { BrowserPage } from '../browsers/browserPage.ts'
import { keepSession } from '../engines/keepSession.ts'
import { openAddress } from '../engines/openAddress.ts'
import { openSite, type Site } from '../engines/openSite.ts'
import { startEngine } from '../engines/startEngine.ts'
import { STILL_FRAMES } from './awaitRest.ts'
import { findAxe } from './findAxe.ts'
import { addressIn, brokenBy, type View, viewOf } from './lookAt.ts'
import { type Look, PHONE } from './looks.ts'
import { NO_PICTURE } from './tour.ts'
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
 * machine's: no script can run before their first one to stop it. A page that breaks is a finding; so is a browser that
 * does not start or ends, on the first page that it has not shown, and it shows no more.
 */
export async function* lookInEngine(
  name: EngineName,
  path: string,
  {
    isChosen,
    fileFor,
  }: { isChosen: (visit: Visit) => boolean; fileFor: (view: Pick<View, 'visit' | 'look'>) => string },
): AsyncGenerator<View> {
  const site = await openSite()
  const look = lookOf(name)
  const userOf = ({ user }: Visit) => user?.userId ?? ''
  const waiting = visitsOf(site.world)
    .filter(isChosen)
    .toSorted((one, other) => userOf(one).localeCompare(userOf(other)))
  let begun = performance.now()
  try {
    const engine = await startEngine(name, path)
    try {
      const page = await engine.newPage(look.viewport)
      let signedIn: string | undefined
      for (let visit = waiting[0]; visit; visit = waiting[0]) {
        begun = performance.now()
        const seen = { title: '', findings: [] as string[] }
        try {
          if (visit.user && visit.user.userId !== signedIn) {
            await keepSession(page, site, visit.user)
            signedIn = visit.user.userId
          }
          seen.findings.push(...(await lookFor(page, site, visit, look)))
          seen.title = await page.evaluate(() => document.title)
        } catch (error) {
          seen.findings.push(brokenBy(error as Error))
        }
        const file = fileFor({ visit: visit.name, look: look.name })
        await page.screenshot(file).catch((error: Error) => {
          seen.findings.push(brokenBy(error))
          writeFileSync(file, NO_PICTURE)
        })
        waiting.shift()
        yield viewOf({ visit, look, begun }, seen)
      }
      await page.close().catch(() => {})
    } finally {
      await engine.close().catch(() => {})
    }
  } catch (error) {
    const [visit] = waiting
    if (!visit) throw error
    writeFileSync(fileFor({ visit: visit.name, look: look.name }), NO_PICTURE)
    yield viewOf({ visit, look, begun }, { title: '', findings: [brokenBy(error as Error)] })
  } finally {
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

// `npm run test:old-browser`: the main journeys through the production build of the console, in a Chromium of 2020. Ends
// with 1 if one fails, if a script throws or if the policy blocks something. With --built the last build is served.
import { readyLinks } from '../../packages/sandbox/src/pages/readyLinks.ts'
import { startWithSandbox } from '../../tools/preview.ts'
import { JOURNEYS } from '../browsers/journeys.ts'
import buildConsole from '../e2e/buildConsole.ts'
import { startOldChromium } from './oldChromium.mjs'

if (!process.argv.includes('--built')) buildConsole()
const { preview, sandbox, close } = await startWithSandbox('apps/console/dist')
const site = {
  address: preview.address,
  linkTo: (title) => preview.address + readyLinks(sandbox.world).find((link) => link.title === title).path,
}
const browser = await startOldChromium()
console.log(browser.version)
let failures = 0
for (const { journey, size } of JOURNEYS) {
  const page = await browser.newPage(size)
  const problems = []
  await journey(page, site).catch(({ message }) => problems.push(message))
  problems.push(...(await page.problems()))
  if (process.env.PICTURES) await page.screenshot(`${process.env.PICTURES}/${journey.name}.png`)
  await page.close()
  failures += problems.length
  console.log(
    problems.length === 0 ? `ok     ${journey.name}` : `FAILED ${journey.name}: ${problems.join('; ')}`,
  )
}
await browser.close()
await close()
process.exit(failures === 0 ? 0 : 1)

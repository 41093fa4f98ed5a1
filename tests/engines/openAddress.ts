import { awaitStillness, REST_TIMEOUT_MS, type Stillness } from '../browsers/awaitStillness.ts'
import type { BrowserPage } from '../browsers/browserPage.ts'
import type { Site } from './openSite.ts'
import type { Visit } from './visits.ts'

/** A long list mounts rows in every other frame, and one that loads by many calls is seen with some of its rows. */
const SOON = { frames: 6, answers: 15 }

/** Opens an address, waits until its page is still, and resolves to what is wrong with it. */
export async function openAddress(
  page: BrowserPage,
  site: Site,
  visit: Visit,
  stillness: Omit<Stillness, 'patience'> = SOON,
): Promise<string[]> {
  await page.goto(site.address + visit.path)
  await page.until(
    `The page ${visit.leadsTo}`,
    (path) => {
      const isOpen = location.pathname === path && document.readyState === 'complete'
      const isDrawn = document.querySelector('h1') !== null && document.body.getClientRects().length > 0
      if (!isOpen || !isDrawn) return false
      // A page that shows no text is blank, whatever hidden text it has.
      const isShown = (element: Element) =>
        element.childElementCount === 0 &&
        element.getClientRects().length > 0 &&
        getComputedStyle(element).visibility === 'visible'
      const root = document.querySelector('#root') ?? document.body
      const shown = [...root.querySelectorAll('*')].filter(isShown).map(({ textContent }) => textContent)
      return shown.join('').trim().length > 12
    },
    visit.leadsTo,
  )
  const waitsFor = await page.evaluate(awaitStillness, { ...stillness, patience: REST_TIMEOUT_MS })
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return [
    ...(waitsFor === undefined ? [] : [`rest: the page still waits for ${waitsFor}`]),
    ...(tooWide > 0 ? [`${tooWide} px wider than the window`] : []),
    ...(await page.evaluate(findNeedlessScrollbars)),
    ...(await page.problems()),
  ]
}

/** Boxes that scroll only because their scrollbar narrows the content. */
function findNeedlessScrollbars(): string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')].flatMap((box) => {
    const hasScrollbar = getComputedStyle(box).overflowY === 'auto' && box.scrollHeight > box.clientHeight
    if (!hasScrollbar) return []
    const { overflowY } = box.style
    box.style.overflowY = 'hidden'
    const isNeedless = box.scrollHeight <= box.clientHeight
    box.style.overflowY = overflowY
    return isNeedless ? [`A scrollbar that nothing needs: ${box.outerHTML.slice(0, 120)}`] : []
  })
}

import type { BrowserPage } from '../journeys/browserPage.ts'
import type { Site } from './openSite.ts'
import type { Visit } from './visits.ts'

/** A list that loads by many calls is seen with some of its rows. */
const ANSWERS_OF_A_PAGE = 15

/** Opens an address, and resolves to what is wrong with its page. */
export async function openAddress(page: BrowserPage, site: Site, visit: Visit): Promise<string[]> {
  await page.goto(site.address + visit.path)
  await page.until(
    `The page ${visit.leadsTo}`,
    (path, answers) => {
      // The page of the gateway has no recorder.
      const { pending, answered } = window.recorded ?? { pending: 0, answered: 0 }
      const hasAnswers = pending === 0 || answered > answers
      const isOpen = location.pathname === path && document.readyState === 'complete'
      const isDrawn = document.querySelector('h1') !== null && document.body.getClientRects().length > 0
      if (!hasAnswers || !isOpen || !isDrawn) return false
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
    ANSWERS_OF_A_PAGE,
  )
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return [
    ...(tooWide > 0 ? [`${tooWide} px wider than the window`] : []),
    ...(await page.evaluate(findNeedlessScrollbars)),
    ...(await page.problems()),
  ]
}

/** Boxes whose content would be whole without their scrollbar: it takes the width that makes it necessary. */
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

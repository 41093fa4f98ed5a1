import type { Page } from '@playwright/test'
import { held } from '../money/held.ts'
import { linkTo } from './linkTo.ts'
import { expect, test } from './site.ts'

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

/** With PAGES=all (in `npm run test:long`) the pages are looked at in both languages, else in one. */
const isWhole = process.env.PAGES === 'all'

/**
 * What a finger can press and is smaller than 44 by 44 px: its name and size. Not links within a sentence, what is drawn
 * by a map or shown to the keyboard alone, and the check of the captcha's provider.
 */
function smallTargets(): string[] {
  const pressable = 'a[href], button, summary, [role=tab], [role=option], label:has(input)'
  return [...document.querySelectorAll<HTMLElement>(pressable)].flatMap((element) => {
    const { width, height } = element.getBoundingClientRect()
    const { display, visibility } = getComputedStyle(element)
    const isUnseen = element.closest('[inert], [aria-hidden=true], [data-part=pan]') !== null
    if (isUnseen || visibility === 'hidden' || width <= 1 || height <= 1) return []
    const isInSentence = display === 'inline' && element.parentElement?.textContent !== element.textContent
    if (
      isInSentence ||
      element.closest('[data-part=vehicles], .leaflet-container, [data-component=Challenge]')
    )
      return []
    if (Math.round(width) >= 44 && Math.round(height) >= 44) return []
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim()
    return [`${name}: ${Math.round(width)} x ${Math.round(height)}`]
  })
}

/** A map or a list whose data has been loaded. */
const LIVE = '[data-component=LiveStrip][data-state=live]'
const small = (page: Page) => page.evaluate(smallTargets)

for (const language of isWhole ? ['en', 'my'] : ['en'])
  test(`decision 57 under a finger all that can be pressed has 44 by 44 px: ${language}`, async ({
    page,
    site,
  }) => {
    await page.addInitScript((language) => localStorage.setItem('fleetgis.language', language), language)
    for (const path of ['/login', '/policy/driver', '/no/such/page']) {
      await page.goto(site.address + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await small(page), path).toEqual([])
    }
    for (const [link, content] of [
      ['Driver: bookings', 'article'],
      ['Owner: several vehicles', LIVE],
      ['Driver list', 'main li'],
    ] as const) {
      const address = new URL(await linkTo(site, link))
      address.searchParams.set('language', language)
      await page.goto(address.href)
      await expect(page.locator(content).first()).toBeVisible()
      expect(await small(page), link).toEqual([])
    }
  })

/** Words of headings that are broken over two lines, in letters of any script that has spaces. */
function brokenWords(): string[] {
  return [...document.querySelectorAll('h1, h2')].flatMap((heading) => {
    const text = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode()
    return [...(text?.nodeValue ?? '').matchAll(/[A-Za-z]+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange()
      if (!text) return []
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      return lines.size > 1 ? [word] : []
    })
  })
}

test('decision 57 with twice the text size at 320 px no heading breaks inside a word', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const link of ['Places: add', 'Group panel: without a PIN', 'Reset password: a token that holds']) {
    await page.goto(await linkTo(site, link))
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await expect(page.getByRole('heading').first()).toBeVisible()
    expect(await page.evaluate(brokenWords), link).toEqual([])
  }
})

/** Figures and Burmese syllables in the card of a map that are broken over two lines, and counts apart from what they count. */
function brokenInCard(): string[] {
  const card = document.querySelector('[data-part=card]')
  if (!card) return ['no card']
  const found: string[] = []
  const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode.nodeValue ?? ''
    let above = Number.NaN
    for (let index = 0; index < text.length; index++) {
      const range = document.createRange()
      range.setStart(texts.currentNode, index)
      range.setEnd(texts.currentNode, index + 1)
      const box = range.getClientRects()[0]
      if (!box?.width) continue
      const rest = text.slice(index)
      // A sign of a syllable, or a last consonant with the sign that ends it.
      const isInside = /^(\d|[\u102b-\u103e]|[\u1000-\u1021]\u103a|\u00a0?(ဦး|စီး)$)/.test(rest)
      const isAfterDigit = /[\d,.]\s*$/.test(text.slice(0, index))
      const isBroken = /^(\d|\u00a0?(ဦး|စီး))/.test(rest) ? isAfterDigit : isInside
      if (isBroken && box.top > above + box.height / 2) found.push(`${text.slice(0, index)}|${rest}`)
      above = box.top
    }
  }
  return found
}

// Burmese has longer words, and counts that must not part from what they count.
for (const language of isWhole ? ['en', 'my'] : ['my'])
  test(`decision 57 with twice the text size at 320 px no figure on the card of a map is broken: ${language}`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () =>
        document.documentElement.style.setProperty('font-size', '200%'),
      ),
    )
    for (const link of ['Map: several groups', 'Owner: several vehicles']) {
      const address = new URL(await linkTo(site, link))
      address.searchParams.set('language', language)
      await page.goto(address.href)
      const fold = page.locator('[data-part=card] [aria-expanded][aria-controls]')
      await expect(page.locator('[data-component=LiveStrip][data-state=live]')).toBeAttached()
      expect(await page.evaluate(brokenInCard), link).toEqual([])
      const zoom = await page.locator('[data-part=zoom]').boundingBox()
      const credit = await page.locator('[data-part=attribution]').boundingBox()
      expect((zoom?.y ?? 0) + (zoom?.height ?? 0), link).toBeLessThanOrEqual(credit?.y ?? 0)
      await fold.tap()
      await expect(page.locator('[data-part=card] [data-component=Select]').first()).toBeAttached()
      expect(await page.evaluate(brokenInCard), link).toEqual([])
    }
  })

test('decision 43 in a low window every field of an owner’s card scrolls into sight whole', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 640, height: 360 })
  await page.goto(await linkTo(site, 'Owner: several vehicles'))
  await expect(page.locator(LIVE)).toBeVisible()
  const card = page.locator('[data-part=card]')
  for (const field of [
    card.getByRole('searchbox'),
    card.getByRole('button', { name: 'Go' }),
    card.getByRole('combobox', { name: 'City' }),
  ]) {
    const { top, bottom } = await field.evaluate((element) => {
      element.scrollIntoView({ block: 'center' })
      const { x, y, width, height } = element.getBoundingClientRect()
      const shows = (at: number) => {
        const hit = document.elementFromPoint(x + width / 2, at)
        return element.contains(hit) || hit?.closest('label, [data-part=box]')?.contains(element) === true
      }
      return { top: shows(y + 2), bottom: shows(y + height - 2) }
    })
    expect([top, bottom], `${field}`).toEqual([true, true])
  }
})

test('decision 43 in a low window an unfolded card and a list are in place of the map, and Back or the x brings it back', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 300 })
  const vehicles = held()
  await page.route('**/owner/driver-vehicle', (route) => vehicles.then(() => route.continue()))
  await page.goto(await linkTo(site, 'Owner: several vehicles'))
  const fold = page.locator('[data-part=card] [aria-expanded][aria-controls]')
  const list = page.getByRole('button', { name: 'List of vehicles' })
  const go = page.getByRole('button', { name: 'Go' })
  await fold.tap()
  await expect(go).toBeInViewport({ ratio: 1 })
  // The totals above the fields load after it.
  vehicles.release()
  await expect(page.locator(LIVE)).toBeAttached()
  await expect(page.locator('[data-part=totals]')).toBeAttached()
  await expect(go).toBeInViewport({ ratio: 1 })
  expect(await page.locator('[data-part=card]').boundingBox()).toMatchObject({
    x: 0,
    width: 360,
    height: 300,
  })
  await expect(list).toBeHidden()
  await page.goBack()
  await expect(fold).toHaveAttribute('aria-expanded', 'false')
  // It begins with its summary again.
  await expect.poll(() => page.locator('[data-part=card]').evaluate(({ scrollTop }) => scrollTop)).toBe(0)

  await list.tap()
  const panel = page.getByRole('region', { name: 'List of vehicles' })
  expect(await panel.boundingBox()).toMatchObject({ x: 0, width: 360, height: 300 })
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeHidden()
  await panel.getByRole('button', { name: 'Close' }).tap()
  await expect(list).toBeFocused()
})

test('MAP-06 in a low window the calendar is as high as it, and its month and weekdays stay in sight', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 300 })
  await page.goto(await linkTo(site, 'Owner: several vehicles'))
  await page.getByRole('radio', { name: 'Range' }).check({ force: true })
  await page.getByRole('button', { name: 'Open calendar: Start date' }).tap()
  const calendar = page.getByRole('dialog', { name: 'Start date' })
  const days = calendar.getByRole('gridcell').getByRole('button')
  await expect(days.first()).toBeAttached()
  for (const day of await days.all()) {
    const size = await day.boundingBox()
    expect([size?.width, size?.height]).toEqual([44, 44])
  }
  const today = calendar.getByRole('button', { name: 'Today' })
  await today.scrollIntoViewIfNeeded()
  for (const part of [
    calendar.getByRole('button', { name: 'Previous month' }),
    calendar.getByRole('columnheader').first(),
    today,
  ])
    await part.click({ trial: true })
  const box = await calendar.boundingBox()
  expect(box?.height).toBe(284)
  await today.tap()
  await expect(calendar).toBeHidden()
})

test('PMAP-11 on a low map the popup of a driver scrolls within it, down to Locate', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 300 })
  await page.goto(await linkTo(site, 'Map: several groups'))
  await page.locator('[data-part=counters] button').first().tap()
  await page
    .getByRole('button', { name: /^Show on/ })
    .first()
    .tap()
  const popup = page.locator('[data-part=popup]')
  const locate = popup.getByText('Locate', { exact: true })
  await expect(locate).toBeAttached()
  await expect.poll(async () => (await popup.boundingBox())?.y).toBeGreaterThanOrEqual(0)
  const box = await popup.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(300)
  await locate.tap()
  await expect(popup.getByRole('switch', { name: 'Locate' })).toBeChecked()
})

test('WAL-13 in a low window both buttons of a top-up’s confirmation are in sight', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 300 })
  await page.goto(await linkTo(site, 'Driver list: a group without registration'))
  await page
    .getByRole('button', { name: /^Top up/ })
    .first()
    .tap()
  await page.getByRole('textbox', { name: 'Amount' }).fill('5000')
  await page.getByRole('button', { name: 'Continue' }).tap()
  for (const name of ['Top up 5,000 MMK', 'Back'])
    await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
})

test('WAL-05 in a low window the PIN of a top-up, what it is for, and Back are in sight whole', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 300 })
  await page.goto(`${await linkTo(site, 'Group panel: with a PIN, registers drivers')}#topUp`)
  await page
    .getByRole('button', { name: /^Top up/ })
    .first()
    .tap()
  await page.getByRole('textbox', { name: 'Amount' }).fill('5000')
  await page.getByRole('button', { name: 'Continue' }).tap()
  for (const part of [
    page.getByText(/^Enter your PIN to top up/),
    page.getByRole('textbox', { name: 'PIN' }),
    page.getByRole('button', { name: 'Back' }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 })
})

test('decision 51 on a slow connection one press loads one picture of a driver', async ({ page, site }) => {
  await page.addInitScript(() => {
    const network = Object.assign(new EventTarget(), { saveData: false, effectiveType: '2g' })
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => network })
  })
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/images/')) loaded.push(request.url())
  })
  const show = page.getByRole('button', { name: /^Show picture: / }).first()
  const press = async () => {
    await expect(show).toBeVisible()
    expect(loaded).toEqual([])
    const name = (await show.getAttribute('aria-label'))?.replace('Show picture: ', '')
    await show.press('Enter')
    await expect(page.getByRole('img', { name, exact: true })).toBeFocused()
    expect(loaded.splice(0)).toHaveLength(1)
  }
  // GDRV-09, and PMAP-11 in the list of a counter and in the popup.
  await page.goto(await linkTo(site, 'Driver list'))
  await press()
  const openList = async () => {
    await page.goto(await linkTo(site, 'Map: several groups'))
    await page.locator('[data-part=counters] button').first().tap()
  }
  await openList()
  await press()
  await openList()
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Show picture: / }) })
  await row
    .getByRole('button', { name: /^Show on/ })
    .first()
    .tap()
  await expect(row).toHaveCount(0)
  await expect(page.locator('[data-part=popup]')).toBeVisible()
  await press()
})

import type { Page } from 'playwright'
import type { Random } from '../../packages/sandbox/src/base/random.ts'

/** How long an action may take: what cannot be pressed now is left. */
const STEP_TIMEOUT_MS = 1_500
/** Words for text fields, some of them wrong for any. */
const WORDS = ['Aung', '0912345678', '-1', '5000', 'မြန်မာ', '<b>x</b>', '2026-11-20', '  '] as const

/** What a person does at random on the page that is open. Ends early where the page has gone. */
export async function act(page: Page, random: Random): Promise<void> {
  const kind = random.next()
  if (kind < 0.65) await press(page, random)
  else if (kind < 0.8) await type(page, random)
  else if (kind < 0.9) await page.keyboard.press('Escape')
  else if (kind < 0.97) await page.mouse.wheel(0, random.between(-600, 1_200))
  else await page.goBack({ waitUntil: 'commit', timeout: STEP_TIMEOUT_MS }).catch(() => {})
  await page.waitForTimeout(random.between(100, 1_200))
}

/** Presses something that can be pressed: not what ends the session or leaves the site. */
async function press(page: Page, random: Random): Promise<void> {
  const found = await page
    .evaluateHandle((chance) => {
      const isShown = (element: HTMLElement) =>
        element.checkVisibility() && element.getBoundingClientRect().height > 0
      const all = [
        ...document.querySelectorAll<HTMLElement>(
          'button:not(:disabled), a[href], [role="tab"], [role="option"], [role="menuitem"], label:has(input[type="checkbox"])',
        ),
      ].filter((element) => {
        if (!isShown(element) || /sign out|sign in/i.test(element.textContent ?? '')) return false
        const link = element.closest('a')
        return !link || (link.origin === location.origin && link.target !== '_blank')
      })
      return all[Math.floor(chance * all.length)] ?? null
    }, random.next())
    .catch(() => undefined)
  await found
    ?.asElement()
    ?.click({ timeout: STEP_TIMEOUT_MS })
    .catch(() => {})
}

async function type(page: Page, random: Random): Promise<void> {
  const fields = page.locator('input:not([type]), input[type="text"], input[type="search"], textarea')
  const count = await fields.count().catch(() => 0)
  if (count === 0) return
  const field = fields.nth(random.int(count))
  await field.fill(random.pick(WORDS), { timeout: STEP_TIMEOUT_MS }).catch(() => {})
  if (random.chance(0.4)) await page.keyboard.press('Enter')
}

import type { Page } from '@playwright/test'

/** Moves the installed clock of a page, and waits until the calls that are due have left: its own leaves after them. */
export async function passTime(page: Page, seconds: number): Promise<void> {
  await page.clock.fastForward(seconds * 1_000)
  const after = page.waitForRequest(/favicon\.svg\?after/)
  await page.evaluate(() => fetch('/favicon.svg?after'))
  await after
}

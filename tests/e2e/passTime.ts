import type { Page } from '@playwright/test'

/**
 * Moves the installed clock of a page once it has read what it was sent, and waits until the calls that are due have
 * left: its own are read and leave after them.
 */
export async function passTime(page: Page, seconds: number): Promise<void> {
  await page.evaluate(() => fetch('/favicon.svg?before').then((response) => response.text()))
  await page.clock.fastForward(seconds * 1_000)
  const after = page.waitForRequest(/favicon\.svg\?after/)
  await page.evaluate(() => fetch('/favicon.svg?after'))
  await after
}

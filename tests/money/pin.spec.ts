// T15: the PIN is only in the open input. The test searches for it in the heap (every string of a snapshot), in the
// document, in storage and in the page's log, after the pad was closed, has failed, or was left.
import type { CDPSession, Page } from '@playwright/test'
import { expect, type PinPage, pinTest as test } from './money.ts'

const WRONG = '970351'
const RIGHT = '123456'

/** Every string in the page: its heap after a collection, its document and its storage. */
async function stringsOf(page: Page, cdp: CDPSession): Promise<string[]> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
  const chunks: string[] = []
  const collect = ({ chunk }: { chunk: string }) => void chunks.push(chunk)
  cdp.on('HeapProfiler.addHeapSnapshotChunk', collect)
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  cdp.off('HeapProfiler.addHeapSnapshotChunk', collect)
  const { strings } = JSON.parse(chunks.join('')) as { strings: string[] }
  const shown = await page.evaluate(() => [
    document.documentElement.outerHTML,
    ...[...document.querySelectorAll('input')].map(({ value }) => value),
    JSON.stringify({ ...localStorage }),
    JSON.stringify({ ...sessionStorage }),
    location.href,
  ])
  // V8 names its own objects by number, which may hold any digits.
  return [...strings.filter((text) => !/^system \/ .* @\d+$/.test(text)), ...shown]
}

/**
 * The strings with a PIN, or more digits after it. Numbers after @ are the heap's own ids of objects; a longer number that
 * ends with the digits of a PIN is not one.
 */
const holding = (strings: readonly string[], pin: string) =>
  strings.filter((text) => new RegExp(`(?<![0-9])${pin}`).test(text.replaceAll(/@\d+/g, '')))

async function open({ page, show }: PinPage): Promise<CDPSession> {
  await show()
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('HeapProfiler.enable')
  return cdp
}

const field = (page: Page) => page.getByRole('textbox', { name: 'PIN' })

test('T15 an open pad holds what was typed in its input, where this search finds it', async ({ pinPage }) => {
  const { page } = pinPage
  const cdp = await open(pinPage)
  await field(page).pressSequentially(WRONG.slice(0, 5))
  expect(holding(await stringsOf(page, cdp), WRONG.slice(0, 5))).not.toEqual([])
})

test('T15 nothing of a wrong PIN stays while the pad is still open', async ({ pinPage }) => {
  const { page, logged } = pinPage
  const cdp = await open(pinPage)
  await field(page).pressSequentially(WRONG)
  await expect(field(page)).toHaveAccessibleDescription(/The PIN is wrong/)
  expect(holding(await stringsOf(page, cdp), WRONG.slice(0, 5))).toEqual([])
  await page.keyboard.press('Control+Z')
  await expect(field(page)).toHaveValue('')
  expect(holding(logged, WRONG)).toEqual([])
})

test('T15 nothing of the right PIN stays once the pad is shut', async ({ pinPage }) => {
  const { page, logged } = pinPage
  const cdp = await open(pinPage)
  await field(page).pressSequentially(RIGHT)
  await page.getByRole('heading', { name: 'Drivers' }).waitFor()
  // Tokens and keys hold many digits: the PIN is looked for as a word of its own.
  const word = new RegExp(`(?<![0-9])${RIGHT}(?![0-9])`)
  expect((await stringsOf(page, cdp)).filter((text) => word.test(text.replaceAll(/@\d+/g, '')))).toEqual([])
  expect(logged.filter((text) => word.test(text))).toEqual([])
})

test('T15 nothing of a PIN stays where no answer came', async ({ pinPage }) => {
  const { page, setFaults } = pinPage
  const cdp = await open(pinPage)
  setFaults({ kind: 'html', endpoint: 'EP-B17', times: 1 })
  await field(page).pressSequentially(WRONG)
  await expect(field(page)).toHaveAccessibleDescription(/did not say whether the PIN is right/)
  expect(holding(await stringsOf(page, cdp), WRONG.slice(0, 5))).toEqual([])
})

test('T15 nothing of a PIN half typed stays when the pad is left by Back', async ({ pinPage }) => {
  const { page } = pinPage
  const cdp = await open(pinPage)
  await field(page).pressSequentially(WRONG.slice(0, 5))
  await page.goBack()
  await page.getByRole('heading', { name: 'Drivers' }).waitFor()
  expect(holding(await stringsOf(page, cdp), WRONG.slice(0, 5))).toEqual([])
})

import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, chromiumPath } from '/work/main/tools/browser.ts'
const jobs = process.argv.slice(2).map((a) => a.split(','))
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...CHROMIUM_FLAGS] })
for (const [id, globals, width, name, media] of jobs) {
  const page = await browser.newPage({ viewport: { width: Number(width), height: 900 }, hasTouch: Number(width) < 500 })
  page.on('pageerror', (e) => console.log(id, String(e).slice(0, 300)))
  await page.goto(`http://localhost:6006/iframe.html?id=${id}&viewMode=story&globals=${globals}`, { waitUntil: 'domcontentloaded' })
  await page.waitForSelector('[data-component="Fleet"] *', { timeout: 20000 }).catch(() => console.log('no fleet', id))
  await page.waitForTimeout(Number(process.env.WAIT ?? 2500))
  if (media === 'print') await page.emulateMedia({ media: 'print' })
  await page.screenshot({ path: `/tmp/trips/${name}.png`, fullPage: true })
  await page.close()
}
await browser.close()

// Firefox over WebDriver BiDi, without a window.
import puppeteer from 'puppeteer-core'
import { type BrowserPage, createPage, type Size } from '../browsers/browserPage.ts'
import type { Engine } from './engine.ts'
import { recordedProblems } from './recordedProblems.ts'

export async function startFirefox(path: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    protocol: 'webDriverBiDi',
    executablePath: path,
    headless: true,
  })

  async function newPage(size: Size): Promise<BrowserPage> {
    const context = await browser.createBrowserContext()
    const page = await context.newPage()
    await page.setViewport(size)
    return createPage({
      goto: (url) => page.goto(url, { waitUntil: 'load' }),
      evaluate: (read, ...values) => page.evaluate(read as () => never, ...(values as unknown as [])),
      click: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      resize: (size) => page.setViewport(size),
      screenshot: (path) => page.screenshot({ path: path as `${string}.png` }),
      problems: () => page.evaluate(recordedProblems),
      close: () => context.close(),
    })
  }

  return { version: await browser.version(), newPage, close: () => browser.close() }
}

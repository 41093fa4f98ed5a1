/** Waits until something on a page's maps moves. */
export async function untilMoved(page) {
  const draw = () => [...document.querySelectorAll('canvas')].map((one) => one.toDataURL()).join()
  const before = await page.evaluate(draw)
  while ((await page.evaluate(draw)) === before) await page.waitForTimeout(500)
}

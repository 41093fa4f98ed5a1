import { expect, test } from './site.ts'

const PAGES = [
  ['driver', 'January 03 2024'],
  ['passenger', 'April 12 2024'],
  ['collaboration', 'January 02 2025'],
  ['kilometer', 'January 02 2025'],
  ['kaizentic', '12.8.2025'],
  ['seinyadanar', '24/8/2025'],
] as const

test('ROUTE-20 each policy has its page and its date, and only these pages load the words', async ({
  page,
  site,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  const words = () => scripts.filter((url) => /policy\.(en|my)/.test(url))
  await page.goto(`${site.address}/login`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign In')
  expect(words()).toEqual([])
  for (const [app, date] of PAGES) {
    await page.goto(`${site.address}/policy/${app}`)
    await expect(page).toHaveTitle('Privacy policy · Fleet GIS')
    await expect(page.getByText(date, { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(10)
    await expect(page.getByText('Fleet GIS Example Co., Ltd.').first()).toBeVisible()
  }
  await page.getByRole('link', { name: 'How to reach us' }).click()
  await expect(page).toHaveURL(/\/policy\/seinyadanar#contact$/)
  await expect(page.getByRole('heading', { name: 'How to reach us' })).toBeInViewport()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'How to reach us' })).toBeInViewport()
  expect(words().every((url) => url.includes('policy.en'))).toBe(true)

  await page.goto(`${site.address}/policy/driver?language=my`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ကိုယ်ရေးအချက်အလက် မူဝါဒ')
  await expect(page.getByText(/မူရင်းကိုသာ အတည်ယူရပါမည်/)).toBeVisible()
})

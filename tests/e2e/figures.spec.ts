import { linkTo } from './linkTo.ts'
import { expect, test } from './site.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('DASH-02 a top admin sees figures of drivers and of admins; where the ranking fails, the totals stay', async ({
  page,
  site,
}) => {
  site.world.faults.set([{ kind: 'status', status: 400, endpoint: 'EP-B38' }])
  await page.goto(await linkTo(site, 'Group panel: a top admin, with Other'))
  await page.getByRole('link', { name: 'Other', exact: true }).click()
  await page.getByRole('radio', { name: 'Month' }).check({ force: true })
  await expect(page.getByRole('alert')).toContainText('Driver ranking: ')
  await expect(page.getByRole('group', { name: 'Totals' })).toContainText(/Total amount\s*[\d,]+/)
  site.world.faults.clear()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('table', { name: 'Driver ranking' })).toBeVisible()
  await page.getByRole('radio', { name: 'Admins' }).check({ force: true })
  await expect(page.getByRole('table', { name: 'Groups' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible()
})

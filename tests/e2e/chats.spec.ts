import type { Page } from '@playwright/test'
import { linkTo } from './linkTo.ts'
import { expect, test } from './site.ts'

test.use({ config: { poll: { chat: 500 } } })

const MESSAGES = '/api/chat/listbyID'
const messages = (page: Page) => page.getByRole('log', { name: 'Messages' })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('CHAT-08 a conversation fills the screen, and the Back of the phone leaves it for the list', {
    tag: '@ROUTE-15',
  }, async ({ page, site }) => {
    await page.goto(await linkTo(site, 'Group admin: chats'))
    expect(new URL(page.url()).pathname).toBe('/chat')
    await expect(page).toHaveTitle('Chat · Fleet GIS')
    const rows = page.getByRole('list', { name: 'Chats' }).getByRole('button', { name: /:\d\d [AP]M/ })
    await rows.nth(1).click()
    await expect(messages(page)).toBeVisible()
    await expect(rows.first()).toBeHidden()
    await expect(page).toHaveURL(/conversation=\d+/)
    await page.goBack()
    await expect(rows.first()).toBeVisible()
    const entries = () => page.evaluate(() => history.length)
    await rows.first().click()
    await expect(messages(page)).toBeVisible()
    const before = await entries()
    // The arrow leaves the entry of the conversation, so that many of them add none.
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page).not.toHaveURL(/conversation=/)
    await rows.first().click()
    await expect(messages(page)).toBeVisible()
    expect(await entries()).toBe(before)
    // A reload keeps the conversation; its back arrow leaves its entry too.
    await page.reload()
    await expect(messages(page)).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(rows.first()).toBeVisible()
    await expect(page).not.toHaveURL(/conversation=/)
    await page.goForward()
    await expect(messages(page)).toBeVisible()
  })

  test('CHAT-10 the passenger’s booking chat opens from its booking, and polls while its page exists', {
    tag: ['@CHAT-24', '@ROUTE-15'],
  }, async ({ page, site }) => {
    const polls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes(MESSAGES) && request.method() !== 'OPTIONS') polls.push(request.url())
    })
    // Without an app id the calls send that of the configuration (CF-147).
    const address = new URL(await linkTo(site, 'Passenger: chat about a booking'))
    address.searchParams.delete('appid')
    // A plus that was not encoded arrives as a space (CHAT-02).
    await page.goto(address.href.replace('userid=%2B', 'userid=+'))
    await expect(messages(page)).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/passenger-booking-chat')
    // CHAT-03.
    const frame = await page.getByRole('main').boundingBox()
    expect(frame).toEqual({ x: 0, y: 0, width: 360, height: 740 })
    // It goes on after the first answers.
    await expect.poll(() => polls.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(4)
    expect(new URL(polls[0] as string).searchParams.get('pageSize')).toBe('150')
    await page.getByRole('textbox', { name: 'Message' }).fill('I am at the gate.')
    await page.keyboard.press('Enter')
    await expect(messages(page).getByText('I am at the gate.')).toBeVisible()
    await page.goto('about:blank')
    const before = polls.length
    await page.waitForTimeout(1_500)
    expect(polls.length).toBe(before)
  })
})

for (const title of ['Driver: chat about a booking', 'Group admin: chats'])
  test(`CHAT-01 "${title}" reads userid, bookingkey and appid from its query`, { tag: '@ROUTE-15' }, async ({
    page,
    site,
  }) => {
    const address = new URL(await linkTo(site, title))
    const ofDriver = new URL(await linkTo(site, 'Driver: chat about a booking'))
    const given = {
      userid: address.searchParams.get('userid') ?? '',
      bookingkey: ofDriver.searchParams.get('bookingkey') ?? '',
      appid: '002',
    }
    for (const [name, value] of Object.entries(given)) address.searchParams.set(name, value)
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.postData() ?? ''))
    await page.goto(address.href)
    await expect(messages(page)).toBeVisible()
    await page.getByRole('textbox', { name: 'Message' }).fill('I am at the gate.')
    await page.keyboard.press('Enter')
    await expect(messages(page).getByText('I am at the gate.')).toBeVisible()
    for (const value of Object.values(given)) await expect.poll(() => sent.join()).toContain(`"${value}"`)
    expect(new URL(page.url()).pathname).toBe(address.pathname)
  })

test('CF-175 a chat without a token: no sign-in is asked for where there was none', async ({
  page,
  site,
}) => {
  const address = new URL(await linkTo(site, 'Group admin: chats'))
  address.searchParams.delete('token')
  await page.goto(address.href)
  await expect(page.getByText('This page has expired. Close it and open it again in the app.')).toBeVisible()
  await expect(page.getByText('sign in')).toHaveCount(0)
})

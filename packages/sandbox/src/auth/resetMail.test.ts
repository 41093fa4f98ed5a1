import { requestResetMail } from '@fleetgis/api/auth'
import { expect, test } from 'vitest'
import { openWorld } from '../testing/openWorld.ts'

test('a known user gets a mail and a message', async () => {
  const { client, captcha } = openWorld()
  const { message } = await client.call(requestResetMail, {
    userId: 'admin@fleetgis.example',
    captchaToken: captcha(),
  })
  expect(message).toContain('admin@fleetgis.example')
})

test.each(['unknown@fleetgis.example', 'deleted@fleetgis.example'])(
  '%s answers 409 in the body',
  async (userId) => {
    const { client, captcha } = openWorld()
    const call = client.call(requestResetMail, { userId, captchaToken: captcha() })
    await expect(call).rejects.toMatchObject({ status: 200, messageCode: 409 })
  },
)

test('an unfinished bot check answers 411 in the body', async () => {
  const { client } = openWorld()
  const call = client.call(requestResetMail, { userId: 'admin@fleetgis.example', captchaToken: '' })
  await expect(call).rejects.toMatchObject({ status: 200, messageCode: 411 })
})

test('the broken account answers 500', async () => {
  const { client, captcha } = openWorld()
  const call = client.call(requestResetMail, { userId: 'broken@fleetgis.example', captchaToken: captcha() })
  await expect(call).rejects.toMatchObject({ status: 500 })
})

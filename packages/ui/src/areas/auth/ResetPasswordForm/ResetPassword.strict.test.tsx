import { emptyFleet } from '@fleetgis/sandbox'
import { Activity } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { rooted } from '../../../testing/rooted.tsx'
import { SandboxProvider } from '../../../testing/SandboxProvider.tsx'
import { deferred } from '../../../testing/storyServers.ts'
import { ResetPassword } from './ResetPassword.tsx'

test('AUTH-32 a password that is reset while Activity hides the form is reported when it is shown, once', async () => {
  const world = emptyFleet()
  const onReset = vi.fn()
  const reply = deferred<Response>()
  const asked = deferred<void>()
  const json = (body: object) => Response.json(body)
  const page = (mode: 'visible' | 'hidden') => (
    <SandboxProvider
      world={() => world}
      network={(request) => {
        if (new URL(request.url).pathname !== '/update-password')
          return json({ status: 200, message_code: 203 })
        asked.resolve()
        return reply.promise
      }}
    >
      <Activity mode={mode}>
        <ResetPassword
          token="reset-valid"
          links={{ forgotPassword: '/forgot-password', signIn: '/login' }}
          onReset={onReset}
        />
      </Activity>
    </SandboxProvider>
  )
  await rooted(async (render, box) => {
    const fields = () => box.querySelectorAll('input')
    const isSending = () => box.querySelector('[data-pending]') !== null

    render(page('visible'))
    await expect.poll(() => fields().length).toBe(2)
    for (const field of fields()) await userEvent.fill(field, 'Mingalaba1!')
    await userEvent.keyboard('{Enter}')
    await asked.promise
    await expect.poll(isSending).toBe(true)
    render(page('hidden'))
    await expect.poll(() => fields()[0]?.checkVisibility()).toBe(false)
    reply.resolve(json({ status: 200, message_code: 200, message: 'Done' }))
    await expect.poll(isSending).toBe(false)
    expect(onReset).not.toHaveBeenCalled()
    render(page('visible'))
    await expect.poll(() => onReset.mock.calls).toEqual([[{ message: 'Done' }]])
    await expect.poll(() => box.textContent).toContain('Your password has been reset.')
  })
})

import { rushHour } from '@fleetgis/sandbox'
import { Activity } from 'react'
import { expect, test, vi } from 'vitest'
import { forgetPayments } from '../../../testing/forgetPayments.ts'
import { rooted } from '../../../testing/rooted.tsx'
import { SandboxProvider } from '../../../testing/SandboxProvider.tsx'
import { deferred } from '../../../testing/storyServers.ts'
import { PaymentStart } from './PaymentStart.tsx'

const ADDRESS = 'https://gateway.fleetgis.example/pay?refno=R-1'

test('T15 an address of the gateway that arrives while Activity hides the page opens when it is shown, once', async () => {
  await forgetPayments()
  const world = rushHour({ now: Date.parse('2026-11-20T03:00:00Z') })
  const onRedirect = vi.fn()
  const reply = deferred<Response>()
  const asked = deferred<void>()
  const page = (mode: 'visible' | 'hidden') => (
    <SandboxProvider
      world={() => world}
      signedInAs="+959300000001"
      network={(request) => {
        if (new URL(request.url).pathname !== '/api/pay')
          return new Response('{"message":"Success","message_code":200}', {
            headers: { 'content-type': 'application/json' },
          })
        asked.resolve()
        return reply.promise
      }}
    >
      <Activity mode={mode}>
        <PaymentStart
          query={{ refno: 'R-1', amount: '4500' }}
          gatewayHosts={['gateway.fleetgis.example']}
          onRedirect={onRedirect}
        />
      </Activity>
    </SandboxProvider>
  )
  await rooted(async (render, box) => {
    const isShown = () => box.querySelector('[data-component="PaymentStart"]')?.checkVisibility()

    render(page('visible'))
    await asked.promise
    render(page('hidden'))
    await expect.poll(isShown).toBe(false)
    reply.resolve(new Response(`<html><script>window.open('${ADDRESS}','_self')</script></html>`))
    await expect.poll(async () => (await navigator.locks.query()).held).toEqual([])
    expect(onRedirect).not.toHaveBeenCalled()
    render(page('visible'))
    await expect.poll(() => onRedirect.mock.calls.length).toBe(1)
    render(page('hidden'))
    await expect.poll(isShown).toBe(false)
    render(page('visible'))
    await expect.poll(isShown).toBe(true)
    expect(onRedirect.mock.calls).toEqual([[{ address: ADDRESS }]])
  })
})

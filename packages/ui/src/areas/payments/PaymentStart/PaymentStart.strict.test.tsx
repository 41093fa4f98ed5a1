import { rushHour } from '@fleetgis/sandbox'
import { Activity, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { forgetPayments } from '../../../testing/forgetPayments.ts'
import { SandboxProvider } from '../../../testing/SandboxProvider.tsx'
import { PaymentStart } from './PaymentStart.tsx'

const ADDRESS = 'https://gateway.fleetgis.example/pay?refno=R-1'

test('T15 an address of the gateway that arrives while Activity hides the page opens when it is shown, once', async () => {
  await forgetPayments()
  const world = rushHour({ now: Date.parse('2026-11-20T03:00:00Z') })
  const onRedirect = vi.fn()
  let answer: (response: Response) => void = () => {}
  const reply = new Promise<Response>((resolve) => {
    answer = resolve
  })
  let ask = () => {}
  const isAsked = new Promise<void>((resolve) => {
    ask = resolve
  })
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  const render = (mode: 'visible' | 'hidden') =>
    root.render(
      <StrictMode>
        <SandboxProvider
          world={() => world}
          signedInAs="+959300000001"
          network={(request) => {
            if (new URL(request.url).pathname !== '/api/pay')
              return new Response('{"message":"Success","message_code":200}', {
                headers: { 'content-type': 'application/json' },
              })
            ask()
            return reply
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
      </StrictMode>,
    )
  const isShown = () => box.querySelector('[data-component="PaymentStart"]')?.checkVisibility()

  render('visible')
  await isAsked
  render('hidden')
  await expect.poll(isShown).toBe(false)
  answer(new Response(`<html><script>window.open('${ADDRESS}','_self')</script></html>`))
  await expect.poll(async () => (await navigator.locks.query()).held).toEqual([])
  expect(onRedirect).not.toHaveBeenCalled()
  render('visible')
  await expect.poll(() => onRedirect.mock.calls.length).toBe(1)
  render('hidden')
  await expect.poll(isShown).toBe(false)
  render('visible')
  await expect.poll(isShown).toBe(true)
  expect(onRedirect.mock.calls).toEqual([[{ address: ADDRESS }]])
  root.unmount()
  box.remove()
})

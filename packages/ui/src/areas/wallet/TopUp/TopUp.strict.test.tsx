import { topUp } from '@fleetgis/api/wallet'
import { rushHour } from '@fleetgis/sandbox'
import { Activity, type ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useFleet } from '../../../provider/FleetContext.ts'
import { rooted } from '../../../testing/rooted.tsx'
import { SandboxProvider } from '../../../testing/SandboxProvider.tsx'
import type { ToppedUp } from './ToppedUp.ts'
import { TopUp } from './TopUp.tsx'

const NOW = Date.parse('2026-11-20T03:00:00Z')

/** A popup of a wallet without a PIN, which Activity can hide, beside `sibling`. */
async function setUp(run: (parts: Parts) => Promise<void>) {
  const world = rushHour({ now: NOW })
  const driver = world.drivers.find(({ groupId }) => groupId === 'G002')
  if (!driver) throw new Error('G002 has no driver.')
  const ids = { driverKey: driver.key, groupId: 'G002', userId: '7102100000000000012' }
  const onToppedUp = vi.fn()
  const popup: (...of: Parameters<Parts['render']>) => ReactElement = (
    mode,
    sibling,
    callback = onToppedUp,
  ) => (
    <SandboxProvider world={() => world} signedInAs="groups@fleetgis.example">
      {sibling}
      <Activity mode={mode}>
        <TopUp
          {...ids}
          driverName="Ko Aung"
          groupName="Golden Valley"
          onToppedUp={callback}
          onClose={() => undefined}
        />
      </Activity>
    </SandboxProvider>
  )
  const confirm = async () => {
    await userEvent.fill(page.getByLabelText('Amount'), '5000')
    await userEvent.keyboard('{Enter}')
    await userEvent.click(page.getByRole('button', { name: 'Top up 5,000 MMK' }))
  }
  await rooted((render) => run({ world, ids, onToppedUp, render: (...of) => render(popup(...of)), confirm }))
  localStorage.clear()
}

interface Parts {
  world: ReturnType<typeof rushHour>
  ids: { driverKey: string; groupId: string; userId: string }
  onToppedUp: ReturnType<typeof vi.fn>
  render: (mode: 'visible' | 'hidden', sibling?: ReactElement, onToppedUp?: (event: ToppedUp) => void) => void
  confirm: () => Promise<void>
}

const dialog = () => page.getByRole('dialog')

/** Sends a top-up whose connection is cut after it was sent. */
async function sendUnknown({ world, render, confirm }: Parts) {
  render('visible')
  await expect.element(page.getByLabelText('Amount')).toHaveFocus()
  world.faults.set([{ kind: 'cut', endpoint: 'EP-B16', times: 1 }])
  await confirm()
  await expect.element(page.getByText(/Do not send it again/)).toBeVisible()
}

test('T15 a top-up with an unknown outcome that Activity hides is looked up when it is shown again', () =>
  setUp(async (parts) => {
    const { render, onToppedUp } = parts
    await sendUnknown(parts)
    render('hidden')
    await expect.poll(() => dialog().elements()).toEqual([])
    expect(onToppedUp).not.toHaveBeenCalled()
    render('visible')
    await expect.poll(() => onToppedUp.mock.calls.length).toBe(1)
  }))

test('R5 a top-up that the ledger shows calls the onToppedUp of the latest render', () =>
  setUp(async (parts) => {
    const { render, onToppedUp } = parts
    await sendUnknown(parts)
    const later = vi.fn()
    render('visible', undefined, later)
    await expect.poll(() => later.mock.calls.length).toBe(1)
    expect(onToppedUp).not.toHaveBeenCalled()
  }))

test('T15 a top-up that waits for an earlier one goes on when Activity shows it again', () =>
  setUp(async ({ world, ids, render, confirm }) => {
    const rival = <Rival {...ids} />
    render('visible', rival)
    await expect.element(page.getByLabelText('Amount')).toHaveFocus()
    world.faults.set([{ kind: 'status', status: 503, endpoint: 'EP-B16', times: 1 }])
    // Behind the popup, reachable only by script.
    document.querySelector<HTMLElement>('[data-rival]')?.click()
    await expect.poll(() => document.querySelector('[data-rival="unknown"]')).not.toBeNull()
    await confirm()
    await expect.poll(() => document.querySelector('[data-state="submitting"]')).not.toBeNull()
    render('hidden', rival)
    await expect.poll(() => dialog().elements()).toEqual([])
    // Ends the pauses between the questions.
    window.dispatchEvent(new Event('online'))
    render('visible', rival)
    await expect.element(page.getByText(/^An earlier top-up of this wallet may have arrived/)).toBeVisible()
  }))

/** Another part of the page, which tops up the same wallet with another amount. */
function Rival({ driverKey, groupId, userId }: Parts['ids']) {
  const { client } = useFleet()
  return (
    <button
      type="button"
      data-rival=""
      onClick={({ currentTarget }) =>
        void client
          .call(topUp, { driverId: driverKey, groupId, userId, amount: 7000 })
          .then(({ outcome }) => currentTarget.setAttribute('data-rival', outcome))
      }
    >
      Rival
    </button>
  )
}

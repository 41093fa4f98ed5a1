import { deleteRate } from '@fleetgis/api/staff'
import { rushHour } from '@fleetgis/sandbox'
import { Activity } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { rooted } from '../../../testing/rooted.tsx'
import { SandboxProvider } from '../../../testing/SandboxProvider.tsx'
import { RateList } from './RateList.tsx'

test('CF-128 a deletion that ends while Activity hides the list has ended when it is shown again', () =>
  rooted(async (render) => {
    const world = rushHour({ now: Date.parse('2026-11-20T03:00:00Z') })
    const count = world.rates.all().length
    const show = (mode: 'visible' | 'hidden') =>
      render(
        <SandboxProvider world={() => world} signedInAs="admin@fleetgis.example">
          <Activity mode={mode}>
            <RateList onAdd={() => undefined} onEdit={() => undefined} />
          </Activity>
        </SandboxProvider>,
      )
    const ask = async () => {
      await userEvent.click(page.getByRole('button', { name: /^Delete ./ }).first())
      await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
    }
    show('visible')
    world.faults.set([{ kind: 'latency', ms: 300, endpoint: deleteRate.id, times: 1 }])
    await ask()
    show('hidden')
    await expect.poll(() => world.rates.all().length).toBe(count - 1)
    // Its answer arrives while the list is hidden.
    await expect.element(page.getByText('Removed successfully.')).toBeVisible()
    show('visible')
    await expect.element(page.getByRole('row').nth(1)).toBeVisible()
    await expect.poll(() => page.getByRole('alertdialog').elements()).toEqual([])
    await ask()
    await expect.poll(() => world.rates.all().length).toBe(count - 2)
  }))

import { rushHour } from '@fleetgis/sandbox'
import { Activity } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { rooted } from '../../../testing/rooted.tsx'
import { SandboxProvider } from '../../../testing/SandboxProvider.tsx'
import { RateForm } from './RateForm.tsx'

const initial = () => page.getByRole('textbox', { name: 'Initial fare' })
const save = () => page.getByRole('button', { name: 'Save' })

test.each([
  ['known', '1', '2,500'],
  ['new', 'new', ''],
])(
  'CF-128 the form of a %s rate that was saved, and is shown again by Activity, is a form of its own',
  (_, id, shown) =>
    rooted(async (render) => {
      const world = rushHour({ now: Date.parse('2026-11-20T03:00:00Z') })
      const [first] = world.rates.all()
      const unrated = world.groups.find((group) =>
        world.rates.all().every(({ groupId }) => groupId !== group.id),
      )
      const onDone = vi.fn()
      const show = (mode: 'visible' | 'hidden') =>
        render(
          <SandboxProvider world={() => world} signedInAs="admin@fleetgis.example">
            <Activity mode={mode}>
              <RateForm
                rateId={id === 'new' ? 'new' : String(first?.id)}
                onDone={onDone}
                onCancel={() => undefined}
              />
            </Activity>
          </SandboxProvider>,
        )
      show('visible')
      await expect.element(initial()).toBeVisible()
      if (id === 'new') await userEvent.selectOptions(page.getByRole('combobox'), unrated?.id ?? '')
      await userEvent.fill(initial(), '2500')
      if (id === 'new') {
        await userEvent.fill(page.getByRole('textbox', { name: 'Charge per kilometre' }), '800')
        await userEvent.fill(page.getByRole('textbox', { name: 'Charge per waiting minute' }), '0')
      }
      await userEvent.click(save())
      await expect.poll(() => onDone.mock.calls.length).toBe(1)
      show('hidden')
      await expect.poll(() => initial().elements()).toEqual([])
      show('visible')
      await expect.element(initial()).toHaveValue(shown)
      expect(onDone).toHaveBeenCalledTimes(1)
      // Another change is saved, and is no conflict with the own one.
      if (id === 'new') return
      await userEvent.fill(initial(), '2600')
      await userEvent.click(save())
      await expect.poll(() => onDone.mock.calls.length).toBe(2)
      expect(world.rates.all().find((rate) => rate.id === first?.id)?.initial).toBe(2600)
    }),
)

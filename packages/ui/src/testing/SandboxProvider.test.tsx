import type { FleetClient } from '@fleetgis/api'
import { roles } from '@fleetgis/api/staff'
import { rushHour } from '@fleetgis/sandbox'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { useFleet } from '../provider/FleetContext.ts'
import { createFakeClock } from './createFakeClock.ts'
import { SandboxProvider } from './SandboxProvider.tsx'

function Part({ onRender }: { onRender: (client: FleetClient) => void }) {
  onRender(useFleet().client)
  return null
}

test('the user stays signed in while a test advances the clock by hours', async () => {
  const world = rushHour({ now: Date.UTC(2026, 10, 20, 3) })
  const clock = createFakeClock(world)
  const onRender = vi.fn<(client: FleetClient) => void>()
  renderToString(
    <SandboxProvider world={() => world} clock={clock} signedInAs="admin@fleetgis.example">
      <Part onRender={onRender} />
    </SandboxProvider>,
  )
  clock.advance(3 * 3_600_000)
  const [[client] = []] = onRender.mock.calls
  await expect(client?.call(roles, undefined)).resolves.not.toHaveLength(0)
})

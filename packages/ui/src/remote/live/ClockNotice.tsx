import { clockError } from '@fleetgis/domain/format'
import { Banner } from '../../primitives/feedback/Banner.tsx'
import type { RootProps } from '../../primitives/rootProps.ts'
import { useFleet } from '../../provider/FleetContext.ts'

/**
 * Says that the device's clock is wrong, by how much, and that times follow the server; nothing while it is right. The
 * lead comes from the provider's `clock` (`createServerClock`). Source: CF-180.
 */
export function ClockNotice(root: RootProps<HTMLDivElement>) {
  const { clock, t } = useFleet()
  if (!clock.lead) return null
  const { isFast, unit, count } = clockError(clock.lead)
  const span = t(`clock.${unit}`, { count })
  return (
    <Banner {...root} tone="warning">
      {t(isFast ? 'clock.fast' : 'clock.slow', { span })}
    </Banner>
  )
}

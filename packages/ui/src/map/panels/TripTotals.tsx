import { formatAmount, formatDistanceKm } from '@fleetgis/domain/format'
import type { TripInfo } from '@fleetgis/domain/map'
import type { ReactNode } from 'react'
import { useText } from '../../provider/FleetContext.ts'

interface TripTotalsProps {
  info: TripInfo | undefined
  /** Shows the number of drivers in another form, such as a button. */
  renderDrivers?: (drivers: string) => ReactNode
}

/** The counters of the trips of a period, for a `dl`; a dash until they have loaded. MAP-13, MAP-14, CF-27. */
export function TripTotals({ info, renderDrivers = (drivers) => drivers }: TripTotalsProps) {
  const t = useText()
  return (
    <>
      <div>
        <dt>{t('homeMap.trips')}</dt>
        <dd>{info ? formatAmount(info.trips) : '–'}</dd>
      </div>
      <div>
        <dt>{t('homeMap.drivers')}</dt>
        <dd>{renderDrivers(info ? formatAmount(info.drivers) : '–')}</dd>
      </div>
      <div>
        <dt>{t('homeMap.km')}</dt>
        <dd>{info ? formatDistanceKm(info.distanceKm) : '–'}</dd>
      </div>
    </>
  )
}

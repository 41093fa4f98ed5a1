import { driverMarker, type FleetVehicle, type MapDriver, type MarkerColour } from '@fleetgis/domain/map'
import { photoAddress, reorderVehicle } from '@fleetgis/domain/trips'
import { styled } from 'styled-components'
import { langOf } from '../../../i18n/langOf.ts'
import { useShownText } from '../../../i18n/useShownText.ts'
import type { VehicleActions } from '../../../map/FleetMapProps.ts'
import { Coordinates } from '../../../map/panels/Coordinates.tsx'
import { Follow } from '../../../map/panels/Follow.ts'
import { MapFacts } from '../../../map/panels/MapFacts.tsx'
import { MoreFacts } from '../../../map/panels/MoreFacts.tsx'
import { statusText } from '../../../map/panels/statusText.ts'
import { mapWords } from '../../../map/words.ts'
import { Button } from '../../../primitives/actions/Button.tsx'
import { Switch } from '../../../primitives/fields/Switch.tsx'
import { PhotoAvatar } from '../../../primitives/layout/PhotoAvatar.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { ContactLine } from '../../drivers/index.ts'
import { driverFacts } from './driverFacts.ts'

export interface DriverPopupProps {
  vehicle: FleetVehicle
  driver: MapDriver | undefined
  actions: VehicleActions
  imageHosts: readonly string[]
  /** Locate searches for this driver now. */
  isLocated: boolean
  onLocate: (event: { on: true; id: string; mobile?: string; email?: string } | { on: false }) => void
  /** Opens the detail of the driver's trip; undefined where there is none. */
  onDetails: (() => void) | undefined
}

/**
 * The popup of a driver on the maps of group admins and owners: image, name, plate, status, phone, vehicle, Locate and a
 * bar in the colour of the status; ids and coordinates under More (PMAP-11, PMAP-12, OMAP-11).
 */
export function DriverPopup(props: DriverPopupProps) {
  const { vehicle, driver, actions, imageHosts, isLocated, onLocate, onDetails } = props
  const t = useText(mapWords)
  const shown = useShownText()
  if (!driver) return null
  const { mobile, email, image, vehicleNo, status } = driver
  const name = shown(driver.name)
  const word = statusText(status)
  const canLocate = isLocated || [mobile, email].some((text) => text?.trim())
  const facts = driverFacts({ ...driver, memberId: undefined }, t)
  const more = [
    { name: t('tripDetail.memberId'), value: driver.memberId },
    { name: t('map.coordinates'), value: <Coordinates at={vehicle.position} /> },
  ]

  function locate(on: boolean) {
    if (on) onLocate({ on, id: vehicle.id, ...(mobile && { mobile }), ...(email && { email }) })
    else onLocate({ on })
  }

  return (
    <div data-part="driver">
      <Person>
        <PhotoAvatar name={name} src={photoAddress(image, imageHosts)} size={48} label={name || vehicle.id} />
        <div>
          <strong lang={langOf(name)}>{name || vehicle.id}</strong>
          {vehicleNo ? <span>{reorderVehicle(vehicleNo)}</span> : null}
          {word ? <b data-part="status">{t(word)}</b> : null}
          <ContactLine mobile={mobile} />
        </div>
      </Person>
      <MapFacts facts={facts} />
      <MoreFacts facts={more} />
      <Actions>
        {canLocate ? (
          <Switch isSelected={isLocated} onChange={locate}>
            {t('map.locate')}
          </Switch>
        ) : null}
        {onDetails ? <Button onPress={onDetails}>{t('adminMap.details')}</Button> : null}
        <Follow data-on={actions.isFollowed || undefined}>
          <Switch isSelected={actions.isFollowed} onChange={actions.follow}>
            {t('map.follow')}
          </Switch>
          <small>{t('adminMap.locateHint')}</small>
        </Follow>
      </Actions>
      <Bar data-part="bar" data-colour={barColour(status)} />
    </div>
  )
}

/** Gray, green or red; a located driver is orange on the map, and has no bar of its own (PMAP-12). */
function barColour(status: number | undefined): MarkerColour {
  const colour = driverMarker(status)?.colour ?? 'gray'
  return colour === 'green' || colour === 'red' ? colour : 'gray'
}

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: var(--fleet-space-3);
  margin-bottom: var(--fleet-space-2);

  > div {
    display: grid;
    min-width: 0;
  }
  span {
    color: var(--fleet-color-text-muted);
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--fleet-space-1) var(--fleet-space-4);
  margin-top: var(--fleet-space-2);
`

const Bar = styled.div`
  height: 6px;
  margin-top: var(--fleet-space-2);
  border-radius: var(--fleet-radius-full);
  background: var(--fleet-color-gray);

  &[data-colour='green'] {
    background: var(--fleet-color-green);
  }
  &[data-colour='red'] {
    background: var(--fleet-color-red);
  }
`

import type { FleetVehicle, TripRoute } from '@fleetgis/domain/map'
import { phoneLink } from '@fleetgis/domain/mask'
import Navigation from 'lucide-react/icons/navigation'
import Phone from 'lucide-react/icons/phone'
import { useDeferredValue, useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { useShownText } from '../../i18n/useShownText.ts'
import { IconButton } from '../../primitives/actions/IconButton.tsx'
import { Link } from '../../primitives/actions/Link.tsx'
import { SegmentedControl } from '../../primitives/fields/SegmentedControl.tsx'
import { EntityRow } from '../../primitives/lists/EntityRow.tsx'
import { InfiniteList } from '../../primitives/lists/InfiniteList.tsx'
import { useText } from '../../provider/FleetContext.ts'
import { focusRing } from '../../theme/focusRing.ts'
import type { FleetMapProps, KnownDriver } from '../FleetMapProps.ts'
import { mapWords } from '../words.ts'
import { formatCount } from './formatCount.ts'
import { MapPanel } from './MapPanel.tsx'
import { useTripRow } from './useTripRow.ts'
import { useVehicleRow } from './useVehicleRow.tsx'

export interface ListPanelProps {
  vehicles: readonly FleetVehicle[]
  trips: readonly TripRoute[]
  nameOf: (vehicle: FleetVehicle) => string
  groupNames: FleetMapProps['groupNames']
  driverOf: FleetMapProps['driverOf']
  /** The vehicle or trip whose popup is open. */
  openId: string | undefined
  followedId: string | undefined
  onFind: (vehicle: FleetVehicle) => void
  onFindTrip: (trip: TripRoute) => void
  onFollow: (id: string, on: boolean) => void
  onClose: () => void
}

/**
 * A list of every vehicle and trip on the map with all of the map's actions: the keyboard alternative to the pointer.
 */
export function ListPanel(props: ListPanelProps) {
  const { vehicles, trips, nameOf, groupNames, driverOf, openId, followedId } = props
  const { onFind, onFindTrip, onFollow, onClose } = props
  const t = useText(mapWords)
  const inUnicode = useShownText()
  const tripRow = useTripRow(driverOf)
  const rowOf = useVehicleRow(nameOf, groupNames, driverOf)
  const [search, setSearch] = useState('')
  const [asked, setAsked] = useState<'vehicles' | 'trips'>('vehicles')
  const shown = trips.length === 0 ? 'vehicles' : asked
  const wanted = useDeferredValue(inUnicode(search.trim()).toLocaleLowerCase())

  const foundVehicles = useMemo(
    () =>
      filter(vehicles, wanted, (vehicle) => {
        const { id, groupId = '' } = vehicle
        const { mobile = '' } = driverOf?.(id) ?? {}
        return [id, mobile, groupId, inUnicode(groupNames?.get(groupId) ?? ''), nameOf(vehicle)].join(' ')
      }),
    [vehicles, wanted, nameOf, groupNames, driverOf, inUnicode],
  )
  const foundTrips = useMemo(
    () =>
      filter(trips, wanted, (trip) => {
        const { name, second = '' } = tripRow(trip)
        return [trip.id, trip.userId, name, second].join(' ')
      }),
    [trips, wanted, tripRow],
  )
  const [all, found] = shown === 'vehicles' ? [vehicles, foundVehicles] : [trips, foundTrips]

  return (
    <MapPanel label={t('map.list')} closeLabel={t('common.close')} onClose={onClose} isTall>
      {trips.length > 0 ? (
        <SegmentedControl
          label={t('map.list')}
          items={[
            { id: 'vehicles', label: t('map.vehiclesTab') },
            { id: 'trips', label: t('map.trips') },
          ]}
          value={shown}
          onChange={setAsked}
        />
      ) : null}
      <Search
        type="search"
        value={search}
        aria-label={t('map.listSearch')}
        placeholder={t('map.listSearch')}
        onChange={(event) => setSearch(event.target.value)}
      />
      {found.length === 0 ? (
        <p role="status">{t('map.listEmpty', { shown: formatCount(all.length) })}</p>
      ) : null}
      {shown === 'vehicles' ? (
        <InfiniteList
          data-part="list"
          items={foundVehicles}
          keyOf={idOf}
          label={t('map.vehiclesTab')}
          estimatedHeight={58}
        >
          {(vehicle) => {
            const row = rowOf(vehicle)
            return (
              <EntityRow
                {...row}
                isCurrent={vehicle.id === openId}
                onPress={() => onFind(vehicle)}
                action={
                  <>
                    <CallDriver driver={driverOf?.(vehicle.id)} />
                    <Follow
                      label={t('map.followNamed', { name: inUnicode(row.name) })}
                      aria-pressed={vehicle.id === followedId}
                      onPress={() => onFollow(vehicle.id, vehicle.id !== followedId)}
                    >
                      <Navigation size={18} aria-hidden />
                    </Follow>
                  </>
                }
              />
            )
          }}
        </InfiniteList>
      ) : (
        <InfiniteList
          data-part="list"
          items={foundTrips}
          keyOf={idOf}
          label={t('map.trips')}
          estimatedHeight={58}
        >
          {(trip) => (
            <EntityRow {...tripRow(trip)} isCurrent={trip.id === openId} onPress={() => onFindTrip(trip)} />
          )}
        </InfiniteList>
      )}
    </MapPanel>
  )
}

/** Calls a driver whose number is known. */
function CallDriver({ driver }: { driver: KnownDriver | undefined }) {
  const t = useText()
  const inUnicode = useShownText()
  const href = phoneLink(driver?.mobile)
  if (driver === undefined || href === undefined) return null
  return (
    <Call href={href} aria-label={t('contact.call', { phone: inUnicode(driver.name) })}>
      <Phone size={18} aria-hidden />
    </Call>
  )
}

const idOf = ({ id }: { readonly id: string }) => id

function filter<Item>(items: readonly Item[], wanted: string, textOf: (item: Item) => string) {
  return wanted === '' ? items : items.filter((item) => textOf(item).toLocaleLowerCase().includes(wanted))
}

const Search = styled.input`
  ${focusRing}
  width: 100%;
  min-height: var(--fleet-control-height);
  padding: 0 var(--fleet-space-3);
  border: 1px solid var(--fleet-field-border);
  border-radius: var(--fleet-control-radius);
  background: var(--fleet-field-background);
  color: var(--fleet-color-text);
  font-size: var(--fleet-control-text);

  &::placeholder {
    color: var(--fleet-color-text-muted);
    opacity: 1;
  }
`

const Call = styled(Link)`
  display: inline-grid;
  place-items: center;
  width: var(--fleet-control-height);
  height: var(--fleet-control-height);
  border-radius: var(--fleet-control-radius);
`

const Follow = styled(IconButton)`
  &[aria-pressed='true'] {
    color: var(--fleet-color-accent);
  }
`

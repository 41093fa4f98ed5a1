import { consoleDriversQuery } from '@fleetgis/api/drivers'
import { groupsQuery } from '@fleetgis/api/map'
import { savedLocationsQuery } from '@fleetgis/api/places'
import type { ConsoleDriver, DriverPage, Group } from '@fleetgis/domain/drivers'
import { PAGE_SIZES } from '@fleetgis/domain/paging'
import type { SavedLocation } from '@fleetgis/domain/places'
import { type FindProps, useText } from '@fleetgis/ui'
import { FindDialog, type FindSource } from '@fleetgis/ui/FindDialog'
import { useMemo } from 'react'
import { driverHrefOf } from './driverHref.ts'
import { consoleDriverList, groupForm, groupList, location, searchLocation, vehicleList } from './routes.ts'
import { vehicleHrefOf } from './vehicleHref.ts'
import { consoleWords } from './words.ts'

/**
 * One search over the pages of the menu, drivers, vehicles, groups and places, each by the call of its own list: EP-A16,
 * EP-A14, EP-B02. Decision 37.
 */
export default function FindAnything(given: FindProps) {
  const t = useText(consoleWords)
  const sources = useMemo(() => sourcesIn(t), [t])
  return <FindDialog {...given} sources={sources} />
}

type Translate = ReturnType<typeof useText<typeof consoleWords>>

/** The first page of the driver list, as that page asks for it: drivers and vehicles share one call. */
const drivers: FindSource<DriverPage<ConsoleDriver>>['query'] = (client, search) =>
  consoleDriversQuery(client, { search, groupId: '', page: 1, size: PAGE_SIZES.consoleDrivers })

const noteOf = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' · ')

function sourcesIn(t: Translate): readonly FindSource[] {
  const driver: FindSource<DriverPage<ConsoleDriver>> = {
    label: t('page.driverList'),
    page: consoleDriverList.path,
    query: drivers,
    read: (page) => ({
      found: page.drivers.map(({ key, name, mobile, email, vehicleNo }) => ({
        text: name || mobile || email || key,
        note: noteOf(name && (mobile || email), vehicleNo),
        href: driverHrefOf({ driverKey: key, name }),
      })),
      total: page.total,
    }),
    all: (text) => ({ text: t('find.allDrivers', { text }), href: consoleDriverList.path, search: text }),
  }
  const vehicle: FindSource<DriverPage<ConsoleDriver>> = {
    label: t('page.vehicle'),
    page: vehicleList.path,
    query: drivers,
    read: (page) => ({
      found: page.drivers.flatMap(({ key, name, vehicleNo, vehicle }) =>
        vehicleNo
          ? [
              {
                text: vehicleNo,
                note: noteOf(vehicle, name),
                href: vehicleHrefOf({ driverKey: key, name }),
              },
            ]
          : [],
      ),
      total: page.total,
    }),
    all: (text) => ({ text: t('find.allVehicles', { text }), href: vehicleList.path, search: text }),
  }
  const group: FindSource<readonly Group[]> = {
    label: t('page.domainList'),
    page: groupList.path,
    query: groupsQuery,
    read(groups, text, shown) {
      const wanted = shown(text).toLowerCase()
      const found = groups
        .filter(({ name, id }) => [shown(name), id].some((one) => one.toLowerCase().includes(wanted)))
        .map(({ name, id }) => ({ text: name || id, note: name && id, href: groupForm.write({ id }) }))
      return { found, total: found.length }
    },
    all: (text) => ({ text: t('find.allGroups', { text }), href: groupList.path, search: text }),
  }
  const place: FindSource<readonly SavedLocation[]> = {
    label: t('page.places'),
    page: location.path,
    query: (client, search) => savedLocationsQuery(client, { search }),
    read: (places) => ({
      found: places.map(({ name, address }) => ({
        text: name || address,
        note: name && address,
        href: searchLocation.path,
        search: name || address,
      })),
      total: places.length,
    }),
    all: (text) => ({ text: t('find.allPlaces', { text }), href: searchLocation.path, search: text }),
  }
  return [driver, vehicle, group, place]
}

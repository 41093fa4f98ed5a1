import { ownerTripListQuery } from '@fleetgis/api/owner'
import { PAGE_SIZES } from '@fleetgis/domain/paging'
import { rangeOf } from '@fleetgis/domain/period'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFleet } from '../../../provider/FleetContext.ts'
import { useToday } from '../../../provider/useToday.ts'
import { useRemotePage } from '../../../remote/lists/useRemotePage.ts'
import { type OwnerFilters, useOwnerVehicles } from '../../map/index.ts'

const size = PAGE_SIZES.trips

/** The page of the list, which the app may keep. */
export interface TripPaging {
  /** From 1; without it the widget keeps its own. */
  page?: number | undefined
  /**
   * Another page was chosen: keep it in the address, so that Back restores it. Other filters start on page 1, which is said
   * right before them: write both to what the address has by then.
   */
  onPage?: ((event: { page: number }) => void) | undefined
}

/** A page of the trips of an owner's vehicles: EP-B46, then EP-B51 (TRIP-07, CF-152). */
export function useTripList(
  ownerId: string,
  { search, period, vehicleIds }: OwnerFilters,
  { page: given, onPage }: TripPaging = {},
) {
  const { client } = useFleet()
  const today = useToday()
  const { vehicles, ids, chosen, failure: refused } = useOwnerVehicles(ownerId, vehicleIds)
  const { start, end } = rangeOf(period, today)
  const list = JSON.stringify([search, ids, start, end])
  const [turned, setTurned] = useState({ list, page: 1 })
  // Other filters start on the first page.
  const asked = given ?? (turned.list === list ? turned.page : 1)
  function turn({ page }: { page: number }) {
    setTurned({ list, page })
    onPage?.({ page })
  }
  const query = useQuery({
    ...ownerTripListQuery(client, { ownerId, search, vehicleIds: ids, start, end, page: asked, size }),
    enabled: ids.length > 0,
  })
  const { data, retry, ...remote } = useRemotePage(query, {
    list,
    page: asked,
    size,
    total: query.data?.total,
    onTurn: turn,
  })
  const hasNoVehicle = vehicles?.length === 0
  return {
    ...remote,
    vehicles,
    /** The chosen vehicles that are the owner's. */
    chosen,
    /** Why the owner's page shows nothing at all (ERR-26). */
    refused,
    trips: hasNoVehicle ? NO_TRIPS : data?.trips,
    onRetry: retry,
    /** Shows the first page again, refetched. */
    onGo() {
      if (asked > 1) turn({ page: 1 })
      // Without ids the call would ask for all trips (CF-152).
      else if (ids.length > 0) retry()
    },
  }
}

const NO_TRIPS: readonly never[] = []

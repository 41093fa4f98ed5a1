import { fleet, moved } from './data.mjs'

const STAMP = { status: 200, message: 'Success' }

/** The reply of EP-B25 with so many drivers, at two polls, as text. */
export function driversTexts(count) {
  const first = fleet(count)
  return [first, moved(first, 1)].map((list) =>
    JSON.stringify({
      ...STAMP,
      data: { data_list: list.map(rowOf), active: count, ongoing: 0, offline: 0, total_count: count },
    }),
  )
}

const rowOf = ({ id, name, vehicleno, lat, lng, status }) => ({
  syskey: `7000${id}`,
  domainid: 'G-01',
  name,
  vehicleno,
  mobile: '+959791234567',
  vehicle: 'Toyota',
  status,
  route: { type: 'Point', coordinates: [lng, lat] },
})

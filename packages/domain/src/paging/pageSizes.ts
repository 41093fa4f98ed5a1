/** The page size of each list. */
export const PAGE_SIZES = {
  /** Locations of the console map: one page, others on request. MAP-25, CF-178. */
  consoleLocations: 300,
  /** Trip routes of the console: one page only, as on its map. CF-84. */
  tripRoutes: 300,
  /** Rows per page of the trip routes, paged in the browser. Not documented; same as the drivers. DRV-13. */
  tripRouteRows: 15,
  /** CHK-09. */
  checkIns: 10,
  /** Check-ins of one request; the list is paged in the browser. CF-130. */
  checkInRequest: 300,
  /** Drivers of the console. DRV-13. */
  consoleDrivers: 15,
  /** Drivers of one request while one of them is looked up: no call returns one. CF-127, CF-186. */
  driverLookup: 300,
  /** Groups of the console, paged in the browser. Not documented; same as the check-ins. CHK-09. */
  groups: 10,
  /** Not documented; same as the list that it fills. DRV-13. */
  unregisteredDrivers: 15,
  /** Drivers of the driver report, in rows of two lines, paged in the browser. Not documented; same as the groups. */
  rankedDrivers: 10,
  /** Roles, users, rates and extra charges, paged in the browser. CF-128. */
  staffRows: 15,
  /** Drivers of a group: the Drivers panel and `/driver-list`. GDRV-04. */
  drivers: 10,
  /** WAL-02. */
  topUps: 10,
  /** Transactions of a driver, in every popup. TXN-08. */
  transactions: 5,
  /** Entries of a wallet, where the outcome of a top-up is looked for; fewer where the server's pages are smaller. WAL-13. */
  walletEntries: 200,
  /** APR-14, CF-59. */
  approvals: 300,
  /** PMAP-35, CF-33. */
  statusList: 2,
  /** PMAP-36, CF-33. */
  tripDrivers: 2,
  /** Trips, online and ongoing bookings of the embedded map. PMAP-38. */
  mapTrips: 50,
  /** BKG-21. */
  bookings: 10,
  /** Rides under way above a booking list: one page only. CF-165. */
  ridesUnderWay: 50,
  /** Bookings that wait for a driver, counted above the admin's list: one page only. CF-165. */
  waitingBookings: 300,
  /** Rows per page of a place search, paged in the browser. LOC-08. */
  placeResults: 5,
  /** LOC-21. */
  checkLocations: 10,
  /** Places of the location table, paged in the browser. Not documented; same as the check list. LOC-21. */
  savedLocations: 10,
  /** LOC-26. */
  unknownLocations: 12,
  /** TRIP-07. */
  trips: 5,
  /** OMAP-27. */
  ownerTrips: 50,
} as const

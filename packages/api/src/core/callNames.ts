/** The names of all calls by their import path under `@fleetgis/api`: hints need them, and no page loads them otherwise. */
export const CALL_NAMES: Readonly<Record<string, string>> = {
  auth: 'checkPermission checkToken createUser renewToken requestResetMail routePermission signIn signUp updatePassword userMenu verifyToken',
  bookings:
    'acceptBooking adminBookings assignOffer bookingType driverBookings passengerBookings setBookingProcessing setBookingReady setBookingStatus setBookingType',
  chat: 'addParticipant bookingConversation bookingParties chatUser conversations createConversation messages notifyConversation participants sendMessage',
  dashboards:
    'adminList dashboard dashboardSummary driverDashboard driverRanking driverTotals topAdminTotals',
  drivers:
    'addDriverToGroup adminGroups adminInfo consoleDrivers driverLookup enrolDriver groupDrivers groupSettings registerDriver removeDriverFromGroup setMemberId superAdminGroups topUpDrivers unregisteredDrivers updateDriver vehicleColours',
  map: 'groups locations tripInfo trips',
  'map/admin':
    'adminTripInfo adminTrips bookingTripInfo currentTrips driverLocationChanges driverLocations driverTripDetail driversByStatus ongoingBookings onlineBookings tripDrivers',
  owner:
    'ownerLocations ownerTripDetail ownerTripList ownerTripSummary ownerTrips ownerVehicleDetail ownerVehicles',
  payments: 'pay savePayment updatePayment',
  places:
    'addLocations addUnknownLocation geocoderSearch hiddenLocationNames locationReview openStreetSearch placeDetails placeSuggestions savedLocations setLocationStatus unknownLocations updateLocation',
  staff:
    'deleteExtraCharge deleteRate deleteRole extraCharges rates roles saveExtraCharge saveRate saveRole saveUser users',
  trips: 'driverBookingDetail passengerBookingDetail',
  wallet:
    'addBalance balanceHistory changePin checkPin consoleTransactions decideTopUp topUp topUpCheck topUpRequests',
}

/** The most changes of a letter between a name and one that is near. */
const NEAR = 3

/** What to pass in place of a value that is no call. */
export function callHint(value: unknown): string {
  const all = Object.entries(CALL_NAMES).flatMap(([area, names]) =>
    names.split(' ').map((name) => ({ name, text: `${name} of '@fleetgis/api/${area}'` })),
  )
  if (typeof value !== 'string')
    return "client.call takes a call, such as groups of '@fleetgis/api/map': is its import spelt as the package has it?"
  const same = all.find(({ name }) => name === value)
  if (same) return `client.call takes the call itself, not its name: import ${same.text}`
  const near = all
    .map((call) => ({ ...call, changes: changesBetween(value.toLowerCase(), call.name.toLowerCase()) }))
    .filter(({ changes }) => changes <= NEAR)
    .sort((a, b) => a.changes - b.changes)
    .slice(0, NEAR)
  const hint =
    near.length === 0
      ? 'docs/endpoints.md lists the calls'
      : `near are ${near.map(({ text }) => text).join(', ')}`
  return `there is no such call; ${hint}. Import the call and pass it`
}

/** How many letters are added, removed or replaced from one text to the other (Levenshtein). */
function changesBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1]
    for (const [index, other] of [...to].entries())
      next.push(
        Math.min(
          (next[index] ?? 0) + 1,
          (row[index + 1] ?? 0) + 1,
          (row[index] ?? 0) + (letter === other ? 0 : 1),
        ),
      )
    row = next
  }
  return row[to.length] ?? 0
}

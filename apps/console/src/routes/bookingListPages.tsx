import { BookingList } from '@fleetgis/ui/BookingList'
import type { ComponentProps } from 'react'
import type { driverBookings, passengerBookings } from '../addresses.ts'
import { useConsole } from '../ConsoleContext.ts'
import type { PageProps } from '../pageProps.ts'

/** `/driver-booking-list` (ROUTE-14, BKG-01). */
export function DriverBookingListPage({ parameters }: PageProps<typeof driverBookings>) {
  const { driverid, domainid, appid } = parameters
  return <Bookings audience="driver" userId={driverid} groupId={domainid} appId={appid} />
}

/** `/passenger-booking-list` (ROUTE-14, BKG-02). */
export function PassengerBookingListPage({ parameters }: PageProps<typeof passengerBookings>) {
  const { passengerid, groupid, appid } = parameters
  return <Bookings audience="passenger" userId={passengerid} groupId={groupid} appId={appid} />
}

/** `/admin-booking-list` (ROUTE-14, BKG-03). */
export function AdminBookingListPage({ parameters }: PageProps<typeof driverBookings>) {
  const { driverid, domainid, appid } = parameters
  return <Bookings audience="admin" userId={driverid} groupId={domainid} appId={appid} />
}

function Bookings(list: ComponentProps<typeof BookingList>) {
  const { imageHosts, navigation } = useConsole().config
  return <BookingList {...list} imageHosts={imageHosts} navigation={navigation} />
}

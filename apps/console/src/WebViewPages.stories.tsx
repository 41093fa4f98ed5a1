import { PAGES, webView } from './storyPage.tsx'

export default {
  title: 'Pages/Web views',
  tags: ['!test', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  ...PAGES,
}

export const DriverBookings = webView('Driver: bookings')
export const PassengerBookings = webView('Passenger: bookings')
export const AdminBookings = webView('Group admin: bookings')
export const DriverChat = webView('Driver: chat about a booking')
export const PassengerChat = webView('Passenger: chat about a booking')
export const AdminChats = webView('Group admin: chats')
export const GroupPanel = webView('Group panel: with a PIN, registers drivers')
export const GroupMap = webView('Map: several groups')
export const DriverList = webView('Driver list')
export const OwnerMap = webView('Owner: several vehicles')
export const OwnerTrips = webView('Owner: trips of this month')
export const Payment = webView('Passenger: payment')
export const PaymentSuccess = webView('Payment: success')
export const PaymentFailed = webView('Payment: failed')
export const PaymentCancelled = webView('Payment: cancelled')

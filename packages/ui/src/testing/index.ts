// The helpers of tests and stories, published as `@fleetgis/ui/testing`.
export { createFakeClock, type FakeClock } from './createFakeClock.ts'
export { createFakeHost, type FakeHost, type FakeHostOptions } from './createFakeHost.ts'
export {
  type FakeHostWindow,
  type HostManner,
  type HostWindowOptions,
  hostWindows,
} from './createHostWindow.ts'
export { adminMap } from './pages/adminMap.ts'
export { adminPanel } from './pages/adminPanel.ts'
export { approvalPanel } from './pages/approvalPanel.ts'
export { appShell } from './pages/appShell.ts'
export { assignPanel } from './pages/assignPanel.ts'
export {
  forgotPasswordPage,
  resetPasswordPage,
  signInPage,
  signUpPage,
  verifyAccountPage,
} from './pages/authPages.ts'
export { bookingCard } from './pages/bookingCard.ts'
export { bookingList } from './pages/bookingList.ts'
export { chatPanel } from './pages/chatPanel.ts'
export { checkInList } from './pages/checkInList.ts'
export { consoleDriverList } from './pages/consoleDriverList.ts'
export { conversationList } from './pages/conversationList.ts'
export { driverPanel } from './pages/driverPanel.ts'
export { figuresPanel } from './pages/figuresPanel.ts'
export { homeMap } from './pages/homeMap.ts'
export { locationTable } from './pages/locationTable.ts'
export { ownerMap } from './pages/ownerMap.ts'
export { paymentPages } from './pages/payments.ts'
export { pinChange, pinPad } from './pages/pinPad.ts'
export { placeFinder } from './pages/placeFinder.ts'
export { placeSearch } from './pages/placeSearch.ts'
export { routeList } from './pages/routeList.ts'
export { extraChargePages, ratePages, rolePages, userPages } from './pages/staffLists.ts'
export { topUpPopup } from './pages/topUp.ts'
export { topUpPanel } from './pages/topUpPanel.ts'
export { transactionHistory } from './pages/transactionHistory.ts'
export { tripDetail } from './pages/tripDetail.ts'
export { tripList } from './pages/tripList.ts'
export { unknownPlaces } from './pages/unknownPlaces.ts'
export type { PageOptions, View } from './pages/View.ts'
export { type Answer, type Network, SandboxProvider, type SandboxProviderProps } from './SandboxProvider.tsx'

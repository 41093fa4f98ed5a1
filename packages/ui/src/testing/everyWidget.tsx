import type { ReactElement } from 'react'
import { AddBalance } from '../../exports/AddBalance.ts'
import { AdminMap } from '../../exports/AdminMap.ts'
import { AdminPanel } from '../../exports/AdminPanel.ts'
import { ApprovalPanel } from '../../exports/ApprovalPanel.ts'
import { AssignPanel, AssignPanelSheet } from '../../exports/AssignPanel.ts'
import { BookingList } from '../../exports/BookingList.ts'
import { ChatInbox } from '../../exports/ChatInbox.ts'
import { ChatPanel } from '../../exports/ChatPanel.ts'
import { CheckInList } from '../../exports/CheckInList.ts'
import { ConsoleDashboard, DriverReport } from '../../exports/ConsoleDashboard.ts'
import { ConsoleDriverList, UnregisteredDrivers } from '../../exports/ConsoleDriverList.ts'
import { ConversationList } from '../../exports/ConversationList.ts'
import { DriverPanel } from '../../exports/DriverPanel.ts'
import { ExtraChargeList } from '../../exports/ExtraChargeList.ts'
import { FiguresPanel } from '../../exports/FiguresPanel.ts'
import { FleetMap } from '../../exports/FleetMap.ts'
import { GroupList, GroupSettings } from '../../exports/GroupList.ts'
import { HomeMap } from '../../exports/HomeMap.ts'
import { LocationTable } from '../../exports/LocationTable.ts'
import { OwnerMap } from '../../exports/OwnerMap.ts'
import { PaymentResult } from '../../exports/PaymentResult.ts'
import { PaymentStart } from '../../exports/PaymentStart.ts'
import { PinChange, PinCheck } from '../../exports/PinPad.ts'
import { PlaceFinder } from '../../exports/PlaceFinder.ts'
import { PlaceSearch } from '../../exports/PlaceSearch.ts'
import { PolicyPage } from '../../exports/PolicyPage.ts'
import { RateForm } from '../../exports/RateForm.ts'
import { RateList } from '../../exports/RateList.ts'
import { RoleForm } from '../../exports/RoleForm.ts'
import { RoleList } from '../../exports/RoleList.ts'
import { RouteDetail, RouteList } from '../../exports/RouteList.ts'
import { RouteMap } from '../../exports/RouteMap.ts'
import { TopUp } from '../../exports/TopUp.ts'
import { TopUpPanel } from '../../exports/TopUpPanel.ts'
import { TransactionHistory } from '../../exports/TransactionHistory.ts'
import { TripDetail, TripDetailSheet } from '../../exports/TripDetail.ts'
import { TripList } from '../../exports/TripList.ts'
import { TripReplay } from '../../exports/TripReplay.ts'
import { UnknownPlaces } from '../../exports/UnknownPlaces.ts'
import { UserList } from '../../exports/UserList.ts'
import { VehicleFacts, VehicleList } from '../../exports/VehicleList.ts'
import { ForgotPassword, ResetPassword, SignedInShell, SignIn, SignUp, VerifyAccount } from '../index.ts'

const ignore = () => {}
const route = [
  { lat: 16.8, lng: 96.1 },
  { lat: 16.9, lng: 96.2 },
]

const booking = {
  key: 'B-1',
  id: 'B-1',
  pickup: { name: 'Sule', lat: 16.8, lng: 96.1 },
  dropOff: { name: 'Insein' },
}
const assign = { booking, groupId: 'G001', userId: 'A-1', onAssigned: ignore, onClose: ignore }

/** Every exported connected widget, with minimal props. A test compares it with the exports. */
export const everyWidget: Readonly<Record<string, ReactElement>> = {
  AddBalance: (
    <AddBalance
      driverKey="D-1"
      driverName="Aung"
      groupId="G001"
      groupName="Golden Valley"
      contact="aung@example.com"
      onClose={ignore}
    />
  ),
  AdminMap: <AdminMap userId="A-1" groupId="G001" appId="001" />,
  AdminPanel: (
    <AdminPanel
      userId="A-1"
      groupId="G001"
      appId="001"
      topAdmins={{ topAdminIds: [], otherGroupIds: [] }}
      panel={undefined}
      onPanel={ignore}
    >
      {() => null}
    </AdminPanel>
  ),
  ApprovalPanel: <ApprovalPanel userId="A-1" groupId="G001" />,
  AssignPanel: <AssignPanel {...assign} />,
  AssignPanelSheet: <AssignPanelSheet {...assign} />,
  BookingList: <BookingList audience="driver" userId="D-1" groupId="G001" />,
  ChatInbox: <ChatInbox appId="001" userId="group@fleetgis.example" onOpen={ignore} onBack={ignore} />,
  ChatPanel: <ChatPanel chat={{ appId: '001', userId: 'group@fleetgis.example', conversationId: 'C-1' }} />,
  CheckInList: <CheckInList />,
  ConsoleDashboard: <ConsoleDashboard userId="A-1" />,
  ConsoleDriverList: <ConsoleDriverList />,
  ConversationList: <ConversationList appId="001" userId="group@fleetgis.example" onOpen={ignore} />,
  ExtraChargeList: <ExtraChargeList />,
  DriverPanel: <DriverPanel userId="A-1" groupId="G001" page="panel" />,
  FiguresPanel: (
    <FiguresPanel userId="A-1" groupId="G001" topAdmins={{ topAdminIds: [], otherGroupIds: [] }} />
  ),
  DriverReport: <DriverReport userId="A-1" />,
  FleetMap: <FleetMap vehicles={[]} />,
  ForgotPassword: <ForgotPassword onSent={ignore} links={{ signIn: '/login' }} />,
  GroupList: <GroupList />,
  GroupSettings: <GroupSettings groupId="G001" />,
  HomeMap: <HomeMap />,
  LocationTable: <LocationTable />,
  PinChange: <PinChange userId="A-1" groupId="G001" />,
  PinCheck: <PinCheck userId="A-1" groupId="G001" onAccepted={ignore} />,
  PlaceFinder: <PlaceFinder />,
  PlaceSearch: <PlaceSearch />,
  PolicyPage: (
    <PolicyPage
      app="driver"
      company={{ name: 'Example Co., Ltd.', address: 'Yangon', email: 'privacy@example.com' }}
    />
  ),
  RateForm: <RateForm rateId="new" onDone={ignore} onCancel={ignore} />,
  RateList: <RateList onAdd={ignore} onEdit={ignore} />,
  ResetPassword: (
    <ResetPassword
      token="reset-valid"
      onReset={ignore}
      links={{ forgotPassword: '/forgot-password', signIn: '/login' }}
    />
  ),
  RouteDetail: <RouteDetail tripId="T-1" groupIds={[]} />,
  RouteList: <RouteList />,
  RoleForm: <RoleForm roleId="new" onDone={ignore} onCancel={ignore} />,
  RoleList: <RoleList onAdd={ignore} onEdit={ignore} />,
  RouteMap: <RouteMap path={route} />,
  SignedInShell: (
    <SignedInShell
      userName="Aung Aung"
      currentPath="/home/map"
      onSignOut={ignore}
      onLanguageChange={ignore}
      onThemeChange={ignore}
    >
      <p>The page</p>
    </SignedInShell>
  ),
  SignIn: <SignIn onSignedIn={ignore} links={{ forgotPassword: '/forgot-password', signUp: '/sign-up' }} />,
  SignUp: <SignUp onSignedUp={ignore} links={{ signIn: '/login' }} />,
  TransactionHistory: <TransactionHistory model="wallet" driverKey="D-1" groupId="G001" userId="A-1" />,
  OwnerMap: <OwnerMap ownerId="O-1" />,
  PaymentResult: <PaymentResult result="cancel" />,
  PaymentStart: (
    <PaymentStart query={{ refno: 'R-1', amount: '4500' }} gatewayHosts={[]} onRedirect={ignore} />
  ),
  TripReplay: (
    <TripReplay path={route} startedAt="2026-11-20 08:00:00" endedAt="2026-11-20 08:20:00" userId="D-1" />
  ),
  VehicleFacts: <VehicleFacts driverKey="D-1" />,
  VehicleList: <VehicleList />,
  TripDetail: <TripDetail audience="driver" userId="D-1" bookingKey="B-1" onClose={ignore} />,
  TripDetailSheet: <TripDetailSheet audience="driver" userId="D-1" bookingKey="B-1" onClose={ignore} />,
  TopUp: (
    <TopUp
      userId="A-1"
      driverKey="D-1"
      driverName="Aung"
      groupId="G001"
      groupName="Golden Valley"
      onClose={ignore}
    />
  ),
  TopUpPanel: <TopUpPanel userId="A-1" groupId="G001" />,
  UnregisteredDrivers: <UnregisteredDrivers onClose={ignore} />,
  TripList: <TripList ownerId="O-1" />,
  UnknownPlaces: <UnknownPlaces hrefOf={() => '/location'} />,
  UserList: <UserList />,
  VerifyAccount: <VerifyAccount token="verify-new" onGoToSignIn={ignore} />,
}

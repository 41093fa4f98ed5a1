import type { ReactElement } from 'react'
import * as kit from './everyExport.ts'

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
    <kit.AddBalance
      driverKey="D-1"
      driverName="Aung"
      groupId="G001"
      groupName="Golden Valley"
      contact="aung@example.com"
      onClose={ignore}
    />
  ),
  AdminMap: <kit.AdminMap userId="A-1" groupId="G001" appId="001" />,
  AdminPanel: (
    <kit.AdminPanel
      userId="A-1"
      groupId="G001"
      appId="001"
      topAdmins={{ topAdminIds: [], otherGroupIds: [] }}
      panel={undefined}
      onPanel={ignore}
    >
      {() => null}
    </kit.AdminPanel>
  ),
  ApprovalPanel: <kit.ApprovalPanel userId="A-1" groupId="G001" />,
  AssignPanel: <kit.AssignPanel {...assign} />,
  AssignPanelSheet: <kit.AssignPanelSheet {...assign} />,
  BookingList: <kit.BookingList audience="driver" userId="D-1" groupId="G001" />,
  ChatInbox: <kit.ChatInbox appId="001" userId="group@fleetgis.example" onOpen={ignore} onBack={ignore} />,
  ChatPanel: (
    <kit.ChatPanel chat={{ appId: '001', userId: 'group@fleetgis.example', conversationId: 'C-1' }} />
  ),
  CheckInList: <kit.CheckInList />,
  ConsoleDashboard: <kit.ConsoleDashboard userId="A-1" />,
  ConsoleDriverList: <kit.ConsoleDriverList />,
  ConversationList: <kit.ConversationList appId="001" userId="group@fleetgis.example" onOpen={ignore} />,
  ExtraChargeList: <kit.ExtraChargeList />,
  DriverPanel: <kit.DriverPanel userId="A-1" groupId="G001" page="panel" />,
  FiguresPanel: (
    <kit.FiguresPanel userId="A-1" groupId="G001" topAdmins={{ topAdminIds: [], otherGroupIds: [] }} />
  ),
  DriverReport: <kit.DriverReport userId="A-1" />,
  FleetMap: <kit.FleetMap vehicles={[]} />,
  ForgotPassword: <kit.ForgotPassword onSent={ignore} links={{ signIn: '/login' }} />,
  GroupList: <kit.GroupList />,
  GroupSettings: <kit.GroupSettings groupId="G001" />,
  HomeMap: <kit.HomeMap />,
  LocationTable: <kit.LocationTable />,
  PinChange: <kit.PinChange userId="A-1" groupId="G001" />,
  PinCheck: <kit.PinCheck userId="A-1" groupId="G001" onAccepted={ignore} />,
  PlaceFinder: <kit.PlaceFinder />,
  PlaceSearch: <kit.PlaceSearch />,
  PolicyPage: (
    <kit.PolicyPage
      app="driver"
      company={{ name: 'Example Co., Ltd.', address: 'Yangon', email: 'privacy@example.com' }}
    />
  ),
  RateForm: <kit.RateForm rateId="new" onDone={ignore} onCancel={ignore} />,
  RateList: <kit.RateList onAdd={ignore} onEdit={ignore} />,
  ResetPassword: (
    <kit.ResetPassword
      token="reset-valid"
      onReset={ignore}
      links={{ forgotPassword: '/forgot-password', signIn: '/login' }}
    />
  ),
  RouteDetail: <kit.RouteDetail tripId="T-1" groupIds={[]} />,
  RouteList: <kit.RouteList />,
  RoleForm: <kit.RoleForm roleId="new" onDone={ignore} onCancel={ignore} />,
  RoleList: <kit.RoleList onAdd={ignore} onEdit={ignore} />,
  RouteMap: <kit.RouteMap path={route} />,
  SignedInShell: (
    <kit.SignedInShell
      userName="Aung Aung"
      currentPath="/home/map"
      onSignOut={ignore}
      onLanguageChange={ignore}
      onThemeChange={ignore}
    >
      <p>The page</p>
    </kit.SignedInShell>
  ),
  SignIn: (
    <kit.SignIn onSignedIn={ignore} links={{ forgotPassword: '/forgot-password', signUp: '/sign-up' }} />
  ),
  SignUp: <kit.SignUp onSignedUp={ignore} links={{ signIn: '/login' }} />,
  TransactionHistory: <kit.TransactionHistory model="wallet" driverKey="D-1" groupId="G001" userId="A-1" />,
  OwnerMap: <kit.OwnerMap ownerId="O-1" />,
  PaymentResult: <kit.PaymentResult result="cancel" />,
  PaymentStart: (
    <kit.PaymentStart query={{ refno: 'R-1', amount: '4500' }} gatewayHosts={[]} onRedirect={ignore} />
  ),
  TripReplay: (
    <kit.TripReplay path={route} startedAt="2026-11-20 08:00:00" endedAt="2026-11-20 08:20:00" userId="D-1" />
  ),
  VehicleFacts: <kit.VehicleFacts driverKey="D-1" />,
  VehicleList: <kit.VehicleList />,
  TripDetail: <kit.TripDetail audience="driver" userId="D-1" bookingKey="B-1" onClose={ignore} />,
  TripDetailSheet: <kit.TripDetailSheet audience="driver" userId="D-1" bookingKey="B-1" onClose={ignore} />,
  TopUp: (
    <kit.TopUp
      userId="A-1"
      driverKey="D-1"
      driverName="Aung"
      groupId="G001"
      groupName="Golden Valley"
      onClose={ignore}
    />
  ),
  TopUpPanel: <kit.TopUpPanel userId="A-1" groupId="G001" />,
  UnregisteredDrivers: <kit.UnregisteredDrivers onClose={ignore} />,
  TripList: <kit.TripList ownerId="O-1" />,
  UnknownPlaces: <kit.UnknownPlaces hrefOf={() => '/location'} />,
  UserList: <kit.UserList />,
  VerifyAccount: <kit.VerifyAccount token="verify-new" onGoToSignIn={ignore} />,
}

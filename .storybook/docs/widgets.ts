/** A job, the widgets that do it, and where Storybook shows them. */
export interface WidgetRow {
  readonly job: string
  /** Names of exports. */
  readonly widgets: readonly string[]
  /** The title of their stories. */
  readonly story: string
  /** Pictures of its stories are recorded in tests/pixels; a test holds this to the folder. */
  readonly isRecorded?: true
}

/** Which widget for which job, by area. */
export const WIDGETS: Readonly<Record<string, readonly WidgetRow[]>> = {
  'Accounts and frame': [
    { job: 'sign in', widgets: ['SignIn', 'SignInForm'], story: 'Widgets/SignInForm' },
    { job: 'sign up', widgets: ['SignUp', 'SignUpForm'], story: 'Widgets/SignUpForm' },
    {
      job: 'request a new password',
      widgets: ['ForgotPassword', 'ForgotPasswordForm'],
      story: 'Widgets/ForgotPasswordForm',
    },
    {
      job: 'set a new password from a mail',
      widgets: ['ResetPassword', 'ResetPasswordForm'],
      story: 'Widgets/ResetPasswordForm/ResetPassword',
    },
    { job: 'verify an account', widgets: ['VerifyAccount'], story: 'Widgets/VerifyAccount' },
    { job: 'the page around these forms', widgets: ['AuthLayout'], story: 'Widgets/AuthLayout' },
    {
      job: 'the navbar and the page below it',
      widgets: ['AppShell', 'SignedInShell'],
      story: 'Widgets/AppShell',
    },
    { job: 'a privacy policy', widgets: ['PolicyPage'], story: 'Widgets/PolicyPage' },
    { job: 'replace a failed part', widgets: ['WidgetBoundary'], story: 'Widgets/WidgetBoundary' },
  ],
  'Bookings and trips': [
    { job: 'one booking', widgets: ['BookingCard'], story: 'Widgets/BookingCard', isRecorded: true },
    {
      job: 'the bookings of a person or group',
      widgets: ['BookingList'],
      story: 'Widgets/BookingList',
      isRecorded: true,
    },
    {
      job: 'assign a booking to a driver nearby',
      widgets: ['AssignPanel', 'AssignPanelSheet'],
      story: 'Widgets/AssignPanel',
      isRecorded: true,
    },
    {
      job: 'the detail or receipt of a trip',
      widgets: ['TripDetail', 'TripDetailSheet'],
      story: 'Widgets/TripDetail',
      isRecorded: true,
    },
    {
      job: 'the trips of a period as routes',
      widgets: ['RouteList', 'RouteDetail'],
      story: 'Widgets/RouteList',
    },
    { job: "the trips of an owner's vehicles", widgets: ['TripList'], story: 'Widgets/TripList' },
  ],
  Money: [
    {
      job: 'enter or change a PIN',
      widgets: ['PinPad', 'PinCheck', 'PinChange'],
      story: 'Widgets/PinPad',
      isRecorded: true,
    },
    { job: 'top up a wallet', widgets: ['TopUp'], story: 'Widgets/TopUp', isRecorded: true },
    {
      job: 'top up drivers of a group',
      widgets: ['TopUpPanel'],
      story: 'Widgets/TopUpPanel',
      isRecorded: true,
    },
    { job: 'approve top-up requests', widgets: ['ApprovalPanel'], story: 'Widgets/ApprovalPanel' },
    {
      job: 'the transactions of a wallet',
      widgets: ['TransactionHistory'],
      story: 'Widgets/TransactionHistory',
      isRecorded: true,
    },
    { job: 'pay at the gateway', widgets: ['PaymentStart'], story: 'Widgets/PaymentStart' },
    { job: 'report the result of a payment', widgets: ['PaymentResult'], story: 'Widgets/PaymentResult' },
    {
      job: "the drivers with their balances, and additions to a driver's wallet",
      widgets: ['ConsoleDriverList', 'UnregisteredDrivers', 'AddBalance'],
      story: 'Widgets/ConsoleDriverList',
    },
  ],
  Chat: [
    { job: 'one conversation', widgets: ['ChatPanel'], story: 'Widgets/ChatPanel', isRecorded: true },
    {
      job: 'the conversations of a user',
      widgets: ['ConversationList'],
      story: 'Widgets/ConversationList',
      isRecorded: true,
    },
    { job: 'both side by side', widgets: ['ChatInbox'], story: 'Widgets/ChatInbox' },
  ],
  'Maps and places': [
    { job: 'a map of thousands of vehicles', widgets: ['FleetMap'], story: 'Widgets/FleetMap' },
    { job: 'the live map of the console', widgets: ['HomeMap'], story: 'Widgets/HomeMap' },
    { job: "the map of a group's admin", widgets: ['AdminMap'], story: 'Widgets/AdminMap' },
    { job: 'the map of an owner', widgets: ['OwnerMap'], story: 'Widgets/OwnerMap' },
    { job: 'the route of one trip', widgets: ['RouteMap'], story: 'Widgets/RouteMap' },
    { job: 'replay a trip', widgets: ['TripReplay'], story: 'Widgets/TripReplay' },
    { job: 'the stored positions of a period', widgets: ['CheckInList'], story: 'Widgets/CheckInList' },
    {
      job: 'edit the places of the map',
      widgets: ['LocationTable'],
      story: 'Widgets/LocationTable',
      isRecorded: true,
    },
    { job: 'find a place while typing', widgets: ['PlaceFinder'], story: 'Widgets/PlaceFinder' },
    { job: 'search place servers and add places', widgets: ['PlaceSearch'], story: 'Widgets/PlaceSearch' },
    { job: 'searched names without a place', widgets: ['UnknownPlaces'], story: 'Widgets/UnknownPlaces' },
  ],
  'Groups and staff': [
    { job: "the app of a group's admin", widgets: ['AdminPanel'], story: 'Widgets/AdminPanel' },
    { job: 'the drivers of a group', widgets: ['DriverPanel'], story: 'Widgets/DriverPanel' },
    { job: 'the totals and ranking of a group', widgets: ['FiguresPanel'], story: 'Widgets/FiguresPanel' },
    {
      job: 'figures and reports of all groups',
      widgets: ['ConsoleDashboard', 'DriverReport'],
      story: 'Widgets/ConsoleDashboard',
    },
    { job: 'groups and their settings', widgets: ['GroupList', 'GroupSettings'], story: 'Widgets/GroupList' },
    {
      job: 'vehicles and their facts',
      widgets: ['VehicleList', 'VehicleFacts'],
      story: 'Widgets/VehicleList',
    },
    { job: 'the rates of the groups', widgets: ['RateList'], story: 'Widgets/RateList' },
    { job: 'add or edit a rate', widgets: ['RateForm'], story: 'Widgets/RateForm' },
    { job: 'extra charges', widgets: ['ExtraChargeList'], story: 'Widgets/ExtraChargeList' },
    { job: 'the roles of the console', widgets: ['RoleList'], story: 'Widgets/RoleList' },
    { job: 'add or edit a role', widgets: ['RoleForm'], story: 'Widgets/RoleForm' },
    { job: 'the users of the console', widgets: ['UserList'], story: 'Widgets/UserList' },
  ],
}

/** The id of a title, as in the addresses of Storybook. */
export const idOf = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, '-')

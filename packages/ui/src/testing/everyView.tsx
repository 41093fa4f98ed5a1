import type { Booking } from '@fleetgis/domain/bookings'
import { initialMapState } from '@fleetgis/domain/map'
import { NO_PERMISSION } from '@fleetgis/domain/permission'
import type { ReactElement } from 'react'
import { CHOOSING } from '../areas/bookings/AssignPanel/AssignState.ts'
import { FIRST_FILTERS } from '../areas/bookings/BookingList/BookingListFilters.ts'
import { settingsOf } from '../areas/map/HomeMap/homeMapFilters.ts'
import { OWNER_FILTERS } from '../areas/map/OwnerMap/ownerFilters.ts'
import { APPROVAL_FILTERS_AT_FIRST } from '../areas/wallet/ApprovalPanel/ApprovalFilters.ts'
import * as kit from './everyExport.ts'

const ignore = () => {}
/** Callbacks that do nothing, under these names. */
const ignored = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, ignore])) as Record<Name, typeof ignore>
const accept = async () => undefined
const saved = async () => ({ isDone: true }) as const
const links = { signIn: '/login', signUp: '/sign-up', forgotPassword: '/forgot-password' }
const days = { start: '2026-11-20', end: '2026-11-20' }
const groups = { groups: [] }

const filtered = { onFiltersChange: ignore, groups }

/** What a list without an answer yet has in common. */
const remote = {
  data: undefined,
  failure: undefined,
  age: undefined,
  staleness: undefined,
  minutes: undefined,
  updatedAt: undefined,
  reason: undefined,
  isSignedOut: false,
  isFetching: true,
  retry: ignore,
}
const records = {
  list: remote,
  rights: { permission: NO_PERMISSION, isKnown: true, failure: undefined, isFetching: false, retry: ignore },
  onAdd: ignore,
  onEdit: ignore,
}
const search = {
  drivers: undefined,
  search: '',
  onSearch: ignore,
  total: 0,
  hasMore: false,
  onLoadMore: ignore,
  isLoadingMore: false,
  isFetching: true,
  onRetry: ignore,
}
const pages = { page: 1, pages: 1, pageItems: [], onPage: ignore }
const form = { onSave: ignore, onCancel: ignore, isSaving: false, refusal: undefined }
const map = {
  vehicles: [],
  layer: {
    trips: undefined,
    isLoading: false,
    isCancelled: false,
    failure: undefined,
    cancel: ignore,
    retry: ignore,
  },
  dispatch: ignore,
  onReload: ignore,
}

const booking: Booking = {
  key: 'B-1',
  id: 'B-1',
  status: 1,
  createdAt: '2026-11-20 08:00:00',
  distanceKm: 3.2,
  pickup: { name: 'Sule', lat: 16.8, lng: 96.1 },
  stops: [],
  dropOff: { name: 'Insein' },
  image: undefined,
  passengerName: 'Su Su',
  driverName: undefined,
}

/** Every exported view, with minimal props; lists have not loaded yet. A test compares it with the exports. */
export const everyView: Readonly<Record<string, ReactElement>> = {
  AdminMapView: (
    <kit.AdminMapView
      {...map}
      state={initialMapState('embedded')}
      groupIds={['G001']}
      chooseGroups={ignore}
    />
  ),
  AdminPanelView: (
    <kit.AdminPanelView admin={undefined} menu={['map']} panel={undefined} onPanel={ignore}>
      {() => null}
    </kit.AdminPanelView>
  ),
  ApprovalPanelView: (
    <kit.ApprovalPanelView
      {...search}
      requests={undefined}
      filters={APPROVAL_FILTERS_AT_FIRST}
      onFilters={ignore}
      types={[]}
    />
  ),
  AssignPanelView: (
    <kit.AssignPanelView
      {...ignored('onSearch', 'onRadiusChange', 'onAssign', 'onAskAgain', 'onClose')}
      booking={booking}
      offer={undefined}
      search=""
      radius={1}
      state={CHOOSING}
    />
  ),
  BookingCard: <kit.BookingCard booking={booking} audience="driver" onAction={ignore} />,
  BookingListView: (
    <kit.BookingListView
      {...search}
      audience="driver"
      bookings={[booking]}
      filters={FIRST_FILTERS}
      onGo={ignore}
      isAutoRefreshing={false}
      onAutoRefreshChange={ignore}
    />
  ),
  ChatPanelView: <kit.ChatPanelView messages={[]} isOpen onSend={ignore} />,
  CheckInListView: (
    <kit.CheckInListView
      {...filtered}
      checkIns={undefined}
      loading={{ ...remote, isComplete: false, isCancelled: false, progress: { loaded: 0 }, cancel: ignore }}
      filters={kit.CHECK_IN_FILTERS}
      days={days}
      today={days.end}
    />
  ),
  ConsoleDriverListView: (
    <kit.ConsoleDriverListView
      {...filtered}
      {...pages}
      permission={NO_PERMISSION}
      onAction={ignore}
      remote={remote}
      rows={undefined}
      size={20}
      filters={kit.DRIVER_FILTERS}
    />
  ),
  ConversationListView: <kit.ConversationListView conversations={[]} onOpen={ignore} />,
  DriverPanelView: <kit.DriverPanelView {...search} onAction={ignore} page="panel" canTopUp={false} />,
  ExtraChargeListView: <kit.ExtraChargeListView {...records} />,
  FiguresPanelView: (
    <kit.FiguresPanelView
      period={{ option: 'today' }}
      onPeriod={ignore}
      userType={1}
      figures={[]}
      parts={[]}
      ranking={undefined}
      groups={undefined}
    />
  ),
  ForgotPasswordForm: <kit.ForgotPasswordForm links={links} onSubmit={ignore} />,
  HomeMapView: (
    <kit.HomeMapView
      {...map}
      settings={settingsOf(kit.HOME_MAP_FILTERS)}
      chooseCity={ignore}
      search={ignore}
    />
  ),
  LocationTableView: (
    <kit.LocationTableView {...pages} locations={undefined} onSave={saved} onVisibility={saved} />
  ),
  OwnerMapView: (
    <kit.OwnerMapView
      {...map}
      state={initialMapState('owner')}
      filters={OWNER_FILTERS}
      apply={ignore}
      onDetails={ignore}
    />
  ),
  PaymentResultView: <kit.PaymentResultView result="cancel" />,
  PaymentStartView: <kit.PaymentStartView state={{ phase: 'begun' }} onBegin={ignore} />,
  PinChangeForm: <kit.PinChangeForm onSubmit={accept} />,
  PinPad: <kit.PinPad onComplete={accept} />,
  PlaceFinderView: (
    <kit.PlaceFinderView
      {...ignored('onText', 'onPlace', 'onSearch')}
      text=""
      found={undefined}
      place={undefined}
    />
  ),
  PlaceSearchView: (
    <kit.PlaceSearchView
      {...ignored('onSearch', 'onRetry', 'onAdd', 'onAddAll', 'onKeepUnknown')}
      search={undefined}
      all={{ isPending: false }}
      unknown={{ isPending: false }}
      hiddenNames={undefined}
    />
  ),
  RateFormView: <kit.RateFormView {...form} rate={undefined} groups={groups} />,
  RateListView: <kit.RateListView {...records} />,
  ResetPasswordForm: <kit.ResetPasswordForm links={links} onSubmit={ignore} />,
  RoleFormView: <kit.RoleFormView {...form} role={undefined} own={[]} />,
  RoleListView: <kit.RoleListView {...records} />,
  RouteListView: (
    <kit.RouteListView
      {...filtered}
      trips={remote}
      totals={undefined}
      days={days}
      filters={kit.ROUTE_FILTERS}
    />
  ),
  SignInForm: <kit.SignInForm links={links} onSubmit={ignore} />,
  SignUpForm: <kit.SignUpForm links={links} onSubmit={ignore} />,
  TopUpPanelView: <kit.TopUpPanelView {...search} />,
  TopUpView: (
    <kit.TopUpView
      {...ignored('onAmount', 'onBack', 'onConfirm', 'onRetry', 'onClose')}
      model={{ state: 'amount', driverName: 'Aung', groupName: 'Golden Valley' }}
      onPin={accept}
    />
  ),
  TransactionHistoryView: (
    <kit.TransactionHistoryView
      {...pages}
      model="wallet"
      history={undefined}
      period={{ option: 'today' }}
      onPeriod={ignore}
    />
  ),
  TripDetailView: <kit.TripDetailView detail={undefined} status={3} audience="driver" />,
  TripListView: (
    <kit.TripListView
      {...pages}
      filters={OWNER_FILTERS}
      onFiltersChange={ignore}
      vehicles={undefined}
      trips={undefined}
      onDetails={ignore}
    />
  ),
  UnknownPlacesView: <kit.UnknownPlacesView {...pages} locations={undefined} hrefOf={() => '/location'} />,
  UserListView: <kit.UserListView {...records} />,
  VerifyAccountView: <kit.VerifyAccountView onGoToSignIn={ignore} />,
}

/** Dialogs and sheets, which open beside the page, and only in a browser. */
export const OVERLAYS = [
  'AddBalance',
  'AssignPanelSheet',
  'TopUp',
  'TopUpView',
  'TripDetailSheet',
  'UnregisteredDrivers',
]

import type { Booking } from '@fleetgis/domain/bookings'
import { initialMapState } from '@fleetgis/domain/map'
import { NO_PERMISSION } from '@fleetgis/domain/permission'
import type { ReactElement } from 'react'
import { AdminMapView } from '../../exports/AdminMap.ts'
import { AdminPanelView } from '../../exports/AdminPanel.ts'
import { ApprovalPanelView } from '../../exports/ApprovalPanel.ts'
import { AssignPanelView } from '../../exports/AssignPanel.ts'
import { BookingCard } from '../../exports/BookingCard.ts'
import { BookingListView } from '../../exports/BookingList.ts'
import { ChatPanelView } from '../../exports/ChatPanel.ts'
import { CHECK_IN_FILTERS, CheckInListView } from '../../exports/CheckInList.ts'
import { ConsoleDriverListView, DRIVER_FILTERS } from '../../exports/ConsoleDriverList.ts'
import { ConversationListView } from '../../exports/ConversationList.ts'
import { DriverPanelView } from '../../exports/DriverPanel.ts'
import { ExtraChargeListView } from '../../exports/ExtraChargeList.ts'
import { FiguresPanelView } from '../../exports/FiguresPanel.ts'
import { HOME_MAP_FILTERS, HomeMapView } from '../../exports/HomeMap.ts'
import { LocationTableView } from '../../exports/LocationTable.ts'
import { OwnerMapView } from '../../exports/OwnerMap.ts'
import { PaymentResultView } from '../../exports/PaymentResult.ts'
import { PaymentStartView } from '../../exports/PaymentStart.ts'
import { PinChangeForm, PinPad } from '../../exports/PinPad.ts'
import { PlaceFinderView } from '../../exports/PlaceFinder.ts'
import { PlaceSearchView } from '../../exports/PlaceSearch.ts'
import { RateFormView } from '../../exports/RateForm.ts'
import { RateListView } from '../../exports/RateList.ts'
import { RoleFormView } from '../../exports/RoleForm.ts'
import { RoleListView } from '../../exports/RoleList.ts'
import { ROUTE_FILTERS, RouteListView } from '../../exports/RouteList.ts'
import { TopUpView } from '../../exports/TopUp.ts'
import { TopUpPanelView } from '../../exports/TopUpPanel.ts'
import { TransactionHistoryView } from '../../exports/TransactionHistory.ts'
import { TripDetailView } from '../../exports/TripDetail.ts'
import { TripListView } from '../../exports/TripList.ts'
import { UnknownPlacesView } from '../../exports/UnknownPlaces.ts'
import { UserListView } from '../../exports/UserList.ts'
import { CHOOSING } from '../areas/bookings/AssignPanel/AssignState.ts'
import { FIRST_FILTERS } from '../areas/bookings/BookingList/BookingListFilters.ts'
import { settingsOf } from '../areas/map/HomeMap/homeMapFilters.ts'
import { OWNER_FILTERS } from '../areas/owner/ownerFilters.ts'
import { APPROVAL_FILTERS_AT_FIRST } from '../areas/wallet/ApprovalPanel/ApprovalFilters.ts'
import { ForgotPasswordForm, ResetPasswordForm, SignInForm, SignUpForm, VerifyAccountView } from '../index.ts'

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
    <AdminMapView {...map} state={initialMapState('embedded')} groupIds={['G001']} chooseGroups={ignore} />
  ),
  AdminPanelView: (
    <AdminPanelView admin={undefined} menu={['map']} panel={undefined} onPanel={ignore}>
      {() => null}
    </AdminPanelView>
  ),
  ApprovalPanelView: (
    <ApprovalPanelView
      {...search}
      requests={undefined}
      filters={APPROVAL_FILTERS_AT_FIRST}
      onFilters={ignore}
      types={[]}
    />
  ),
  AssignPanelView: (
    <AssignPanelView
      {...ignored('onSearch', 'onRadiusChange', 'onAssign', 'onAskAgain', 'onClose')}
      booking={booking}
      offer={undefined}
      search=""
      radius={1}
      state={CHOOSING}
    />
  ),
  BookingCard: <BookingCard booking={booking} audience="driver" onAction={ignore} />,
  BookingListView: (
    <BookingListView
      {...search}
      audience="driver"
      bookings={[booking]}
      filters={FIRST_FILTERS}
      onGo={ignore}
      isAutoRefreshing={false}
      onAutoRefreshChange={ignore}
    />
  ),
  ChatPanelView: <ChatPanelView messages={[]} isOpen onSend={ignore} />,
  CheckInListView: (
    <CheckInListView
      {...filtered}
      checkIns={undefined}
      loading={{ ...remote, isComplete: false, isCancelled: false, progress: { loaded: 0 }, cancel: ignore }}
      filters={CHECK_IN_FILTERS}
      days={days}
      today={days.end}
    />
  ),
  ConsoleDriverListView: (
    <ConsoleDriverListView
      {...filtered}
      {...pages}
      permission={NO_PERMISSION}
      onAction={ignore}
      remote={remote}
      rows={undefined}
      size={20}
      filters={DRIVER_FILTERS}
    />
  ),
  ConversationListView: <ConversationListView conversations={[]} onOpen={ignore} />,
  DriverPanelView: <DriverPanelView {...search} onAction={ignore} page="panel" canTopUp={false} />,
  ExtraChargeListView: <ExtraChargeListView {...records} />,
  FiguresPanelView: (
    <FiguresPanelView
      period={{ option: 'today' }}
      onPeriod={ignore}
      userType={1}
      figures={[]}
      parts={[]}
      ranking={undefined}
      groups={undefined}
    />
  ),
  ForgotPasswordForm: <ForgotPasswordForm links={links} onSubmit={ignore} />,
  HomeMapView: (
    <HomeMapView {...map} settings={settingsOf(HOME_MAP_FILTERS)} chooseCity={ignore} search={ignore} />
  ),
  LocationTableView: (
    <LocationTableView {...pages} locations={undefined} onSave={saved} onVisibility={saved} />
  ),
  OwnerMapView: (
    <OwnerMapView
      {...map}
      state={initialMapState('owner')}
      filters={OWNER_FILTERS}
      apply={ignore}
      onDetails={ignore}
    />
  ),
  PaymentResultView: <PaymentResultView result="cancel" />,
  PaymentStartView: <PaymentStartView state={{ phase: 'begun' }} onBegin={ignore} />,
  PinChangeForm: <PinChangeForm onSubmit={accept} />,
  PinPad: <PinPad onComplete={accept} />,
  PlaceFinderView: (
    <PlaceFinderView
      {...ignored('onText', 'onPlace', 'onSearch')}
      text=""
      found={undefined}
      place={undefined}
    />
  ),
  PlaceSearchView: (
    <PlaceSearchView
      {...ignored('onSearch', 'onRetry', 'onAdd', 'onAddAll', 'onKeepUnknown')}
      search={undefined}
      all={{ isPending: false }}
      leftOut={0}
      unknown={{ isPending: false }}
      hiddenNames={undefined}
    />
  ),
  RateFormView: <RateFormView {...form} rate={undefined} groups={groups} />,
  RateListView: <RateListView {...records} />,
  ResetPasswordForm: <ResetPasswordForm links={links} onSubmit={ignore} />,
  RoleFormView: <RoleFormView {...form} role={undefined} own={[]} />,
  RoleListView: <RoleListView {...records} />,
  RouteListView: (
    <RouteListView {...filtered} trips={remote} totals={undefined} days={days} filters={ROUTE_FILTERS} />
  ),
  SignInForm: <SignInForm links={links} onSubmit={ignore} />,
  SignUpForm: <SignUpForm links={links} onSubmit={ignore} />,
  TopUpPanelView: <TopUpPanelView {...search} />,
  TopUpView: (
    <TopUpView
      {...ignored('onAmount', 'onBack', 'onConfirm', 'onRetry', 'onClose')}
      model={{ state: 'amount', driverName: 'Aung', groupName: 'Golden Valley' }}
      onPin={accept}
    />
  ),
  TransactionHistoryView: (
    <TransactionHistoryView
      {...pages}
      model="wallet"
      history={undefined}
      period={{ option: 'today' }}
      onPeriod={ignore}
    />
  ),
  TripDetailView: <TripDetailView detail={undefined} status={3} audience="driver" />,
  TripListView: (
    <TripListView
      {...pages}
      filters={OWNER_FILTERS}
      onFiltersChange={ignore}
      vehicles={undefined}
      trips={undefined}
      onDetails={ignore}
    />
  ),
  UnknownPlacesView: <UnknownPlacesView {...pages} locations={undefined} hrefOf={() => '/location'} />,
  UserListView: <UserListView {...records} />,
  VerifyAccountView: <VerifyAccountView onGoToSignIn={ignore} />,
}

import type { AdminMapProps } from '@fleetgis/ui/AdminMap'
import type { ApprovalPanelProps } from '@fleetgis/ui/ApprovalPanel'
import type { AssignPanelProps } from '@fleetgis/ui/AssignPanel'
import type { BookingCardProps } from '@fleetgis/ui/BookingCard'
import type { BookingListProps } from '@fleetgis/ui/BookingList'
import type { ChatInboxProps } from '@fleetgis/ui/ChatInbox'
import type { ChatPanelProps } from '@fleetgis/ui/ChatPanel'
import type { DriverPanelProps } from '@fleetgis/ui/DriverPanel'
import type { FiguresPanelProps } from '@fleetgis/ui/FiguresPanel'
import type { FleetMapProps } from '@fleetgis/ui/FleetMap'
import type { HomeMapProps } from '@fleetgis/ui/HomeMap'
import type { LocationTableProps } from '@fleetgis/ui/LocationTable'
import type { OwnerMapProps } from '@fleetgis/ui/OwnerMap'
import type { PinChangeProps, PinCheckProps, PinPadProps } from '@fleetgis/ui/PinPad'
import type { TopUpPanelProps } from '@fleetgis/ui/TopUpPanel'
import type { TransactionHistoryProps } from '@fleetgis/ui/TransactionHistory'
import type { TripDetailProps } from '@fleetgis/ui/TripDetail'
import type { TripListProps } from '@fleetgis/ui/TripList'
import { defineElement } from './ElementDefinition.ts'

/** The elements by tag name. Their code is fetched when the first of a kind is in the page. */
export const DEFINITIONS = {
  'fleet-admin-map': defineElement<AdminMapProps>()({
    load: () => import('@fleetgis/ui/AdminMap').then(({ AdminMap }) => AdminMap),
    attributes: {
      userId: 'text',
      groupId: 'text',
      appId: 'text',
      chatPollMs: 'number',
      isStandalone: 'flag',
      asksChanges: 'flag',
    },
    properties: ['refresh', 'imageHosts', 'cluster'],
    events: { onTripRefused: 'listened' },
    required: ['userId', 'groupId', 'appId'],
    isFilling: true,
  }),
  'fleet-approval-panel': defineElement<ApprovalPanelProps>()({
    load: () => import('@fleetgis/ui/ApprovalPanel').then(({ ApprovalPanel }) => ApprovalPanel),
    attributes: { userId: 'text', groupId: 'text', scroller: 'text' },
    properties: ['filters', 'imageHosts'],
    events: { onFiltersChange: 'listened', onDecided: 'listened', onSave: 'listened' },
    required: ['userId', 'groupId'],
  }),
  'fleet-assign-panel': defineElement<AssignPanelProps>()({
    load: () => import('@fleetgis/ui/AssignPanel').then(({ AssignPanel }) => AssignPanel),
    attributes: { userId: 'text', groupId: 'text' },
    properties: ['booking'],
    events: { onAssigned: 'always', onClose: 'listened' },
    required: ['userId', 'groupId', 'booking'],
  }),
  'fleet-booking-card': defineElement<BookingCardProps>()({
    load: () => import('@fleetgis/ui/BookingCard').then(({ BookingCard }) => BookingCard),
    attributes: {
      audience: 'text',
      running: 'text',
      outcomeUnknown: 'text',
      done: 'text',
      blocked: 'text',
      isChecking: 'flag',
      isLocked: 'flag',
      navigation: 'text',
      isBrief: 'flag',
      withoutAction: 'text',
    },
    properties: ['booking', 'imageHosts'],
    events: { onAction: 'listened', onOpenDetail: 'listened', onOpenChat: 'listened', onCheck: 'listened' },
    required: ['audience', 'booking'],
    isView: true,
  }),
  'fleet-booking-list': defineElement<BookingListProps>()({
    load: () => import('@fleetgis/ui/BookingList').then(({ BookingList }) => BookingList),
    attributes: {
      audience: 'text',
      userId: 'text',
      groupId: 'text',
      appId: 'text',
      refresh: 'number',
      chatPollMs: 'number',
      isCovered: 'flag',
      scroller: 'text',
      navigation: 'text',
    },
    properties: ['filters', 'imageHosts'],
    events: {
      onFiltersChange: 'listened',
      onChanged: 'listened',
      onOpenDetail: 'listened',
      onOpenChat: 'listened',
      onAssign: 'listened',
      onReload: 'listened',
    },
    required: ['audience', 'userId'],
  }),
  'fleet-chat-inbox': defineElement<ChatInboxProps>()({
    load: () => import('@fleetgis/ui/ChatInbox').then(({ ChatInbox }) => ChatInbox),
    attributes: { appId: 'text', userId: 'text', pollMs: 'number', notifiesNew: 'flag' },
    properties: ['open', 'imageHosts'],
    events: { onOpen: 'always', onBack: 'always', onSend: 'listened' },
    required: ['appId', 'userId'],
    isFilling: true,
  }),
  'fleet-chat-panel': defineElement<ChatPanelProps>()({
    load: () => import('@fleetgis/ui/ChatPanel').then(({ ChatPanel }) => ChatPanel),
    attributes: { name: 'text', bookingId: 'text', isOperator: 'flag' },
    properties: ['chat', 'imageHosts', 'quickReplies'],
    events: { onSend: 'listened', onBack: 'listened' },
    required: ['chat'],
    isFilling: true,
  }),
  'fleet-driver-panel': defineElement<DriverPanelProps>()({
    load: () => import('@fleetgis/ui/DriverPanel').then(({ DriverPanel }) => DriverPanel),
    attributes: { userId: 'text', groupId: 'text', page: 'text', scroller: 'text' },
    properties: ['filters', 'imageHosts', 'topUpAmounts'],
    events: { onFiltersChange: 'listened' },
    required: ['userId', 'groupId', 'page'],
  }),
  'fleet-figures-panel': defineElement<FiguresPanelProps>()({
    load: () => import('@fleetgis/ui/FiguresPanel').then(({ FiguresPanel }) => FiguresPanel),
    attributes: { userId: 'text', groupId: 'text' },
    properties: ['filters', 'topAdmins'],
    events: { onFiltersChange: 'listened' },
    required: ['userId', 'groupId', 'topAdmins'],
  }),
  'fleet-home-map': defineElement<HomeMapProps>()({
    load: () => import('@fleetgis/ui/HomeMap').then(({ HomeMap }) => HomeMap),
    attributes: {},
    properties: [
      'filters',
      'initialView',
      'initialPanel',
      'refresh',
      'cluster',
      'driverHrefOf',
      'groupHrefOf',
      'vehicleHrefOf',
      'tripHrefOf',
    ],
    events: {
      onFiltersChange: 'listened',
      onView: 'listened',
      onPanel: 'listened',
      onTripRefused: 'listened',
    },
    required: [],
    isFilling: true,
  }),
  'fleet-location-table': defineElement<LocationTableProps>()({
    load: () => import('@fleetgis/ui/LocationTable').then(({ LocationTable }) => LocationTable),
    attributes: { list: 'text', search: 'text', visibility: 'text' },
    properties: ['filters'],
    events: { onFiltersChange: 'listened' },
    required: [],
  }),
  'fleet-map': defineElement<FleetMapProps>()({
    load: () => import('@fleetgis/ui/FleetMap').then(({ FleetMap }) => FleetMap),
    attributes: {
      tripLayer: 'text',
      selectedTripId: 'text',
      currentTripId: 'text',
      highlightedId: 'text',
      iconWidth: 'number',
      maxVehicles: 'number',
      quietBefore: 'text',
      label: 'text',
      cluster: 'flag',
      hasList: 'flag',
      scrollZoom: 'flag',
    },
    properties: [
      'vehicles',
      'trips',
      'view',
      'fit',
      'places',
      'panel',
      'labels',
      'nameOf',
      'driverOf',
      'groupNames',
      'groupHrefOf',
      'tripHrefOf',
      'gray',
      'settings',
      'isInteractive',
      'loading',
    ],
    events: {
      onView: 'listened',
      onPanel: 'listened',
      onHover: 'listened',
      onTripRefused: 'listened',
      onListOpen: 'listened',
    },
    nullable: ['panel'],
    required: ['vehicles'],
    isFilling: true,
    isView: true,
  }),
  'fleet-owner-map': defineElement<OwnerMapProps>()({
    load: () => import('@fleetgis/ui/OwnerMap').then(({ OwnerMap }) => OwnerMap),
    attributes: { ownerId: 'text', tripsHref: 'text' },
    properties: ['filters', 'refresh', 'imageHosts', 'cluster'],
    events: { onFiltersChange: 'listened', onTripRefused: 'listened' },
    required: ['ownerId'],
    isFilling: true,
  }),
  'fleet-pin-change': defineElement<PinChangeProps>()({
    load: () => import('@fleetgis/ui/PinPad').then(({ PinChange }) => PinChange),
    attributes: { userId: 'text', groupId: 'text', lockedCode: 'number', autoFocus: 'flag' },
    properties: [],
    events: { onChanged: 'listened' },
    required: ['userId', 'groupId'],
  }),
  'fleet-pin-check': defineElement<PinCheckProps>()({
    load: () => import('@fleetgis/ui/PinPad').then(({ PinCheck }) => PinCheck),
    attributes: {
      userId: 'text',
      groupId: 'text',
      label: 'text',
      description: 'text',
      lockedCode: 'number',
      autoFocus: 'flag',
    },
    properties: [],
    events: { onAccepted: 'always' },
    required: ['userId', 'groupId'],
  }),
  'fleet-pin-pad': defineElement<PinPadProps>()({
    load: () => import('@fleetgis/ui/PinPad').then(({ PinPad }) => PinPad),
    attributes: { label: 'text', description: 'text', autoFocus: 'flag' },
    // A function with a result, so not an event.
    properties: ['onComplete'],
    events: {},
    required: ['onComplete'],
    isView: true,
  }),
  'fleet-top-up-panel': defineElement<TopUpPanelProps>()({
    load: () => import('@fleetgis/ui/TopUpPanel').then(({ TopUpPanel }) => TopUpPanel),
    attributes: { userId: 'text', groupId: 'text', lockedCode: 'number', scroller: 'text' },
    properties: ['filters', 'imageHosts', 'topUpAmounts'],
    events: { onFiltersChange: 'listened', onToppedUp: 'listened' },
    required: ['userId', 'groupId'],
  }),
  'fleet-transaction-history': defineElement<TransactionHistoryProps>()({
    load: () =>
      import('@fleetgis/ui/TransactionHistory').then(({ TransactionHistory }) => TransactionHistory),
    attributes: {
      model: 'text',
      driverKey: 'text',
      groupId: 'text',
      userId: 'text',
      groupName: 'text',
      checksSums: 'flag',
      isFramed: 'flag',
    },
    properties: ['defaultPeriod', 'canExport', 'tripHrefOf'],
    events: { onSave: 'listened', onGroupRead: 'listened', onOtherGroup: 'listened' },
    required: ['model', 'driverKey', 'groupId'],
  }),
  'fleet-trip-detail': defineElement<TripDetailProps>()({
    load: () => import('@fleetgis/ui/TripDetail').then(({ TripDetail }) => TripDetail),
    attributes: {
      audience: 'text',
      userId: 'text',
      bookingKey: 'text',
      tripId: 'text',
      vehicleId: 'text',
      driverKey: 'text',
      groupId: 'text',
      status: 'number',
      isGone: 'flag',
    },
    properties: ['imageHosts'],
    events: { onClose: 'listened' },
    required: ['audience', 'userId'],
  }),
  'fleet-trip-list': defineElement<TripListProps>()({
    load: () => import('@fleetgis/ui/TripList').then(({ TripList }) => TripList),
    attributes: { ownerId: 'text', page: 'number', mapHref: 'text' },
    properties: ['filters', 'imageHosts'],
    events: { onFiltersChange: 'listened', onPage: 'listened' },
    required: ['ownerId'],
  }),
} as const

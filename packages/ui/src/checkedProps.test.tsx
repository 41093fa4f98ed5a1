import { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BookingCard } from './areas/bookings/BookingCard/BookingCard.tsx'
import { BookingList } from './areas/bookings/BookingList/BookingList.tsx'
import { ChatPanel } from './areas/chat/ChatPanel/ChatPanel.tsx'
import { ChatPanelView } from './areas/chat/ChatPanel/ChatPanelView.tsx'
import { ConversationList } from './areas/chat/ConversationList/ConversationList.tsx'
import { DriverPanel } from './areas/drivers/DriverPanel/DriverPanel.tsx'
import { AdminPanel } from './areas/groups/AdminPanel/AdminPanel.tsx'
import { OwnerMap } from './areas/map/OwnerMap/OwnerMap.tsx'
import { PaymentResult } from './areas/payments/PaymentResult/PaymentResult.tsx'
import { LocationTable } from './areas/places/LocationTable/LocationTable.tsx'
import { LocationTableView } from './areas/places/LocationTable/LocationTableView.tsx'
import { PolicyPage } from './areas/policies/PolicyPage/PolicyPage.tsx'
import { TripDetail } from './areas/trips/TripDetail/TripDetail.tsx'
import { TripDetailSheet } from './areas/trips/TripDetail/TripDetailSheet.tsx'
import { PinChange } from './areas/wallet/PinPad/PinChange.tsx'
import { PinCheck } from './areas/wallet/PinPad/PinCheck.tsx'
import { TopUp } from './areas/wallet/TopUp/TopUp.tsx'
import { TransactionHistory } from './areas/wallet/TransactionHistory/TransactionHistory.tsx'
import { TransactionHistoryView } from './areas/wallet/TransactionHistory/TransactionHistoryView.tsx'
import { FleetMap } from './map/FleetMap.tsx'
import { FleetProvider } from './provider/FleetProvider.tsx'
import { noClient } from './provider/noClient.ts'

test.each<[string, ComponentType<never>, string, string]>([
  [
    'TripDetail',
    TripDetail,
    'audience',
    'TripDetail: audience is "no". Give driver, passenger, admin, owner, map.',
  ],
  [
    'TripDetailSheet',
    TripDetailSheet,
    'audience',
    'TripDetail: audience is "no". Give driver, passenger, admin, owner, map.',
  ],
  ['DriverPanel', DriverPanel, 'page', 'DriverPanel: page is "no". Give panel, screen.'],
  [
    'AdminPanel',
    AdminPanel,
    'panel',
    'AdminPanel: panel is "no". Give map, drivers, topUp, approval, other.',
  ],
  ['PaymentResult', PaymentResult, 'result', 'PaymentResult: result is "no". Give success, cancel, fail.'],
  [
    'PolicyPage',
    PolicyPage,
    'app',
    'PolicyPage: app is "no". Give driver, passenger, collaboration, kilometer, ',
  ],
  [
    'TransactionHistory',
    TransactionHistory,
    'model',
    'TransactionHistory: model is "no". Give console, wallet.',
  ],
])('%s names the values of a prop that is none of them', (_name, widget, prop, sentence) => {
  const Widget = widget as ComponentType<Record<string, unknown>>
  expect(() =>
    renderToString(
      <FleetProvider client={noClient} queryClient={new QueryClient()}>
        <Widget {...{ userId: 'u', groupId: 'G', driverKey: 'D', children: () => null, [prop]: 'no' }} />
      </FleetProvider>,
    ),
  ).toThrow(sentence)
})

const booking = { key: 'K-1', status: 1 }
const ids = { appId: '001', userId: 'u' }

test.each<[string, ComponentType<never>, object, string]>([
  ['no chat', ChatPanel, {}, 'ChatPanel: chat has no appId (a text), userId (a text), bookingKey (a text).'],
  ['a chat as text', ChatPanel, { chat: 'K-1' }, 'ChatPanel: chat has no appId (a text)'],
  ['a chat of nothing', ChatPanel, { chat: ids }, 'ChatPanel: chat has no bookingKey (a text).'],
  [
    'a transport without send',
    ChatPanel,
    { chat: { userId: 'u', list: () => {} } },
    'ChatPanel: chat has no send (a function), subscribe (a function).',
  ],
  ['no messages', ChatPanelView, { onSend: () => {} }, 'ChatPanelView: it has no messages (a list).'],
  ['another list', LocationTable, { list: 'all' }, 'LocationTable: list is "all". Give saved, review.'],
  [
    'no functions',
    LocationTableView,
    { page: 1, pages: 1, pageItems: [] },
    'LocationTableView: it has no onPage (a function), onSave (a function), onVisibility (a function).',
  ],
  [
    'no driver',
    TransactionHistory,
    { model: 'wallet', groupId: 'G' },
    'TransactionHistory: it has no driverKey (a text).',
  ],
  [
    'another period',
    TransactionHistory,
    { model: 'wallet', driverKey: 'D', groupId: 'G', defaultPeriod: 'year' },
    'TransactionHistory: defaultPeriod is "year". Give today, week, month, range.',
  ],
  [
    'no period',
    TransactionHistoryView,
    { page: 1, onPage: () => {}, onPeriod: () => {} },
    'TransactionHistoryView: period has no option (a text).',
  ],
  [
    'no booking',
    TripDetail,
    { audience: 'driver', userId: 'u' },
    'TripDetail: it has no bookingKey (a text).',
  ],
  ['no trip', TripDetail, { audience: 'owner', userId: 'u' }, 'TripDetail: it has no vehicleId (a text).'],
  [
    'no driver of a map',
    TripDetail,
    { audience: 'map', userId: 'u' },
    'TripDetail: it has no driverKey (a text), groupId (a text).',
  ],
  ['no group', BookingList, { audience: 'admin', userId: 'u' }, 'BookingList: it has no groupId (a text).'],
  [
    'a date and no list',
    BookingCard,
    { audience: 'driver', booking: { ...booking, createdAt: new Date(), stops: 'Sule' } },
    'BookingCard: booking has no createdAt (a text), stops (a list).',
  ],
  [
    'hosts as a text',
    BookingCard,
    { audience: 'driver', booking, imageHosts: 'fleet.example' },
    'BookingCard: it has no imageHosts (a list).',
  ],
  [
    'replies as a text',
    ChatPanel,
    { chat: { ...ids, bookingKey: 'K' }, quickReplies: 'Yes' },
    'ChatPanel: it has no quickReplies (a list).',
  ],
  [
    'another screen',
    ChatPanel,
    { chat: { ...ids, bookingKey: 'K', screen: 'drivers' } },
    'ChatPanel: screen is "drivers". Give driverBooking, passengerBooking, passengerPage, operator.',
  ],
  ['a number', LocationTable, { search: 12 }, 'LocationTable: it has no search (a text).'],
  [
    'another control',
    LocationTable,
    { visibility: 'icon' },
    'LocationTable: visibility is "icon". Give eye, switch.',
  ],
  [
    'no PIN owner',
    PinCheck,
    {},
    'PinCheck: it has no userId (a text), groupId (a text), onAccepted (a function).',
  ],
  ['no user', PinChange, { groupId: 'G' }, 'PinChange: it has no userId (a text).'],
  ['no user of a map', OwnerMap, {}, 'OwnerMap: it has no ownerId (a text).'],
  [
    'no group of drivers',
    DriverPanel,
    { page: 'panel', userId: 'u' },
    'DriverPanel: it has no groupId (a text).',
  ],
  [
    'a number as an id',
    TopUp,
    { driverKey: 1, groupId: 'G', userId: 'u' },
    'TopUp: it has no driverKey (a text).',
  ],
  [
    'no app',
    ConversationList,
    { userId: 'u' },
    'ConversationList: it has no appId (a text), onOpen (a function).',
  ],
  ['trips by id', FleetMap, { vehicles: [], trips: {} }, 'FleetMap: it has no trips (a list).'],
])('%s: the widget names what it has not', (_name, widget, props, sentence) => {
  const Widget = widget as ComponentType<object>
  expect(() =>
    renderToString(
      <FleetProvider client={noClient} queryClient={new QueryClient()}>
        <Widget {...props} />
      </FleetProvider>,
    ),
  ).toThrow(sentence)
})

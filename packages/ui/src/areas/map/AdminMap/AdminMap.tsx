import { useState } from 'react'
import { MapMiddle } from '../../../map/panels/MapOver.ts'
import { ReloadCard } from '../../../primitives/feedback/ReloadCard.tsx'
import { lazily } from '../../../primitives/lazily.tsx'
import { rootProps } from '../../../primitives/rootProps.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import type { ChatBooking } from '../../trips/index.ts'
import type { DriverMapOptions } from '../parts/DriverMap.tsx'
import { AdminMapView } from './AdminMapView.tsx'
import { type AdminMapTarget, useAdminMap } from './useAdminMap.ts'

export interface AdminMapProps extends AdminMapTarget, DriverMapOptions {
  /** The map is the whole page: without the admin's groups only an error card shows (ERR-32). */
  isStandalone?: boolean | undefined
  /** Milliseconds between two polls of a chat; 5 s by default. */
  chatPollMs?: number | undefined
}

const NO_HOSTS: readonly string[] = []

/** Loaded when they open. */
const DriversPanel = lazily(() => import('./DriversPanel.tsx').then((file) => file.DriversPanel))
const TripDetailSheet = lazily(() => import('../../trips/index.ts').then((file) => file.TripDetailSheet))
const ChatSheet = lazily(() => import('../../chat/index.ts').then((file) => file.ChatSheet))

/**
 * The map of a group's admin: drivers every 30 s, one layer of trips or bookings at a time, lists of drivers, details
 * and chat (PMAP-01 to PMAP-43). It fills its container. Unmounting it resets dates, search and layers (PMAP-32,
 * PMAP-33).
 */
export const AdminMap = inBoundary('AdminMap', ConnectedMap, ['userId', 'groupId'], {
  userId: 'text',
  groupId: 'text',
  appId: 'text',
})

function ConnectedMap(props: AdminMapProps) {
  const { userId, groupId, appId, isStandalone = false, imageHosts, cluster, chatPollMs } = props
  const { groupsFailure, ...map } = useAdminMap(props)
  const [chat, setChat] = useState<ChatBooking>()
  const { panel } = map.state
  const detailOf = panel?.name === 'detail' ? panel.id : undefined
  /** The driver of the open detail, with the group of that moment: the next answer may be without the driver. */
  const [opened, setOpened] = useState<{ id?: string | undefined; groupId?: string | undefined }>({})
  if (opened.id !== detailOf)
    setOpened({ id: detailOf, groupId: detailOf === undefined ? undefined : map.groupOf(detailOf) })

  if (isStandalone && groupsFailure !== undefined)
    return (
      <MapMiddle>
        <ReloadCard {...rootProps(props)} message={groupsFailure} />
      </MapMiddle>
    )

  const close = () => map.dispatch({ type: 'panelClosed', name: 'detail' })
  return (
    <>
      <AdminMapView
        {...rootProps(props)}
        {...map}
        renderDrivers={(list) => (
          <DriversPanel
            {...list}
            key={list.status ?? 'trips'}
            filter={map.filter}
            imageHosts={imageHosts ?? NO_HOSTS}
          />
        )}
        imageHosts={imageHosts}
        cluster={cluster}
        onTripRefused={props.onTripRefused}
      />
      {panel?.name === 'detail' && !chat ? (
        <TripDetailSheet
          audience="map"
          userId={userId}
          driverKey={panel.id}
          groupId={opened.groupId ?? groupId}
          imageHosts={imageHosts}
          onChat={({ booking }) => setChat(booking)}
          onClose={close}
        />
      ) : null}
      {chat ? (
        <ChatSheet
          chat={{ appId, userId, bookingKey: chat.key, screen: 'operator', pollMs: chatPollMs }}
          name={chat.name}
          bookingId={chat.id}
          isOperator
          imageHosts={imageHosts}
          onClose={() => setChat(undefined)}
        />
      ) : null}
    </>
  )
}

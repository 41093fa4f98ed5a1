'use client'

import { WidgetBoundary } from '../../../remote/WidgetBoundary.tsx'
import { TripDetailView, type TripDetailViewProps } from './TripDetailView.tsx'
import { type TripDetailInput, useTripDetail } from './useTripDetail.ts'

/** What a detail is asked with, and how it stands on the page. */
export type TripDetailProps = TripDetailInput &
  Pick<TripDetailViewProps, 'imageHosts' | 'onClose' | 'className'>

/**
 * The detail of a booking or a trip, a receipt once it is complete, as a page or a part of one; `TripDetailSheet` is
 * the same over a page. Source: BKD-01 to BKD-20, TRIP-06, TRIP-09, CF-46.
 */
export function TripDetail(props: TripDetailProps) {
  return (
    <WidgetBoundary name="TripDetail">
      <ConnectedDetail {...props} />
    </WidgetBoundary>
  )
}

function ConnectedDetail(props: TripDetailProps) {
  const { imageHosts, onClose, className } = props
  return (
    <TripDetailView
      {...useTripDetail(props)}
      imageHosts={imageHosts}
      onClose={onClose}
      className={className}
    />
  )
}

import { type RootProps, rootProps } from '../../../primitives/rootProps.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import { TripDetailView, type TripDetailViewProps } from './TripDetailView.tsx'
import { type TripDetailInput, useTripDetail } from './useTripDetail.ts'

/** The target of a detail, and its display options. */
export type TripDetailProps = TripDetailInput &
  Pick<TripDetailViewProps, 'imageHosts' | 'onClose'> &
  RootProps

/**
 * The detail of a booking or a trip, a receipt once it is complete. Renders inside a page; `TripDetailSheet` renders
 * over it. Source: BKD-01 to BKD-20, TRIP-06, TRIP-09, CF-46.
 */
export const TripDetail = inBoundary('TripDetail', ConnectedDetail)

function ConnectedDetail(props: TripDetailProps) {
  const { imageHosts, onClose } = props
  return (
    <TripDetailView
      {...rootProps(props)}
      {...useTripDetail(props)}
      imageHosts={imageHosts}
      onClose={onClose}
    />
  )
}

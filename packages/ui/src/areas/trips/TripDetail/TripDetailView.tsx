import { detailLink, showsDriverPhoto } from '@fleetgis/domain/bookings'
import type { TripDetail } from '@fleetgis/domain/trips'
import X from 'lucide-react/icons/x'
import { useId } from 'react'
import { styled } from 'styled-components'
import { checkModel } from '../../../checkProps.ts'
import { IconButton } from '../../../primitives/actions/IconButton.tsx'
import { type RootProps, rootProps } from '../../../primitives/rootProps.ts'
import { useText } from '../../../provider/FleetContext.ts'
import type { LoadingProps } from '../../../remote/calls/LoadingProps.ts'
import { FailureCard } from '../../../remote/failures/FailureCard.tsx'
import { StaleBanner } from '../../../remote/failures/StaleBanner.tsx'
import { WidgetBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import { stack } from '../../../theme/looks.ts'
import { widgetTitle } from '../../../theme/widgetTitle.ts'
import { tripsWords } from '../words.ts'
import { NoTrip } from './NoTrip.tsx'
import { printAlone } from './printAlone.ts'
import { TripDetailActions } from './TripDetailActions.tsx'
import { TripDetailBody, type TripDetailBodyProps } from './TripDetailBody.tsx'
import { TripDetailSkeleton } from './TripDetailSkeleton.tsx'

export interface TripDetailViewProps extends RootProps, LoadingProps, Omit<TripDetailBodyProps, 'detail'> {
  /** The detail; undefined while loading or after a failure. */
  detail: TripDetail | undefined
  /** The container provides the title, the x, Print and Close. */
  isFramed?: boolean | undefined
  /** Prints; without it there is no button. */
  onPrint?: (() => void) | undefined
  /** Called when the detail is dismissed. Without it there is no x and no Close: the container has its own. */
  onClose?: (() => void) | undefined
}

/** The pure view of a booking or trip detail: a receipt at 5, 9 and 10. Source: BKD-01 to BKD-15, CF-46. */
export function TripDetailView(props: TripDetailViewProps) {
  return (
    <WidgetBoundary name="TripDetail">
      <Detail {...props} />
    </WidgetBoundary>
  )
}

/** What a detail cannot do without. */
const LISTS = { imageHosts: 'list?' } as const
const NEEDED = { pickup: 'text', stops: 'list', dropOff: 'text', extras: 'list' } as const

function Detail(props: TripDetailViewProps) {
  checkModel('TripDetail', 'it', props, LISTS)
  if (props.detail !== undefined) checkModel('TripDetail', 'detail', props.detail, NEEDED)
  const { detail, status, failure, staleness, onRetry, isFetching = false, isFramed = false } = props
  const t = useText(tripsWords)
  const titleId = useId()
  const title = t(`tripDetail.${detailLink(status)}`)

  return (
    <Sheet
      {...rootProps(props)}
      aria-labelledby={titleId}
      aria-busy={isFetching && !detail && !failure ? true : undefined}
      data-component="TripDetail"
      data-framed={isFramed || undefined}
    >
      <Head>
        <h2 id={titleId}>{title}</h2>
        {showsDriverPhoto(status) && !isFramed && props.onClose ? (
          <IconButton label={t('common.close')} onPress={props.onClose}>
            <X size={18} aria-hidden />
          </IconButton>
        ) : null}
      </Head>
      <StaleBanner staleness={staleness} onRetry={onRetry} isFetching={isFetching} />
      {detail ? (
        <TripDetailBody {...props} detail={detail} />
      ) : failure ? (
        <>
          <FailureCard
            message={failure}
            isSignedOut={props.isSignedOut}
            onRetry={onRetry}
            isRetrying={isFetching}
          />
          <NoTrip />
        </>
      ) : (
        <TripDetailSkeleton />
      )}
      {isFramed ? null : (
        <Foot>
          <TripDetailActions onPrint={detail && props.onPrint} onClose={props.onClose} />
        </Foot>
      )}
    </Sheet>
  )
}

const Sheet = styled.article`
  ${stack}
  ${printAlone}
  gap: var(--fleet-space-5);
  max-width: 480px;
  margin-inline: auto;
  padding: var(--fleet-space-2) var(--fleet-space-5) var(--fleet-space-5);
  border: 1px solid var(--fleet-card-border);
  border-radius: var(--fleet-radius-l);
  background: var(--fleet-card-background);

  &[data-framed] {
    max-width: none;
    padding: 0;
    border: 0;
    background: none;
  }

  @media print {
    --fleet-color-text: #000;
    --fleet-color-text-muted: #444;
    --fleet-color-line: #bbb;
    --fleet-color-surface: #fff;
    --fleet-color-sunken: #fff;
    --fleet-color-accent: #000;
    --fleet-color-accent-soft: #eee;
    --fleet-color-green: #0a6b3d;
    --fleet-color-red: #a61b1b;
    --fleet-color-gray: #666;
    --fleet-color-control: #666;

    max-width: none;
    border: 0;
    background: #fff;

    && [data-component='Badge'] {
      border-color: currentcolor;
      background: none;
      color: #000;
    }
  }
`

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--fleet-space-2);
  min-height: var(--fleet-control-height);
  margin-inline-end: calc(-1 * var(--fleet-space-2));

  > h2 {
    ${widgetTitle}
  }

  [data-framed] > & {
    display: none;
  }
  @media print {
    [data-framed] > & {
      display: flex;
    }
    button {
      display: none;
    }
  }
`

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--fleet-space-2);
  padding-top: var(--fleet-space-4);
  border-top: 1px solid var(--fleet-color-line);

  @media print {
    display: none;
  }
`

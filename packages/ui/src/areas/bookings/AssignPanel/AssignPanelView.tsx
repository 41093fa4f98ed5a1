import {
  type AssignCandidate,
  type AssignOffer,
  type AssignRadius,
  type Booking,
  candidatesByDistance,
} from '@fleetgis/domain/bookings'
import { driverLabel } from '@fleetgis/domain/drivers'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { isFocusLost } from '../../../focus/focusOrder.ts'
import { useShownText } from '../../../i18n/useShownText.ts'
import { Button } from '../../../primitives/actions/Button.tsx'
import { LoadingBar } from '../../../primitives/feedback/LoadingBar.tsx'
import { ConfirmDialog } from '../../../primitives/overlays/ConfirmDialog.tsx'
import { type RootProps, rootProps, useSharedRef } from '../../../primitives/rootProps.ts'
import { useText } from '../../../provider/FleetContext.ts'
import type { LoadingProps } from '../../../remote/calls/LoadingProps.ts'
import { FailureCard } from '../../../remote/failures/FailureCard.tsx'
import { widgetTitle } from '../../../theme/widgetTitle.ts'
import { bookingsWords } from '../words.ts'
import { AssignFilters, type AssignFiltersProps } from './AssignFilters.tsx'
import { AssignMap } from './AssignMap.tsx'
import { AssignNotice, type AssignNoticeProps } from './AssignNotice.tsx'
import { canChoose, isUnderWay } from './AssignState.ts'
import { AssignWay } from './AssignWay.tsx'
import { CandidateList } from './CandidateList.tsx'

export interface AssignPanelViewProps extends RootProps, LoadingProps, AssignFiltersProps, AssignNoticeProps {
  /** The booking to assign. */
  booking: Pick<Booking, 'id' | 'pickup' | 'dropOff'>
  /** The candidate drivers and the booking's route; undefined while loading or after a failure. */
  offer: AssignOffer | undefined
  /** The radius of the drivers in `offer`, in km, while those of another radius or search are loading. */
  previousRadius?: AssignRadius | undefined
  /** Called when a driver is chosen and confirmed. */
  onAssign: (candidate: AssignCandidate) => void
  /** Called when the panel is dismissed. */
  onClose: () => void
  /** The container provides the title and Close. */
  isFramed?: boolean | undefined
}

/** The pure view of the driver choice: search, radius, map, list and outcome. Source: ASG-01 to ASG-06. */
export function AssignPanelView(props: AssignPanelViewProps) {
  const { booking, offer, state, radius, failure, isFetching = false, isFramed = false } = props
  const t = useText(bookingsWords)
  const shown = useShownText()
  const titleId = useId()
  const panel = useRef<HTMLElement>(null)
  useSharedRef(props.ref, panel)
  const { step } = state
  // The drivers, or Ask again, go with the answer. After the question the focus returns to the driver's button.
  useEffect(() => {
    if (step !== 'choosing' && step !== 'sending' && isFocusLost()) panel.current?.focus()
  }, [step])
  const [selectedKey, setSelectedKey] = useState<string>()
  const [litKey, setLitKey] = useState<string>()
  const [asked, setAsked] = useState<AssignCandidate>()
  const candidates = useMemo(() => offer && candidatesByDistance(offer.candidates), [offer])
  const isOver = state.step === 'gone' || state.step === 'done'
  const choice = { candidates, selectedKey, litKey, onLight: setLitKey, onSelect: setSelectedKey }

  return (
    <Panel
      {...rootProps(props)}
      ref={panel}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-busy={isUnderWay(state) || undefined}
      data-component="AssignPanel"
      data-step={state.step}
      data-framed={isFramed || undefined}
    >
      <Inner data-narrow={isOver || failure !== undefined || undefined}>
        <h2 id={titleId} hidden={isFramed}>
          {t('assign.title')}
        </h2>
        <AssignNotice {...props} />
        {isOver ? (
          <AssignWay booking={booking} offer={offer} />
        ) : (
          <Columns data-failed={failure !== undefined || undefined}>
            <AssignWay booking={booking} offer={offer} />
            {failure === undefined ? <AssignMap {...choice} offer={offer} /> : null}
            <div data-part="choose">
              {/* Another search may succeed after a failure. */}
              {failure === undefined || props.onRetry ? <AssignFilters {...props} /> : null}
              {failure === undefined ? (
                <>
                  <LoadingBar isLoading={isFetching} />
                  <CandidateList
                    {...choice}
                    radius={radius}
                    previousRadius={props.previousRadius}
                    isSearched={props.search.trim() !== ''}
                    sendingKey={isUnderWay(state) ? state.candidate.key : undefined}
                    isDisabled={!canChoose(state) || props.blocked !== undefined}
                    onChoose={setAsked}
                    onRadiusChange={props.onRadiusChange}
                  />
                </>
              ) : (
                <FailureCard
                  message={failure}
                  isSignedOut={props.isSignedOut}
                  onRetry={props.onRetry}
                  isRetrying={isFetching}
                />
              )}
            </div>
          </Columns>
        )}
        {isFramed ? null : (
          <Foot>
            <Button onPress={props.onClose} isDisabled={isUnderWay(state)}>
              {t('common.close')}
            </Button>
          </Foot>
        )}
      </Inner>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={t('assign.confirm', { booking: booking.id, driver: shown(asked ? driverLabel(asked) : '') })}
        confirmLabel={t('assign.assign')}
        cancelLabel={t('common.no')}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          setAsked(undefined)
          if (asked) props.onAssign(asked)
        }}
      >
        {t('assign.confirmText')}
      </ConfirmDialog>
    </Panel>
  )
}

const Panel = styled.section`
  container-type: inline-size;
  width: 100%;
  outline: none;
  color: var(--fleet-color-text);
`

const Inner = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fleet-space-4);

  /* Without a map the wide layout is not needed. */
  &[data-narrow] {
    max-width: 640px;
  }
  > h2 {
    ${widgetTitle}
  }
  > h2[hidden] {
    display: none;
  }
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fleet-space-4);

  @container (min-width: 720px) {
    grid-template: 'map way' auto 'map choose' 1fr / minmax(0, 1.2fr) minmax(320px, 1fr);
    column-gap: var(--fleet-space-6);

    > [data-part='booking'] {
      grid-area: way;
    }
    > [data-part='map'] {
      grid-area: map;
    }
    > [data-part='choose'] {
      grid-area: choose;
    }
    &[data-failed] {
      grid-template: 'way' auto 'choose' auto / minmax(0, 1fr);
    }
  }
`

const Foot = styled.footer`
  display: flex;
  justify-content: flex-end;
  padding-top: var(--fleet-space-3);
  border-top: 1px solid var(--fleet-color-line);
`

import { type AssignCandidate, type AssignRadius, widerRadius } from '@fleetgis/domain/bookings'
import UserSearch from 'lucide-react/icons/user-search'
import { styled } from 'styled-components'
import { LeavingButton } from '../../../primitives/actions/LeavingButton.tsx'
import { EmptyState } from '../../../primitives/feedback/EmptyState.tsx'
import { SkeletonRow } from '../../../primitives/feedback/SkeletonRow.tsx'
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { plainList } from '../../../theme/looks.ts'
import { bookingsWords } from '../words.ts'
import { CandidateRow, type CandidateRowProps } from './CandidateRow.tsx'
import { useDrawnRows } from './useDrawnRows.ts'

export interface CandidateListProps
  extends Pick<CandidateRowProps, 'isDisabled' | 'onLight' | 'onSelect' | 'onChoose'> {
  /** The nearest first; undefined while loading. */
  candidates: readonly AssignCandidate[] | undefined
  radius: AssignRadius
  /** The radius of the candidates, while those of another radius or search are loading. */
  previousRadius: AssignRadius | undefined
  /** A search text is set. */
  isSearched: boolean
  selectedKey: string | undefined
  /** The driver of the assignment in progress. */
  sendingKey: string | undefined
  /** The driver whose row or dot has the pointer or the focus. */
  litKey: string | undefined
  onRadiusChange: (event: { radius: AssignRadius }) => void
}

/** The candidate drivers, by distance. ASG-04, ASG-05. */
export function CandidateList(props: CandidateListProps) {
  const { candidates, radius, previousRadius } = props
  const t = useText(bookingsWords)
  // That no driver was found says nothing about another radius or search.
  if (!candidates || (candidates.length === 0 && previousRadius !== undefined)) return <Waiting />
  if (candidates.length === 0) {
    const wider = widerRadius(radius)
    return (
      <EmptyState
        icon={<UserSearch size={28} strokeWidth={1.5} aria-hidden />}
        message={props.isSearched ? t('assign.noMatch') : t('assign.empty', { radius })}
        action={
          wider === undefined ? undefined : (
            <LeavingButton onPress={() => props.onRadiusChange({ radius: wider })}>
              {t('assign.widen', { radius: wider })}
            </LeavingButton>
          )
        }
      >
        {t('assign.emptyHint')}
      </EmptyState>
    )
  }
  return (
    <>
      <Count role="status">
        {t('assign.candidates', { count: candidates.length, radius: previousRadius ?? radius })}
      </Count>
      <Rows {...props} candidates={candidates} />
    </>
  )
}

function Rows(props: CandidateListProps & { candidates: readonly AssignCandidate[] }) {
  const { candidates, selectedKey, isDisabled, onLight, onSelect, onChoose } = props
  const row = { isDisabled, onLight, onSelect, onChoose }
  const t = useText(bookingsWords)
  const selected = selectedKey === undefined ? -1 : candidates.findIndex(({ key }) => key === selectedKey)
  const drawn = useDrawnRows(candidates.length, selected + 1)
  return (
    <List aria-label={t('assign.list')}>
      {candidates.slice(0, drawn).map((candidate, place) => (
        <CandidateRow
          {...row}
          key={candidate.key}
          candidate={candidate}
          place={place + 1}
          isLit={candidate.key === props.litKey}
          isSelected={candidate.key === selectedKey}
          isSending={candidate.key === props.sendingKey}
        />
      ))}
    </List>
  )
}

const ROWS = [1, 2, 3]

function Waiting() {
  const t = useText(bookingsWords)
  return (
    <div data-part="skeleton">
      <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
      {ROWS.map((row) => (
        <WaitingRow key={row}>
          <SkeletonRow />
        </WaitingRow>
      ))}
    </div>
  )
}

const WaitingRow = styled.div`
  display: grid;
  align-items: center;
  min-height: 64px;
`

const Count = styled.p`
  margin: var(--fleet-space-2) 0;
  color: var(--fleet-color-text-muted);
  font-size: var(--fleet-text-s);
`

const List = styled.ul`
  ${plainList}
  border-top: 1px solid var(--fleet-color-line);
`

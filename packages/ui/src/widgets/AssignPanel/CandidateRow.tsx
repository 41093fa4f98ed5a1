import type { AssignCandidate } from '@fleetgis/domain/booking'
import { formatAssignDistance } from '@fleetgis/domain/format'
import { maskEmail, maskPhone } from '@fleetgis/domain/mask'
import { memo, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Avatar } from '../../primitives/Avatar.tsx'
import { Button } from '../../primitives/Button.tsx'
import { useText } from '../../provider/FleetContext.ts'

export interface CandidateRowProps {
  candidate: AssignCandidate
  /** Chosen on the map, or under the pointer. */
  isSelected: boolean
  isSending: boolean
  isDisabled: boolean
  onSelect: (key: string | undefined) => void
  onChoose: (candidate: AssignCandidate) => void
}

/** A driver who could take the booking. ASG-05, ASG-06, CF-47. */
export const CandidateRow = memo(function CandidateRow(props: CandidateRowProps) {
  const { candidate, isSelected, isSending, isDisabled, onSelect, onChoose } = props
  const t = useText()
  const row = useRef<HTMLLIElement>(null)
  const { name, vehicleNo, mobile, email, distanceMetres } = candidate
  const contact = mobile ? maskPhone(mobile) : maskEmail(email)

  useEffect(() => {
    if (isSelected) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isSelected])

  return (
    <Row
      ref={row}
      data-part="candidate"
      data-selected={isSelected || undefined}
      onFocus={() => onSelect(candidate.key)}
    >
      <Avatar name={name} />
      <div>
        <p data-part="name">{name || '–'}</p>
        {vehicleNo || contact ? (
          <p data-part="about">{[vehicleNo, contact].filter(Boolean).join(' · ')}</p>
        ) : null}
      </div>
      <Side>
        {distanceMetres === undefined ? null : (
          <span>{t('tripDetail.km', { distance: formatAssignDistance(distanceMetres) })}</span>
        )}
        <Button
          aria-label={t('assign.assignTo', { driver: name })}
          isDisabled={isDisabled && !isSending}
          isPending={isSending}
          onPress={() => onChoose(candidate)}
        >
          {t('assign.assign')}
        </Button>
      </Side>
    </Row>
  )
})

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--fleet-space-2) var(--fleet-space-3);
  padding: var(--fleet-space-3) var(--fleet-space-2);
  border-bottom: 1px solid var(--fleet-color-line);

  &[data-selected] {
    background: var(--fleet-color-accent-soft);
  }
  > div:nth-child(2) {
    flex: 1 1 120px;
    min-width: 0;
  }
  p {
    margin: 0;
  }
  [data-part='name'] {
    font-weight: var(--fleet-weight-strong);
  }
  [data-part='about'] {
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-s);
    font-variant-numeric: tabular-nums;
  }
`

const Side = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--fleet-space-1) var(--fleet-space-3);
  margin-inline-start: auto;

  > span {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`

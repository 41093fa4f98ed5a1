import type { AssignCandidate } from '@fleetgis/domain/bookings'
import { formatAssignDistance } from '@fleetgis/domain/format'
import { maskEmail, maskPhone } from '@fleetgis/domain/mask'
import { memo, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { useShownText } from '../../../i18n/useShownText.ts'
import { Button } from '../../../primitives/actions/Button.tsx'
import { Avatar } from '../../../primitives/layout/Avatar.tsx'
import { EntityRow } from '../../../primitives/lists/EntityRow.tsx'
import { useText } from '../../../provider/FleetContext.ts'

export interface CandidateRowProps {
  candidate: AssignCandidate
  /** The number of the driver in the list and on the map. */
  place: number
  /** The row or the driver's dot has the pointer or the focus. */
  isLit: boolean
  onLight: (key: string | undefined) => void
  /** Selected on the map or in the list: its popup is open on the map. */
  isSelected: boolean
  isSending: boolean
  isDisabled: boolean
  onSelect: (key: string | undefined) => void
  onChoose: (candidate: AssignCandidate) => void
}

/** A candidate driver. ASG-05, ASG-06, CF-47. */
export const CandidateRow = memo(function CandidateRow(props: CandidateRowProps) {
  const { candidate, place, isLit, onLight, isSelected, isSending, isDisabled, onSelect, onChoose } = props
  const t = useText()
  const row = useRef<HTMLLIElement>(null)
  const { vehicleNo, mobile, email, distanceMetres, position } = candidate
  const name = useShownText()(candidate.name)
  const facts = [vehicleNo, mobile ? maskPhone(mobile) : maskEmail(email)].filter(Boolean)
<<<<<<< HEAD
=======
  const about = (
    <>
      <span data-part="place">{place}</span>
      <Avatar name={name} />
      <span>
        <span data-part="name">{name || '–'}</span>
        {facts.length > 0 ? <span data-part="about">{facts.join(' · ')}</span> : null}
      </span>
    </>
  )

>>>>>>> main
  useEffect(() => {
    if (isSelected) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isSelected])

  return (
<<<<<<< HEAD
    <Item ref={row} data-part="candidate" data-selected={isSelected || undefined}>
      <EntityRow
        icon={<Avatar name={name} />}
        name={name || '–'}
        second={facts.join(' · ')}
        {...(position
          ? {
              hint: t('assign.showOnMap'),
              isPressed: isSelected,
              onPress: () => onSelect(isSelected ? undefined : candidate.key),
            }
          : {})}
        action={
          <>
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
          </>
        }
      />
    </Item>
=======
    <Row
      ref={row}
      data-part="candidate"
      data-selected={isSelected || undefined}
      data-lit={isLit || undefined}
      onPointerEnter={() => onLight(candidate.key)}
      onPointerLeave={() => onLight(undefined)}
      onFocus={() => onLight(candidate.key)}
      onBlur={() => onLight(undefined)}
    >
      {position ? (
        <button
          type="button"
          aria-pressed={isSelected}
          title={t('assign.showOnMap')}
          onClick={() => onSelect(isSelected ? undefined : candidate.key)}
        >
          {about}
        </button>
      ) : (
        <div>{about}</div>
      )}
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
>>>>>>> main
  )
})

const Item = styled.li`
  padding-block: var(--fleet-space-1);
  border-bottom: 1px solid var(--fleet-color-line);

<<<<<<< HEAD
  [data-part='action'] > span {
=======
  [data-part='place'] {
    min-width: 1.5em;
    color: var(--fleet-color-text-muted);
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  &[data-lit] {
    background: var(--fleet-color-sunken);
  }
  &[data-selected] {
    background: var(--fleet-color-accent-soft);
  }
  @media (forced-colors: active) {
    &[data-selected] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  > button,
  > div:first-child {
    display: flex;
    flex: 1 1 180px;
    align-items: center;
    gap: var(--fleet-space-3);
    min-width: 0;
  }
  > button {
    ${focusRing}
    padding: 0;
    border: 0;
    border-radius: var(--fleet-radius-s);
    background: none;
    color: inherit;
    font: inherit;
    line-height: inherit;
    text-align: start;
    cursor: pointer;
  }
  > :first-child > span:last-child {
    min-width: 0;
  }
  [data-part] {
    display: block;
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
  min-width: 0;
  margin-inline-start: auto;

  > span {
>>>>>>> main
    min-width: 0;
    font-variant-numeric: tabular-nums;
  }
`

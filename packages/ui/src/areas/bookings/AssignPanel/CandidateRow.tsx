import type { AssignCandidate } from '@fleetgis/domain/bookings'
import { driverLabel } from '@fleetgis/domain/drivers'
import { formatAssignDistance } from '@fleetgis/domain/format'
import { maskEmail } from '@fleetgis/domain/mask'
import { memo, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { useShownText } from '../../../i18n/useShownText.ts'
import { Button } from '../../../primitives/actions/Button.tsx'
import { Avatar } from '../../../primitives/layout/Avatar.tsx'
import { EntityRow } from '../../../primitives/lists/EntityRow.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { ContactLine } from '../../drivers/index.ts'
import { bookingsWords } from '../words.ts'

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
  const t = useText(bookingsWords)
  const row = useRef<HTMLLIElement>(null)
  const { vehicleNo, mobile, email, distanceMetres, position } = candidate
  const shown = useShownText()
  const name = shown(candidate.name)
  const facts = [vehicleNo, mobile ? '' : maskEmail(email)].filter(Boolean)
  useEffect(() => {
    if (isSelected) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isSelected])

  return (
    <Item
      ref={row}
      data-part="candidate"
      data-selected={isSelected || undefined}
      data-lit={isLit || undefined}
      onPointerEnter={() => onLight(candidate.key)}
      onPointerLeave={() => onLight(undefined)}
      onFocus={() => onLight(candidate.key)}
      onBlur={() => onLight(undefined)}
    >
      <EntityRow
        icon={
          <>
            <span data-part="place">{place}</span>
            <Avatar name={name} />
          </>
        }
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
            <ContactLine mobile={mobile} />
            {distanceMetres === undefined ? null : (
              <span>{t('tripDetail.km', { distance: formatAssignDistance(distanceMetres) })}</span>
            )}
            <Button
              aria-label={t('assign.assignTo', { driver: shown(driverLabel(candidate)) })}
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
  )
})

const Item = styled.li`
  padding-block: var(--fleet-space-1);
  border-bottom: 1px solid var(--fleet-color-line);

  [data-part='place'] {
    min-width: 1.5em;
    color: var(--fleet-color-text-muted);
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  &[data-lit] {
    background: var(--fleet-color-sunken);
  }
  [data-part='action'] > span {
    min-width: 0;
    font-variant-numeric: tabular-nums;
  }
`

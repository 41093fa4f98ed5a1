import { styled } from 'styled-components'
import { LeavingButton } from '../../primitives/actions/LeavingButton.tsx'
import { useText } from '../../provider/FleetContext.ts'
import { mapWords } from '../words.ts'

/** The note over a viewport without vehicles, with a button that shows all of them. */
export function EmptyView({ onShowAll }: { onShowAll: (() => void) | undefined }) {
  const t = useText(mapWords)
  return (
    <Note data-part="empty-view">
      <span>{t('map.noneInView')}</span>
      {onShowAll ? <LeavingButton onPress={onShowAll}>{t('map.showAllVehicles')}</LeavingButton> : null}
    </Note>
  )
}

const Note = styled.div`
  position: absolute;
  z-index: 590;
  inset: auto 0 var(--fleet-space-8);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--fleet-space-1) var(--fleet-space-3);
  width: fit-content;
  max-width: calc(100% - 140px);
  margin: 0 auto;
  padding: var(--fleet-space-2) var(--fleet-space-3);
  border: 1px solid var(--fleet-card-border);
  border-radius: var(--fleet-card-radius);
  background: var(--fleet-color-raised);
  box-shadow: var(--fleet-shadow-2);
  color: var(--fleet-color-text);
`

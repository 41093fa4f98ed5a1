import { useText } from '../../provider/FleetContext.ts'
import { LeavingButton } from '../actions/LeavingButton.tsx'

/** The last part of a `FilterBar` while its filters hide rows. */
export function ClearFilters({ onPress }: { onPress: () => void }) {
  const t = useText()
  return (
    <LeavingButton variant="quiet" onPress={onPress}>
      {t('filters.clear')}
    </LeavingButton>
  )
}

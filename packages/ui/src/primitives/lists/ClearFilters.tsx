import { useText } from '../../provider/FleetContext.ts'
import { Button } from '../actions/Button.tsx'

/** The last part of a `FilterBar` while its filters hide rows. */
export function ClearFilters({ onPress }: { onPress: () => void }) {
  const t = useText()
  return (
    <Button variant="quiet" onPress={onPress}>
      {t('filters.clear')}
    </Button>
  )
}

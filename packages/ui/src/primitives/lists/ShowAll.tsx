import { useText } from '../../provider/FleetContext.ts'
import { LeavingButton } from '../actions/LeavingButton.tsx'

/** The action of a list that is empty because its filters hide all rows. */
export function ShowAll({ onPress }: { onPress: () => void }) {
  const t = useText()
  return <LeavingButton onPress={onPress}>{t('list.showAll')}</LeavingButton>
}

import { useText } from '@fleetgis/ui'
import { ExtraChargeList } from '@fleetgis/ui/ExtraChargeList'
import { ListPage } from '../ListPage.tsx'

/** `/home/extra-charge` (CF-128). */
export default function ExtraChargePage() {
  const t = useText()
  return (
    <ListPage title={t('page.extraCharge')}>
      <ExtraChargeList />
    </ListPage>
  )
}

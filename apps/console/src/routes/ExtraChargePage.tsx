import { useText } from '@fleetgis/ui'
import { ExtraChargeList } from '@fleetgis/ui/ExtraChargeList'
import { useState } from 'react'
import { ListPage } from '../ListPage.tsx'
import { consoleWords } from '../words.ts'

/** `/home/extra-charge` (CF-128). */
export default function ExtraChargePage() {
  const t = useText(consoleWords)
  const [head, setHead] = useState<HTMLElement | null>(null)
  return (
    <ListPage title={t('page.extraCharge')} actionsRef={setHead}>
      <ExtraChargeList addIn={head} />
    </ListPage>
  )
}

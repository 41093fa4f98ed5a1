import { ExtraChargeList } from '@fleetgis/ui/ExtraChargeList'
import { useContext } from 'react'
import { PageHeadContext } from '../PageHeadContext.ts'

/** `/home/extra-charge` (CF-128). */
export default function ExtraChargePage() {
  return <ExtraChargeList addIn={useContext(PageHeadContext)} />
}

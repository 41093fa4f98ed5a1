import { ExtraChargeList } from '@fleetgis/ui/ExtraChargeList'
import { useContext } from 'react'
import { PageHeadContext } from '../PageHeadContext.ts'
import { useEntityHrefs } from '../useEntityHrefs.ts'

/** `/home/extra-charge` (CF-128). */
export default function ExtraChargePage() {
  const { groupHrefOf } = useEntityHrefs()
  return <ExtraChargeList addIn={useContext(PageHeadContext)} groupHrefOf={groupHrefOf} />
}

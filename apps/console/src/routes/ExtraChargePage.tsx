import { ExtraChargeList } from '@fleetgis/ui/ExtraChargeList'
import { useContext } from 'react'
import { useConsole } from '../ConsoleContext.ts'
import { PageHeadContext } from '../PageHeadContext.ts'
import { extraChargeForm } from '../routes.ts'
import { useEntityHrefs } from '../useEntityHrefs.ts'

/** `/home/extra-charge` (CF-128). */
export default function ExtraChargePage() {
  const { navigation } = useConsole()
  const { groupHrefOf } = useEntityHrefs()
  return (
    <ExtraChargeList
      addIn={useContext(PageHeadContext)}
      groupHrefOf={groupHrefOf}
      onAdd={() => navigation.navigate(extraChargeForm.write({ id: 'new' }))}
      onEdit={({ row }) => navigation.navigate(extraChargeForm.write({ id: row.id }))}
    />
  )
}

import { RateList } from '@fleetgis/ui/RateList'
import { useContext } from 'react'
import { useConsole } from '../ConsoleContext.ts'
import { PageHeadContext } from '../PageHeadContext.ts'
import { rateForm } from '../routes.ts'
import { useEntityHrefs } from '../useEntityHrefs.ts'

/** `/home/rate` (CF-128). */
export default function RatePage() {
  const { navigation } = useConsole()
  const { groupHrefOf } = useEntityHrefs()
  return (
    <RateList
      addIn={useContext(PageHeadContext)}
      groupHrefOf={groupHrefOf}
      onAdd={() => navigation.navigate(rateForm.write({ id: 'new' }))}
      onEdit={({ row }) => navigation.navigate(rateForm.write({ id: String(row.id) }))}
    />
  )
}

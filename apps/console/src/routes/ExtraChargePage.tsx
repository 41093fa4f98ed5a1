import type { ExtraCharge } from '@fleetgis/domain/staff'
import { ExtraChargeList } from '@fleetgis/ui/ExtraChargeList'
import { useCallback, useContext } from 'react'
import { useConsole } from '../ConsoleContext.ts'
import { PageHeadContext } from '../PageHeadContext.ts'
import type { PageProps } from '../pageProps.ts'
import { extraCharge, extraChargeForm } from '../routes.ts'
import { useEntityHrefs } from '../useEntityHrefs.ts'
import { useFilters } from '../useFilters.ts'

/** `/home/extra-charge` (CF-128). */
export default function ExtraChargePage({ parameters }: PageProps<typeof extraCharge>) {
  const { navigation } = useConsole()
  const [filters, setFilters] = useFilters(extraCharge, parameters)
  const { groupHrefOf } = useEntityHrefs()
  const hrefOf = useCallback(
    ({ row }: { row: ExtraCharge }) => extraChargeForm.write({ id: row.id, filters }),
    [filters],
  )
  return (
    <ExtraChargeList
      filters={filters}
      onFiltersChange={setFilters}
      addIn={useContext(PageHeadContext)}
      groupHrefOf={groupHrefOf}
      onAdd={() => navigation.navigate(extraChargeForm.write({ id: 'new', filters }))}
      onEdit={({ row }) => navigation.navigate(extraChargeForm.write({ id: row.id, filters }))}
      hrefOf={hrefOf}
    />
  )
}

import { RateList } from '@fleetgis/ui/RateList'
import { useContext } from 'react'
import { useConsole } from '../ConsoleContext.ts'
import { PageHeadContext } from '../PageHeadContext.ts'
import type { PageProps } from '../pageProps.ts'
import { rate, rateForm } from '../routes.ts'
import { useEntityHrefs } from '../useEntityHrefs.ts'
import { useFilters } from '../useFilters.ts'

/** `/home/rate` (CF-128). */
export default function RatePage({ parameters }: PageProps<typeof rate>) {
  const { navigation } = useConsole()
  const [filters, setFilters] = useFilters(rate, parameters)
  const { groupHrefOf } = useEntityHrefs()
  return (
    <RateList
      filters={filters}
      onFiltersChange={setFilters}
      addIn={useContext(PageHeadContext)}
      groupHrefOf={groupHrefOf}
      onAdd={() => navigation.navigate(rateForm.write({ id: 'new', filters }))}
      onEdit={({ row }) => navigation.navigate(rateForm.write({ id: String(row.id), filters }))}
    />
  )
}

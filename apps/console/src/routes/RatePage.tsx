import { RateList } from '@fleetgis/ui/RateList'
import { useContext } from 'react'
import { rateForm } from '../addresses.ts'
import { useConsole } from '../ConsoleContext.ts'
import { PageHeadContext } from '../PageHeadContext.ts'

/** `/home/rate` (CF-128). */
export default function RatePage() {
  const { navigation } = useConsole()
  return (
    <RateList
      addIn={useContext(PageHeadContext)}
      onAdd={() => navigation.navigate(rateForm.write({ id: 'new' }))}
      onEdit={({ row }) => navigation.navigate(rateForm.write({ id: String(row.id) }))}
    />
  )
}

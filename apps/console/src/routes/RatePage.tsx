import { useText } from '@fleetgis/ui'
import { RateList } from '@fleetgis/ui/RateList'
import { useState } from 'react'
import { useConsole } from '../ConsoleContext.ts'
import { ListPage } from '../ListPage.tsx'
import { consoleWords } from '../words.ts'

/** `/home/rate` (CF-128). */
export default function RatePage() {
  const t = useText(consoleWords)
  const [head, setHead] = useState<HTMLElement | null>(null)
  const { navigation } = useConsole()
  return (
    <ListPage title={t('page.rate')} actionsRef={setHead}>
      <RateList
        addIn={head}
        onAdd={() => navigation.navigate('/home/rate-form/new')}
        onEdit={({ row }) => navigation.navigate(`/home/rate-form/${encodeURIComponent(row.id)}`)}
      />
    </ListPage>
  )
}

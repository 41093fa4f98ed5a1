import { useText } from '@fleetgis/ui'
import { RateForm } from '@fleetgis/ui/RateForm'
import { useConsole } from '../ConsoleContext.ts'
import { ListPage } from '../ListPage.tsx'
import type { PageProps } from '../routes.ts'
import { consoleWords } from '../words.ts'

/** `/home/rate-form/:id`, `new` for a new one (CF-128). */
export default function RateFormPage({ params: { id = '' } }: PageProps) {
  const t = useText(consoleWords)
  const { navigation } = useConsole()
  // Saved, or cancelled: both are decided.
  function leave() {
    navigation.release()
    navigation.navigate('/home/rate')
  }
  return (
    <ListPage title={t('page.rateForm')} parent={{ label: t('page.rate'), href: '/home/rate' }}>
      <RateForm rateId={id} onDone={leave} onCancel={leave} />
    </ListPage>
  )
}

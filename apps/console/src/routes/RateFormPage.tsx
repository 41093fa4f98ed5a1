import { RateForm } from '@fleetgis/ui/RateForm'
import { useConsole } from '../ConsoleContext.ts'
import type { PageProps } from '../pageProps.ts'
import { rate, type rateForm } from '../routes.ts'
import { useTitleByName } from '../usePageTitle.ts'

/** `/home/rate-form/:id`, `new` for a new one (CF-128). */
export default function RateFormPage({ parameters }: PageProps<typeof rateForm>) {
  const { navigation } = useConsole()
  const { id, filters } = parameters
  // Saved, or cancelled: both are decided.
  function leave() {
    navigation.release()
    navigation.navigate(rate.write({ filters }))
  }
  return <RateForm onNameChange={useTitleByName()} rateId={id} onDone={leave} onCancel={leave} />
}

import { ExtraChargeForm } from '@fleetgis/ui/ExtraChargeForm'
import { useConsole } from '../ConsoleContext.ts'
import type { PageProps } from '../pageProps.ts'
import { extraCharge, type extraChargeForm } from '../routes.ts'
import { useTitleByName } from '../usePageTitle.ts'

/** `/home/extra-charge-form/:id`, `new` for a new one (CF-128, decision 44). */
export default function ExtraChargeFormPage({ parameters }: PageProps<typeof extraChargeForm>) {
  const { navigation } = useConsole()
  const { id, filters } = parameters
  // Saved, or cancelled: both are decided.
  function leave() {
    navigation.release()
    navigation.navigate(extraCharge.write({ filters }))
  }
  return <ExtraChargeForm onNameChange={useTitleByName()} chargeId={id} onDone={leave} onCancel={leave} />
}

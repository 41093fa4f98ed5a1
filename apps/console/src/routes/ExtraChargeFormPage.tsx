import { ExtraChargeForm } from '@fleetgis/ui/ExtraChargeForm'
import type { PageProps } from '../pageProps.ts'
import { extraCharge, type extraChargeForm } from '../routes.ts'
import { useLeaveForm } from '../useLeaveForm.ts'
import { useTitleByName } from '../usePageTitle.ts'

/** `/home/extra-charge-form/:id`, `new` for a new one (CF-128, decision 44). */
export default function ExtraChargeFormPage({ parameters }: PageProps<typeof extraChargeForm>) {
  const { id, filters } = parameters
  const leave = useLeaveForm(extraCharge.write({ filters }))
  return <ExtraChargeForm onNameChange={useTitleByName()} chargeId={id} onDone={leave} onCancel={leave} />
}

import { RateForm } from '@fleetgis/ui/RateForm'
import type { PageProps } from '../pageProps.ts'
import { rate, type rateForm } from '../routes.ts'
import { useLeaveForm } from '../useLeaveForm.ts'
import { useTitleByName } from '../usePageTitle.ts'

/** `/home/rate-form/:id`, `new` for a new one (CF-128). */
export default function RateFormPage({ parameters }: PageProps<typeof rateForm>) {
  const { id, filters } = parameters
  const leave = useLeaveForm(rate.write({ filters }))
  return <RateForm onNameChange={useTitleByName()} rateId={id} onDone={leave} onCancel={leave} />
}

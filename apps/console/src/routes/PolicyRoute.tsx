import { PolicyPage } from '@fleetgis/ui/PolicyPage'
import { styled } from 'styled-components'
import { useConsole } from '../ConsoleContext.ts'
import type { PageProps } from '../pageProps.ts'
import type { policy } from '../routes.ts'

const Main = styled.main`
  padding: var(--fleet-space-6) var(--fleet-space-4)
    max(var(--fleet-space-8), env(safe-area-inset-bottom));
`

/** `/policy/*`: the app is the last part of the path (POL-01, POL-02, CF-88). */
export default function PolicyRoute({ parameters }: PageProps<typeof policy>) {
  const { config } = useConsole()
  return (
    <Main>
      <PolicyPage app={parameters.app} company={config.company} />
    </Main>
  )
}

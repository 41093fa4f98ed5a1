import { POLICIES, type PolicyApp } from '@fleetgis/domain/policies'
import { PolicyPage } from '@fleetgis/ui/PolicyPage'
import { styled } from 'styled-components'
import { useConsole } from '../ConsoleContext.ts'
import { useShown } from '../useShown.ts'

const Main = styled.main`
  padding: var(--fleet-space-6) var(--fleet-space-4)
    max(var(--fleet-space-8), env(safe-area-inset-bottom));
`

const APPS = Object.keys(POLICIES) as PolicyApp[]

/** `/policy/*`: the app is the last part of the path (POL-01, POL-02, CF-88). */
export default function PolicyRoute() {
  const { config } = useConsole()
  const name = useShown()?.place.path.split('/')[2]
  const app = APPS.find((one) => one === name)
  return <Main>{app ? <PolicyPage app={app} company={config.company} /> : null}</Main>
}

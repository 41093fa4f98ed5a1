import { styled } from 'styled-components'
import { Admitted, type AdmittedProps } from './PageFailure.tsx'
import { PageHeading } from './PageHeading.ts'

export interface WebViewFrameProps extends AdmittedProps {
  /** The accessible title of the page; the mobile app shows its own title above it. */
  title: string
}

/** A page inside the mobile app: the main landmark, with padding at the edges. */
export function WebViewFrame({ title, ...admitted }: WebViewFrameProps) {
  return (
    <Main>
      <PageHeading>{title}</PageHeading>
      <Admitted {...admitted} />
    </Main>
  )
}

const Main = styled.main`
  padding: var(--fleet-space-3) var(--fleet-space-4)
    max(var(--fleet-space-6), env(safe-area-inset-bottom));
`

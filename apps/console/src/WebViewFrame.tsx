import { ClockNotice } from '@fleetgis/ui'
import { styled } from 'styled-components'
import { Admitted, type AdmittedProps } from './PageFailure.tsx'
import { PageHeading } from './PageHeading.ts'

export interface WebViewFrameProps extends AdmittedProps {
  /** The accessible title of the page; the mobile app shows its own title above it. */
  title: string
  /** Without padding: the content reaches the edges, and pads itself. */
  isBare?: boolean
}

/** A page inside the mobile app: the main landmark, with padding at the edges. The page scrolls. */
export function WebViewFrame({ title, isBare = false, ...admitted }: WebViewFrameProps) {
  return (
    <Main data-bare={isBare || undefined}>
      <PageHeading>{title}</PageHeading>
      <ClockNotice />
      <Admitted {...admitted} />
    </Main>
  )
}

const Main = styled.main`
  padding: var(--fleet-space-3) var(--fleet-space-4)
    max(var(--fleet-space-6), env(safe-area-inset-bottom));

  > [data-component='Banner'] {
    margin-block-end: var(--fleet-space-3);
  }
  &[data-bare] {
    padding: env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom)
      env(safe-area-inset-left);
  }
`

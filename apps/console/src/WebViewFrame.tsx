import { ClockNotice, OfflineNotice } from '@fleetgis/ui'
import { styled } from 'styled-components'
import { Admitted } from './PageFailure.tsx'
import { PageHeading } from './PageHeading.ts'
import type { FrameProps } from './pageProps.ts'
import type { WebViewFrameOptions } from './route.ts'

/**
 * A page inside the mobile app, which shows its own title above it: the main landmark, with padding at the edges. The page
 * scrolls.
 */
export default function WebViewFrame({
  title,
  isBare = false,
  showsServerWords,
  children,
}: FrameProps & WebViewFrameOptions) {
  return (
    <Main data-bare={isBare || undefined}>
      <PageHeading>{title}</PageHeading>
      <ClockNotice />
      <OfflineNotice />
      <Admitted showsServerWords={showsServerWords}>{children}</Admitted>
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

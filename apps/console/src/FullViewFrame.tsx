import { ClockNotice, OfflineNotice } from '@fleetgis/ui'
import { type CSSProperties, useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { Admitted } from './PageFailure.tsx'
import { PageHeading } from './PageHeading.ts'
import type { FrameProps } from './pageProps.ts'
import type { FullViewFrameOptions } from './route.ts'

/**
 * A page inside the mobile app whose content fills the screen, such as a map or a chat: the main landmark, inside the
 * safe area and above the keyboard. The content scrolls itself.
 */
export default function FullViewFrame({
  title,
  showsServerWords,
  children,
}: FrameProps & FullViewFrameOptions) {
  const seen = useSeenAboveKeyboard()
  return (
    <Main style={seen}>
      <PageHeading>{title}</PageHeading>
      {/* The row is there without a notice too, so that the content is always in the second one. */}
      <div>
        <ClockNotice />
        <OfflineNotice />
      </div>
      <Admitted showsServerWords={showsServerWords}>{children}</Admitted>
    </Main>
  )
}

/**
 * The place above the on-screen keyboard, which covers a part of the layout viewport; undefined while it covers none. A
 * zoomed page is not changed: there the visual viewport is a section of the page.
 */
function useSeenAboveKeyboard(): CSSProperties | undefined {
  const [seen, setSeen] = useState<{ top: number; height: number }>()
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const measure = () => {
      const isCovered = view.scale < 1.01 && view.height < window.innerHeight - 1
      const [top, height] = [view.offsetTop, view.height]
      setSeen((known) => {
        if (!isCovered) return undefined
        return known?.top === top && known.height === height ? known : { top, height }
      })
    }
    measure()
    view.addEventListener('resize', measure)
    view.addEventListener('scroll', measure)
    return () => {
      view.removeEventListener('resize', measure)
      view.removeEventListener('scroll', measure)
    }
  }, [])
  return seen && { position: 'fixed', inset: 'auto 0', paddingBlockEnd: 0, ...seen }
}

const Main = styled.main`
  position: relative;
  box-sizing: border-box;
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  height: 100vh;
  height: 100dvh;
  padding: env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom)
    env(safe-area-inset-left);
  overflow: hidden;
`

import type { Decorator } from '@storybook/react-vite'
import { FleetContext, type Overlay, useFleet } from '../provider/FleetContext.ts'

/** The open overlays, as an app keeps them to close the top one on Back (CF-169). */
export const overlays: Overlay[] = []

export const onOverlay = (overlay: Overlay) => {
  overlays.push(overlay)
  return () => void overlays.splice(overlays.indexOf(overlay), 1)
}

/** Shows a story in such an app. */
export const inOverlayHost: Decorator = (Story) => (
  <FleetContext value={{ ...useFleet(), onOverlay }}>
    <Story />
  </FleetContext>
)

import type { AdminMenuEntry } from '@fleetgis/domain/permission'
import type { MouseEvent } from 'react'
import { hasModifier } from '../../../primitives/hasModifier.ts'

/** Opens a panel, or with undefined the welcome. */
export type OpenPanelHandler = (event: { panel: AdminMenuEntry | undefined }) => void

/** The handler of a link that opens a panel. A press with a modifier key stays the browser's. */
export function openPanelOnClick(onPanel: OpenPanelHandler, panel: AdminMenuEntry | undefined) {
  return (event: MouseEvent) => {
    if (hasModifier(event)) return
    event.preventDefault()
    onPanel({ panel })
  }
}

import type { MapPanel } from '@fleetgis/domain/map'
import type { FleetMapPanel } from '../../../map/FleetMapProps.ts'

/** The panel that the map itself shows; null where another part of the page shows it, or none is open. */
export function shownPanel(panel: MapPanel | undefined): FleetMapPanel | null {
  if (panel?.name === 'location')
    return panel.among ? { kind: 'cluster', ids: panel.among } : { kind: 'vehicle', id: panel.id }
  if (panel?.name === 'trip') return { kind: 'trip', id: panel.id, at: panel.at }
  return panel?.name === 'settings' ? { kind: 'settings' } : null
}

/** The domain's panel for one that the user opened on the map. */
export function mapPanel(panel: FleetMapPanel): MapPanel {
  if (panel.kind === 'settings') return { name: 'settings' }
  if (panel.kind === 'cluster') return { name: 'location', id: panel.ids[0] ?? '', among: panel.ids }
  if (panel.kind === 'trip') return { name: 'trip', id: panel.id, at: panel.at }
  return { name: 'location', id: panel.id }
}

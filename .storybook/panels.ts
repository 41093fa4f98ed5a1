/** A rule or decision that a story shows, with its sentence. */
export interface ShownRule {
  readonly id: string
  readonly text: string
}

/** The message from the preview to the panels. */
export interface PanelContent {
  readonly rules: readonly ShownRule[]
  /** The messages to the host app since the story was opened. */
  readonly messages: readonly string[]
}

/** From the preview: the story has changed. */
export const CHANGED = 'fleetgis/changed'
/** From an open panel: requests the present story. */
export const ASKED = 'fleetgis/asked'
/** From the preview, with `PanelContent`. */
export const SHOWN = 'fleetgis/shown'

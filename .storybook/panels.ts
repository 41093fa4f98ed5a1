/** A rule that a story shows, with its sentence; a decision likewise. */
export interface ShownRule {
  readonly id: string
  readonly text: string
}

/** What the preview tells the panels beside the stories. */
export interface Shown {
  readonly rules: readonly ShownRule[]
  /** What the host app would have heard since the story was opened. */
  readonly messages: readonly string[]
}

/** From the preview: something else is shown. */
export const CHANGED = 'fleetgis/changed'
/** From an open panel: what is shown? */
export const ASKED = 'fleetgis/asked'
/** From the preview, with `Shown`. */
export const SHOWN = 'fleetgis/shown'

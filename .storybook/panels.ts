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

/** The story shows something new: `Shown`. */
export const SHOWN = 'fleetgis/shown'
/** A panel was opened and wants to know what is shown. */
export const ASKED = 'fleetgis/asked'

import { waitFor, within } from 'storybook/test'
import { storyBox } from '../../../testing/storyBox.tsx'
import type { storyWorld } from '../../../testing/storyWorld.ts'
import { palette, type StatusColour } from '../../../theme/palette.ts'

/** A map that fills the window. */
export const inWindow = storyBox({ position: 'relative', height: '100dvh' })

/** The parameters of a map over a world. */
export const mapParameters = (story: ReturnType<typeof storyWorld>, component: string) => ({
  ...story.opened(),
  isFullScreen: true,
  docs: { story: { inline: false, height: '720px' }, description: { component } },
})

/** Whether the canvas of the trips or of the vehicles has a colour of the light theme. */
export function hasColour(
  canvasElement: HTMLElement,
  pane: 'trips' | 'vehicles',
  colour: StatusColour,
): boolean {
  const canvas = canvasElement.querySelector<HTMLCanvasElement>(`.leaflet-fleet-${pane}-pane canvas`)
  const data = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
  const wanted = Number.parseInt(palette.light[colour].slice(1), 16)
  for (let at = 0; at < data.length; at += 4)
    if ((data[at] ?? 0) * 65_536 + (data[at + 1] ?? 0) * 256 + (data[at + 2] ?? 0) === wanted) return true
  return false
}

/** The first element of a role with a name, once there is one. */
export async function firstOf(canvasElement: HTMLElement, role: 'button' | 'option', name: RegExp | string) {
  const [first] = await within(canvasElement).findAllByRole(role, { name })
  if (!first) throw new Error('There is one.')
  return first
}

/** The texts of the options of a select. */
export const optionsOf = (field: HTMLElement) =>
  within(field)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

const TABBABLE = 'a[href], button, input, select, summary, [tabindex="0"]'

/** The tab stops of a page, once its parts have loaded: a toolbar is one. */
export async function tabStops(canvasElement: HTMLElement, isReady: () => unknown): Promise<number> {
  await waitFor(isReady)
  const stops = [...canvasElement.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility(),
  )
  return new Set(stops.map((element) => element.closest('[role="toolbar"]') ?? element)).size
}

import type { Theme } from '@fleetgis/domain/i18n'
import { type LatLng, type TripLayer as TripLayerName, type TripRoute, tripLine } from '@fleetgis/domain/map'
import type { Point } from 'leaflet'
import { CanvasLayer, type SceneView } from './CanvasLayer.ts'
import { drawTrip, viewOfTrip, worldsBetween } from './drawTrip.ts'
import { type RefusedTrip, TripPaths } from './TripPaths.ts'
import { distanceToPath, type TripPath } from './tripPath.ts'
import { latitudeAt, longitudeAt } from './worldProjection.ts'

/** How trips are drawn, and the callback for a trip that cannot be drawn. */
export interface TripSettings {
  readonly layer: TripLayerName
  readonly theme: Theme
  readonly selectedId?: string | undefined
  readonly currentId?: string | undefined
  readonly onRefused?: ((event: RefusedTrip) => void) | undefined
}

interface Drawing {
  /** The number of trips that are drawn. */
  next: number
  /** The time of the last frame, NaN before the first. */
  frameAt: number
  readonly context: CanvasRenderingContext2D
  readonly view: SceneView
}

export const TRIP_PANE = 'fleet-trips'

/** Milliseconds of work per frame, so that the page stays responsive. */
const SLICE = 6

/**
 * Trips drawn per frame. Browsers paint after the script that draws, so that only the time between two frames measures
 * it: short frames raise the number, long frames lower it.
 */
const TRIPS = { least: 12, start: 25, most: 400 } as const
const SHORT_FRAME = 20
const LONG_FRAME = 34

/** Browsers show a canvas from up to three buffers in turn. */
const BUFFERS = 3

/** Milliseconds without another page of trips before they are drawn with the overhang. */
const REST = 1_000

/**
 * The lines of trips with their start and end markers, on one canvas (MARK-05 to MARK-12). The layer draws a few trips
 * per frame, so that thousands of trips do not block the page. The first drawing and a list that has grown are drawn on
 * the canvas in the document; any other drawing replaces that canvas when complete. The selected and the current trip are
 * drawn last, above all others. A path that cannot be drawn is reported with its message and skipped (VAL-36).
 */
export class TripLayer extends CanvasLayer {
  #trips: readonly TripRoute[] = []
  #settings: TripSettings
  readonly #paths = new TripPaths((event) => this.#settings.onRefused?.(event))
  /** A canvas with trips is in the document. */
  #isShown = false
  /** How far the list is drawn, and for which view. */
  #drawing: Drawing | undefined
  /** Trips to draw in the next frame. */
  #most: number = TRIPS.start
  #frame = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(settings: TripSettings) {
    super(TRIP_PANE)
    this.#settings = settings
  }

  override onRemove(): this {
    this.#stop()
    this.#drawing = undefined
    this.#isShown = false
    return super.onRemove()
  }

  setTrips(trips: readonly TripRoute[], settings: TripSettings): void {
    const drawing = isSameLook(settings, this.#settings) && startsWith(trips, this.#trips) && this.#drawing
    const isComplete = drawing && drawing.next >= this.#trips.length
    this.#trips = trips
    this.#settings = settings
    // In a frame of its own: the list has just been rendered.
    if (!drawing) this.#schedule(() => this.#begin())
    else if (isComplete) {
      drawing.frameAt = Number.NaN
      this.#schedule(() => this.#goOn(drawing))
    }
  }

  /** Number of refused trips that have two or more points: at least one point is not a valid position. */
  get leftOut(): number {
    return this.#paths.countRefused(this.#trips)
  }

  /** The trip whose line is nearest to a point of the map's container, within `reach` CSS pixels. */
  tripAt(point: Point, reach: number): { readonly trip: TripRoute; readonly at: LatLng } | undefined {
    const map = this.owner
    const view = this.viewNow(false)
    if (!map || !view) return undefined
    const x = (point.x + view.left) / view.scale
    const y = (point.y + view.top) / view.scale
    let best: TripRoute | undefined
    let bestDistance = reach / view.scale
    for (const trip of this.#trips) {
      const path = this.#paths.known(trip)
      if (!path) continue
      const copyX = x - worldsBetween(path, view)
      if (!isNear(path, copyX, y, bestDistance)) continue
      const distance = distanceToPath(path, copyX, y)
      if (distance > bestDistance) continue
      best = trip
      bestDistance = distance
    }
    return best && { trip: best, at: { lat: latitudeAt(y), lng: longitudeAt(x) } }
  }

  protected override draw(): void {
    if (this.#trips.length > 0) this.#begin()
  }

  /** Draws all trips. The first drawing is without the overhang: a list that grows costs half of it. */
  #begin(): void {
    this.#stop()
    this.#drawing = undefined
    const view = this.viewNow(this.#isShown)
    const context = view && !this.isZooming && this.clearHidden(view)
    if (!context) return
    context.setTransform(view.ratio, 0, 0, view.ratio, 0, 0)
    context.lineJoin = 'round'
    context.lineCap = 'round'
    const drawing = { next: 0, frameAt: Number.NaN, context, view }
    this.#drawing = drawing
    if (this.#isShown) {
      this.#goOn(drawing)
      return
    }
    this.#isShown = true
    this.#schedule(() => {
      this.show(context, view)
      this.#prepare(drawing, BUFFERS)
    })
  }

  /** Has the browser allocate a buffer of the canvas per frame, which takes as long as a slice, and draws then. */
  #prepare(drawing: Drawing, buffers: number): void {
    if (buffers > 0) drawing.context.clearRect(0, 0, 1, 1)
    this.#schedule(() => (buffers > 0 ? this.#prepare(drawing, buffers - 1) : this.#goOn(drawing)))
  }

  #stop(): void {
    cancelAnimationFrame(this.#frame)
    clearTimeout(this.#timer)
  }

  #schedule(step: () => void): void {
    this.#stop()
    this.#frame = requestAnimationFrame(step)
  }

  /** Draws as many trips as fit into this frame's budget and schedules the rest. */
  #goOn(drawing: Drawing): void {
    const { context, view } = drawing
    const now = performance.now()
    this.#most = tripsPerFrame(this.#most, now - drawing.frameAt)
    drawing.frameAt = now
    const end = now + SLICE
    const last = Math.min(this.#trips.length, drawing.next + this.#most)
    while (drawing.next < last) {
      const trip = this.#trips[drawing.next]
      const path = trip ? this.#paths.prepare(trip, end) : null
      if (trip && path && !this.#isMarked(trip)) this.#drawTrip(trip, path, context, view)
      if (path !== undefined) drawing.next++
      if (performance.now() > end) break
    }
    if (drawing.next < this.#trips.length) this.#schedule(() => this.#goOn(drawing))
    else if (!this.isZooming) {
      this.#drawMarked(context, view)
      this.show(context, view)
      this.fire('drawn')
      if (!this.hasOverhang(view)) this.#timer = setTimeout(() => this.draw(), REST)
    }
  }

  /** Draws the current and the selected trip, which lie above all others. */
  #drawMarked(context: CanvasRenderingContext2D, view: SceneView): void {
    for (const trip of this.#trips) {
      const path = this.#isMarked(trip) && this.#paths.known(trip)
      if (path) this.#drawTrip(trip, path, context, view)
    }
  }

  #isMarked({ id }: TripRoute): boolean {
    return id === this.#settings.selectedId || id === this.#settings.currentId
  }

  #drawTrip(trip: TripRoute, path: TripPath, context: CanvasRenderingContext2D, whole: SceneView): void {
    const view = viewOfTrip(path, whole)
    if (!view) return
    const { layer, theme, selectedId, currentId } = this.#settings
    const line = tripLine(trip, {
      layer,
      selected: trip.id === selectedId,
      current: trip.id === currentId,
    })
    drawTrip(context, path, view, { line, theme, isMarked: this.#isMarked(trip) })
  }
}

function tripsPerFrame(now: number, frame: number): number {
  if (frame < SHORT_FRAME) return Math.min(TRIPS.most, now * 1.5)
  return frame > LONG_FRAME ? Math.max(TRIPS.least, now / 2) : now
}

const isSameLook = (one: TripSettings, other: TripSettings) =>
  one.layer === other.layer &&
  one.theme === other.theme &&
  one.selectedId === other.selectedId &&
  one.currentId === other.currentId

const startsWith = <Item>(list: readonly Item[], head: readonly Item[]) =>
  list.length >= head.length && head.every((item, at) => item === list[at])

function isNear(path: TripPath, x: number, y: number, reach: number): boolean {
  return (
    x >= path.left - reach && x <= path.right + reach && y >= path.top - reach && y <= path.bottom + reach
  )
}

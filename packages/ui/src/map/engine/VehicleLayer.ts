import type { IconSize, LatLng } from '@fleetgis/domain/map'
import type { Point } from 'leaflet'
import { CanvasLayer, type SceneView } from './CanvasLayer.ts'
import { clusterRadius } from './drawCluster.ts'
import { flushCanvas } from './flushCanvas.ts'
import { GLIDE_LIMIT } from './glide.ts'
import type { Mark } from './Mark.ts'
import { nearestCopy } from './nearestCopy.ts'
import { PointIndex } from './PointIndex.ts'
import { runInSlices } from './runInSlices.ts'
import type { ScreenPoints } from './ScreenPoints.ts'
import { drawSpriteAtlas, type SpriteAtlas } from './spriteAtlas.ts'
import { type SceneDrawing, VehicleScene } from './VehicleScene.ts'
import { latitudeAt, longitudeAt } from './worldProjection.ts'

/** Milliseconds between two frames of a glide: enough for cars that move a few pixels. */
const GLIDE_FRAME = 33

/** The timer ends this much earlier, so that the frame is not missed. */
const FRAME_SLACK = 10

/** A frame later than this is too expensive for the device; after three late frames the glide ends at its target. */
const LATE_FRAME = 120
const MOST_LATE = 2

/**
 * Milliseconds of a slice of a drawing in steps. While the map moves a slice is a part of a frame, so that a drag keeps
 * its frames.
 */
const SLICE = { atRest: 20, moving: 5 } as const

/** Vehicles after which a drawing in slices is painted. */
const FLUSH_AFTER = 3_000

/** Minimum width of a cluster's hit box, in CSS pixels. */
const CLUSTER_BOX = 2 * clusterRadius(2)

export const VEHICLE_PANE = 'fleet-vehicles'

const NO_POINTS: ScreenPoints = { count: 0, index: [], x: [], y: [] }

/**
 * All vehicles of a map on one canvas. Redraws for new data, during glides, and whenever `CanvasLayer` does. Many
 * vehicles are drawn in slices, on a canvas that replaces the one in the document when complete. Fires `drawn` after
 * each drawing, and `settled` after a drawing that ends without a glide.
 */
export class VehicleLayer extends CanvasLayer {
  readonly #scene = new VehicleScene()
  readonly #mayGlide: () => boolean
  #atlas: (SpriteAtlas & { readonly ratio: number }) | undefined
  #iconSize: IconSize
  #isClustered = false
  /** Built on the first hit test after a drawing. */
  #index: PointIndex | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #frame = 0
  #lateFrames = 0
  /** The drawing in slices. */
  #drawing: { readonly of: SceneDrawing; readonly stop: () => void; isOutdated: boolean } | undefined

  constructor(iconSize: IconSize, mayGlide: () => boolean) {
    super(VEHICLE_PANE)
    this.#iconSize = iconSize
    this.#mayGlide = mayGlide
  }

  /** The vehicles of the last drawing. */
  get vehicles(): readonly Mark[] {
    return this.#scene.vehicles
  }

  /** A drawing in slices has not ended. */
  get isDrawing(): boolean {
    return this.#drawing !== undefined
  }

  override onRemove(): this {
    this.#stopWaiting()
    this.#stopDrawing()
    return super.onRemove()
  }

  setVehicles(vehicles: readonly Mark[]): void {
    const view = this.viewNow()
    if (!view) return
    this.#lateFrames = 0
    this.#scene.setVehicles(vehicles, this.#mayGlide(), view, performance.now())
    // A glide starts from the current drawing and moves with the next frame.
    if (this.#scene.isGliding) this.#awaitFrame(performance.now(), 0)
    else this.draw()
  }

  /** Size of a car icon in CSS pixels. */
  setIconSize(size: IconSize): void {
    if (size.width === this.#iconSize.width && size.height === this.#iconSize.height) return
    this.#iconSize = size
    this.#atlas = undefined
    this.draw()
  }

  /** Whether vehicles close together are drawn as one. */
  setClustered(isClustered: boolean): void {
    if (isClustered === this.#isClustered) return
    this.#isClustered = isClustered
    this.#scene.setClustered(isClustered)
    this.draw()
  }

  /** The fleet-local stamp before which a vehicle is drawn faded; undefined for none. */
  setQuietBefore(before: string | undefined): void {
    this.#scene.setQuietBefore(before)
    this.draw()
  }

  /** The vehicles inside the viewport, one per cluster, in CSS pixels of the map's container. */
  inView(): ScreenPoints {
    const map = this.owner
    if (!map || !this.isOfZoom) return NO_POINTS
    const { x: right, y: bottom } = map.getSize()
    const { points } = this.#scene
    const corner = this.corner(map)
    const index = new Int32Array(points.count)
    const x = new Float32Array(points.count)
    const y = new Float32Array(points.count)
    let count = 0
    for (let place = 0; place < points.count; place++) {
      const atX = (points.x[place] ?? 0) + corner.x
      const atY = (points.y[place] ?? 0) + corner.y
      if (atX < 0 || atY < 0 || atX > right || atY > bottom) continue
      index[count] = points.index[place] ?? 0
      x[count] = atX
      y[count] = atY
      count++
    }
    return { count, index, x, y }
  }

  /**
   * The vehicles at a point of the map's container: none, one, or all of a cluster. Each hit box has at least `edge`
   * CSS pixels.
   */
  vehiclesAt(point: Point, edge: number): readonly Mark[] {
    const map = this.owner
    if (!map || !this.isOfZoom) return []
    const { points } = this.#scene
    const corner = this.corner(map)
    const least = this.#isClustered ? Math.max(edge, CLUSTER_BOX) : edge
    this.#index ??= new PointIndex(points)
    const place = this.#index.hit(
      { x: point.x - corner.x, y: point.y - corner.y },
      { width: Math.max(least, this.#iconSize.width), height: Math.max(least, this.#iconSize.height) },
    )
    return place === undefined ? [] : this.#together(points.index[place] ?? -1, this.vehicles)
  }

  /** A vehicle and the others of its cluster; empty for an unknown vehicle. */
  togetherWith(id: string): readonly Mark[] {
    const place = this.#scene.placeOf(id)
    return place === undefined ? [] : this.#together(place, this.#scene.list)
  }

  /** The drawn position of a vehicle in the copy of the world on screen; undefined for an unknown vehicle. */
  positionOf(id: string): LatLng | undefined {
    const map = this.owner
    const world = map && this.#scene.positionOf(id, performance.now())
    return world && nearestCopy(map, { lat: latitudeAt(world.y), lng: longitudeAt(world.x) })
  }

  protected override draw(): void {
    // Few vehicles glide and redraw often: skipping the overhang halves the cost. Many redraw rarely and use the
    // overhang, so that a drag needs no redraw; an empty map keeps that canvas ready.
    const { isGliding, list } = this.#scene
    const isMany = list.length === 0 || list.length > GLIDE_LIMIT
    const view = this.viewNow(this.isMoving || (!isGliding && isMany))
    if (!view || this.isZooming) return
    if (this.#scene.needsSteps(view)) {
      this.#drawInSlices(view)
      return
    }
    this.#stopDrawing()
    const context = this.clear(view)
    if (!context) return
    this.#scene.draw(context, this.#atlasFor(view.ratio), view, performance.now())
    this.#index = undefined
    this.fire('drawn')
    if (this.#scene.isGliding) this.#awaitFrame(performance.now())
    else this.fire('settled')
  }

  #together(place: number, list: readonly Mark[]): readonly Mark[] {
    return this.#scene.togetherWith(place).flatMap((each) => list[each] ?? [])
  }

  /** Draws in slices, or has the drawing in progress followed by another one. */
  #drawInSlices(view: SceneView): void {
    if (this.#drawing && (this.isMoving || this.covers(this.#drawing.of.view))) {
      // It ends first, so that frequent lists or moves do not keep the map from showing any.
      this.#drawing.isOutdated = true
      return
    }
    this.#stopDrawing()
    const context = this.clearHidden(view)
    if (!context) return
    const of = this.#scene.startDrawing(context, this.#atlasFor(view.ratio), view)
    let flushed = 0
    const step = () => {
      if (this.isZooming) return false
      const hasMore = of.step()
      if (of.count - flushed >= FLUSH_AFTER) {
        flushed = of.count
        flushCanvas(context.canvas)
      }
      return hasMore
    }
    const rules = {
      longest: () => (this.isMoving ? SLICE.moving : SLICE.atRest),
      isInFrame: () => this.isMoving,
    }
    this.#drawing = { of, stop: runInSlices(step, rules, () => this.#endDrawing(context)), isOutdated: false }
  }

  #endDrawing(context: CanvasRenderingContext2D): void {
    const drawing = this.#drawing
    this.#drawing = undefined
    // A zoom ends with a drawing for its own view.
    if (!drawing || this.isZooming) return
    drawing.of.end()
    this.show(context, drawing.of.view)
    this.#index = undefined
    this.fire('drawn')
    if (drawing.isOutdated) this.draw()
    else this.fire('settled')
  }

  #stopDrawing(): void {
    this.#drawing?.stop()
    this.#drawing = undefined
  }

  /**
   * Draws the next frame of a glide. A timer precedes the frame: requesting frames that are not drawn also costs time.
   */
  #awaitFrame(drawnAt: number, pause = GLIDE_FRAME - FRAME_SLACK): void {
    this.#stopWaiting()
    this.#timer = setTimeout(() => {
      this.#frame = requestAnimationFrame((now) => {
        if (now - drawnAt > LATE_FRAME) this.#lateFrames++
        if (this.#lateFrames > MOST_LATE) this.#scene.endGlide()
        this.draw()
      })
    }, pause)
  }

  #stopWaiting(): void {
    clearTimeout(this.#timer)
    cancelAnimationFrame(this.#frame)
  }

  #atlasFor(ratio: number): SpriteAtlas {
    if (this.#atlas?.ratio !== ratio) this.#atlas = { ...drawSpriteAtlas(this.#iconSize, ratio), ratio }
    return this.#atlas
  }
}

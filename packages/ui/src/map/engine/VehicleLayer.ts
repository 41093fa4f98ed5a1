import type { FleetVehicle, IconSize, LatLng } from '@fleetgis/domain/map'
import type { Point } from 'leaflet'
import { CanvasLayer } from './CanvasLayer.ts'
import { clusterRadius } from './drawCluster.ts'
import { GLIDE_LIMIT } from './glide.ts'
import { nearestCopy } from './nearestCopy.ts'
import { PointIndex } from './PointIndex.ts'
import type { ScreenPoints } from './ScreenPoints.ts'
import { drawSpriteAtlas, type SpriteAtlas } from './spriteAtlas.ts'
import { VehicleScene } from './VehicleScene.ts'
import { latitudeAt, longitudeAt } from './worldProjection.ts'

/** Milliseconds between two frames of a glide: a car that moves a few pixels needs no more. */
const GLIDE_FRAME = 33

/** The timer ends so much earlier, to meet the frame. */
const FRAME_SLACK = 10

/** A glide that has to wait this long for a frame costs the device too much; after three of them it ends where it leads. */
const LATE_FRAME = 120
const MOST_LATE = 2

/** Clusters are at least this wide for a pointer, in CSS pixels. */
const CLUSTER_BOX = 2 * clusterRadius(2)

export const VEHICLE_PANE = 'fleet-vehicles'

const NO_POINTS: ScreenPoints = { count: 0, index: [], x: [], y: [] }

/**
 * All vehicles of a map on one canvas, which is drawn for new data and while vehicles glide, beside what every
 * `CanvasLayer` is drawn for. Fires `drawn` after each drawing, and `settled` after one that no glide follows.
 */
export class VehicleLayer extends CanvasLayer {
  readonly #scene = new VehicleScene()
  readonly #mayGlide: () => boolean
  #atlas: (SpriteAtlas & { readonly ratio: number }) | undefined
  #iconSize: IconSize
  #isClustered = false
  /** Made when a pointer first asks after a drawing. */
  #index: PointIndex | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #frame = 0
  #lateFrames = 0

  constructor(iconSize: IconSize, mayGlide: () => boolean) {
    super(VEHICLE_PANE)
    this.#iconSize = iconSize
    this.#mayGlide = mayGlide
  }

  get vehicles(): readonly FleetVehicle[] {
    return this.#scene.vehicles
  }

  override onRemove(): this {
    this.#stopWaiting()
    return super.onRemove()
  }

  setVehicles(vehicles: readonly FleetVehicle[]): void {
    const view = this.viewNow()
    if (!view) return
    this.#lateFrames = 0
    this.#scene.setVehicles(vehicles, this.#mayGlide(), view, performance.now())
    // A glide begins with the picture that is there, and moves with the next frame.
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

  /** Whether vehicles that stand close together are drawn as one. */
  setClustered(isClustered: boolean): void {
    if (isClustered === this.#isClustered) return
    this.#isClustered = isClustered
    this.#scene.setClustered(isClustered)
    this.draw()
  }

  /** The vehicles inside the view, one of each cluster, in CSS pixels of the map's container. */
  inView(): ScreenPoints {
    const map = this.owner
    if (!map) return NO_POINTS
    const { x: right, y: bottom } = map.getSize()
    const { points } = this.#scene
    const corner = this.corner(map)
    const index: number[] = []
    const x: number[] = []
    const y: number[] = []
    for (let place = 0; place < points.count; place++) {
      const atX = (points.x[place] ?? 0) + corner.x
      const atY = (points.y[place] ?? 0) + corner.y
      if (atX < 0 || atY < 0 || atX > right || atY > bottom) continue
      index.push(points.index[place] ?? 0)
      x.push(atX)
      y.push(atY)
    }
    return { count: index.length, index, x, y }
  }

  /**
   * The vehicles drawn at a point of the map's container, whose hit box has at least `edge` CSS pixels: none, one, or
   * all of a cluster.
   */
  vehiclesAt(point: Point, edge: number): readonly FleetVehicle[] {
    const map = this.owner
    if (!map) return []
    const { points } = this.#scene
    const corner = this.corner(map)
    const least = this.#isClustered ? Math.max(edge, CLUSTER_BOX) : edge
    this.#index ??= new PointIndex(points)
    const place = this.#index.hit(
      { x: point.x - corner.x, y: point.y - corner.y },
      { width: Math.max(least, this.#iconSize.width), height: Math.max(least, this.#iconSize.height) },
    )
    return place === undefined ? [] : this.#together(points.index[place] ?? -1)
  }

  /** A vehicle and all that are drawn as one with it; none where it is not among the vehicles. */
  togetherWith(id: string): readonly FleetVehicle[] {
    const place = this.#scene.placeOf(id)
    return place === undefined ? [] : this.#together(place)
  }

  /** Where a vehicle is drawn now, in the world that the map shows; undefined where it is not among the vehicles. */
  positionOf(id: string): LatLng | undefined {
    const map = this.owner
    const world = map && this.#scene.positionOf(id, performance.now())
    return world && nearestCopy(map, { lat: latitudeAt(world.y), lng: longitudeAt(world.x) })
  }

  protected override draw(): void {
    // Few vehicles glide, and are drawn often: without the overhang that costs less than half. Many are drawn seldom,
    // and then with it, so that a drag need not draw them at all; an empty map has that canvas ready for them.
    const { isGliding, vehicles } = this.#scene
    const isMany = vehicles.length === 0 || vehicles.length > GLIDE_LIMIT
    const view = this.viewNow(this.isMoving || (!isGliding && isMany))
    const context = view && !this.isZooming && this.clear(view)
    if (!context) return
    this.#scene.draw(context, this.#atlasFor(view.ratio), view, performance.now())
    this.#index = undefined
    this.fire('drawn')
    if (this.#scene.isGliding) this.#awaitFrame(performance.now())
    else this.fire('settled')
  }

  #together(place: number): readonly FleetVehicle[] {
    return this.#scene.togetherWith(place).flatMap((each) => this.vehicles[each] ?? [])
  }

  /** Draws the next frame of a glide. A timer before the frame: to ask for frames that are not drawn costs time too. */
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

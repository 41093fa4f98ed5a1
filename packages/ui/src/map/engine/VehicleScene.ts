import type { SceneView } from './CanvasLayer.ts'
import { type DrawnPoints, noPoints, roomFor } from './DrawnPoints.ts'
import { clusterRadius, drawCluster } from './drawCluster.ts'
import { drawSprite, drawVehicles, FADED, type Pen, penOf, REACH } from './drawVehicles.ts'
import { between, GLIDE_LIMIT, type Glide, glideProgress, startGlide } from './glide.ts'
import { type Clusters, clusterCell, gridClusters } from './gridClusters.ts'
import type { Mark } from './Mark.ts'
import type { ScreenPoints } from './ScreenPoints.ts'
import { PIN_SIZE, type SpriteAtlas } from './spriteAtlas.ts'
import { PIN } from './spriteIndex.ts'
import { fillQuiet, type VehicleColumns, vehicleColumns } from './vehicleColumns.ts'
import { westOf, worldCopy } from './worldProjection.ts'

/** With more vehicles than this in view they are drawn in steps: drawing them at once would be a long task. */
export const STEPS_FROM = 4_000

/** Vehicles of the list that one step goes through. */
export const STEP_LENGTH = 250

/** A drawing that is made in steps. The scene shows it from its end on. */
export interface SceneDrawing {
  readonly view: SceneView
  /** The number of vehicles drawn until now. */
  readonly count: number
  /** Goes through the next `STEP_LENGTH` vehicles of the list; false after the last ones. */
  step(): boolean
  /** Makes it the last drawing of the scene, which `points` and `vehicles` are then of. */
  end(): void
}

/** The vehicles of a map, their positions during a glide, and how they are drawn. */
export class VehicleScene {
  /** The latest list. */
  list: readonly Mark[] = []
  /** The list of the last drawing, to which the indices of `points` belong. */
  vehicles: readonly Mark[] = []
  #columns: VehicleColumns = vehicleColumns([])
  /** The columns of a drawing in steps, which must not change meanwhile. */
  #drawing: VehicleColumns | undefined
  #glide: Glide | undefined
  /** Where vehicles were found in the list. */
  readonly #places = new Map<string, number>()
  #isClustered = false
  #quietBefore: string | undefined
  #clusters: { readonly scale: number; readonly all: Clusters } | undefined
  #points: DrawnPoints = noPoints(0)
  /** The points of the drawing before the last, whose arrays the next one in steps takes. */
  #spare: DrawnPoints | undefined

  /** The vehicles of the last drawing, in CSS pixels of its canvas. */
  get points(): ScreenPoints {
    return this.#points
  }

  get isGliding(): boolean {
    return this.#glide !== undefined
  }

  /**
   * Takes over a new list. With `glide`, and few enough vehicles in `view`, they glide from their drawn positions to
   * the new ones; otherwise they jump. `now` is in milliseconds.
   */
  setVehicles(vehicles: readonly Mark[], glide: boolean, view: SceneView, now: number): void {
    this.#clusters = undefined
    const mayGlide = glide && this.list.length > 0 && this.#points.count <= GLIDE_LIMIT
    if (mayGlide) {
      const columns = vehicleColumns(vehicles, undefined, this.#quietBefore)
      this.#glide =
        countWithin(columns, view) <= GLIDE_LIMIT
          ? startGlide(vehicles, columns, { vehicles: this.list, ...this.#positionsAt(now) }, now)
          : undefined
      this.#columns = columns
    } else {
      const into = this.#columns === this.#drawing ? undefined : this.#columns
      this.#columns = vehicleColumns(vehicles, into, this.#quietBefore)
      this.#glide = undefined
    }
    this.list = vehicles
  }

  /** Whether vehicles close together are drawn as one. A vehicle outside of clusters glides, a cluster jumps. */
  setClustered(isClustered: boolean): void {
    this.#isClustered = isClustered
    this.#clusters = undefined
  }

  /** The fleet-local stamp before which a vehicle is quiet and drawn faded; undefined for none. */
  setQuietBefore(before: string | undefined): void {
    this.#quietBefore = before
    this.#clusters = undefined
    fillQuiet(this.list, this.#columns, before)
  }

  /** The list indices of a vehicle and the others of its cluster. */
  togetherWith(place: number): readonly number[] {
    const clusters = this.#clusters?.all
    const number = clusters?.of[place] ?? -1
    if (!clusters || number < 0) return [place]
    return Array.from(clusters.members.subarray(clusters.start[number], clusters.start[number + 1]))
  }

  /** Ends a glide: the vehicles are at their targets. */
  endGlide(): void {
    this.#glide = undefined
  }

  /** Whether there are too many vehicles in `view` to draw them at once. */
  needsSteps(view: SceneView): boolean {
    if (this.#isClustered || this.#glide || this.list.length <= STEPS_FROM) return false
    return countWithin(this.#columns, view) > STEPS_FROM
  }

  /**
   * Starts a drawing in steps of the vehicles that reach into `view`, as the list is now. The canvas must be clear. It
   * replaces another one that has not ended.
   */
  startDrawing(context: CanvasRenderingContext2D, atlas: SpriteAtlas, view: SceneView): SceneDrawing {
    const columns = this.#columns
    const vehicles = this.list
    const points = roomFor(columns.sprite.length, this.#spare)
    let next = 0
    points.count = 0
    this.#spare = undefined
    this.#drawing = columns
    const pen = penOf(context, atlas)
    return {
      view,
      get count() {
        return points.count
      },
      step: () => {
        const to = Math.min(columns.sprite.length, next + STEP_LENGTH)
        drawVehicles(pen, columns, { view, from: next, to, points })
        next = to
        return next < columns.sprite.length
      },
      end: () => {
        context.globalAlpha = 1
        this.#spare = this.#points
        this.#points = points
        this.#drawing = undefined
        this.vehicles = vehicles
      },
    }
  }

  /** Draws every vehicle that reaches into the viewport. The canvas must be clear. */
  draw(context: CanvasRenderingContext2D, atlas: SpriteAtlas, view: SceneView, now: number): void {
    const progress = this.#glide ? glideProgress(this.#glide, now) : 1
    if (this.#isClustered) this.#drawClusters(context, atlas, view, progress)
    else this.#drawAll(penOf(context, atlas), view, progress)
    context.globalAlpha = 1
    this.#drawing = undefined
    this.vehicles = this.list
    if (progress === 1) this.#glide = undefined
  }

  #drawAll(pen: Pen, view: SceneView, progress: number): void {
    const to = this.#columns.sprite.length
    const points = this.#makeRoom(to)
    drawVehicles(pen, this.#columns, { view, from: 0, to, points, glide: this.#glide, progress })
  }

  #drawClusters(
    context: CanvasRenderingContext2D,
    atlas: SpriteAtlas,
    view: SceneView,
    progress: number,
  ): void {
    const { left, top, width, height, scale, ratio } = view
    const west = westOf(view)
    if (this.#clusters?.scale !== scale)
      this.#clusters = { scale, all: gridClusters(this.#columns, clusterCell(scale)) }
    const { all } = this.#clusters
    const glide = this.#glide
    const points = this.#makeRoom(all.count)
    let count = 0
    for (let number = 0; number < all.count; number++) {
      const first = all.start[number] ?? 0
      const size = (all.start[number + 1] ?? 0) - first
      const place = all.members[first] ?? 0
      let x = all.x[number] ?? 0
      let y = all.y[number] ?? 0
      if (glide && size === 1) {
        x = between(glide.fromX[place] ?? x, x, progress)
        y = between(glide.fromY[place] ?? y, y, progress)
      }
      x = worldCopy(x, west) * scale - left
      y = y * scale - top
      const reach = Math.max(REACH, clusterRadius(size))
      if (!(x > -reach && y > -reach && x < width + reach && y < height + reach)) continue
      const kind = this.#columns.sprite[place] ?? 0
      context.globalAlpha = all.quiet[number] === size ? FADED : 1
      if (size === 1) drawSprite(context, atlas, kind, x * ratio, y * ratio)
      else drawCluster(context, all, number, { x: x * ratio, y: y * ratio, ratio })
      points.index[count] = place
      points.x[count] = x
      points.y[count] = kind === PIN ? y - PIN_SIZE.height / 2 : y
      count++
    }
    points.count = count
  }

  /** The drawn position of a vehicle, or of its cluster, at a time, in world units; undefined for an unknown vehicle. */
  positionOf(id: string, now: number): { readonly x: number; readonly y: number } | undefined {
    const place = this.placeOf(id)
    if (place === undefined) return undefined
    const x = this.#columns.x[place] ?? 0
    const y = this.#columns.y[place] ?? 0
    const clusters = this.#clusters?.all
    const number = clusters?.of[place] ?? -1
    if (clusters && (clusters.start[number + 1] ?? 0) - (clusters.start[number] ?? 0) > 1)
      return { x: clusters.x[number] ?? x, y: clusters.y[number] ?? y }
    const glide = this.#glide
    if (!glide) return { x, y }
    const progress = glideProgress(glide, now)
    return {
      x: between(glide.fromX[place] ?? x, x, progress),
      y: between(glide.fromY[place] ?? y, y, progress),
    }
  }

  /** The list index of a vehicle. Few are asked for, again and again, and mostly at the same index as before. */
  placeOf(id: string): number | undefined {
    const known = this.#places.get(id)
    if (known !== undefined && this.list[known]?.id === id) return known
    const place = this.list.findIndex((vehicle) => vehicle.id === id)
    if (place < 0) {
      this.#places.delete(id)
      return undefined
    }
    this.#places.set(id, place)
    return place
  }

  #positionsAt(now: number): Pick<VehicleColumns, 'x' | 'y'> {
    const glide = this.#glide
    if (!glide) return this.#columns
    const progress = glideProgress(glide, now)
    return {
      x: this.#columns.x.map((x, place) => between(glide.fromX[place] ?? x, x, progress)),
      y: this.#columns.y.map((y, place) => between(glide.fromY[place] ?? y, y, progress)),
    }
  }

  #makeRoom(count: number): DrawnPoints {
    this.#points = roomFor(count, this.#points)
    this.#points.count = 0
    return this.#points
  }
}

function countWithin({ x, y }: VehicleColumns, view: SceneView): number {
  const { left, top, width, height, scale } = view
  const west = westOf(view)
  let count = 0
  for (let place = 0; place < x.length; place++) {
    const dx = worldCopy(x[place] ?? 0, west) * scale - left
    const dy = (y[place] ?? 0) * scale - top
    if (dx > 0 && dy > 0 && dx < width && dy < height) count++
  }
  return count
}

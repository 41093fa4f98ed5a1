import type { SceneView } from './CanvasLayer.ts'
import { clusterRadius, drawCluster } from './drawCluster.ts'
import { between, GLIDE_LIMIT, type Glide, glideProgress, startGlide } from './glide.ts'
import { type Clusters, clusterCell, gridClusters } from './gridClusters.ts'
import type { Mark } from './Mark.ts'
import type { ScreenPoints } from './ScreenPoints.ts'
import { PIN_SIZE, SPRITE_FIELDS, type SpriteAtlas } from './spriteAtlas.ts'
import { NOT_DRAWN, PIN } from './spriteIndex.ts'
import { fillQuiet, type VehicleColumns, vehicleColumns } from './vehicleColumns.ts'
import { westOf, worldCopy } from './worldProjection.ts'

/** A vehicle this far outside the canvas may still reach into it, in CSS pixels. */
const REACH = 52

/** Opacity of a quiet vehicle. */
const FADED = 0.4

/** The vehicles of a map, their positions during a glide, and how they are drawn. */
export class VehicleScene {
  vehicles: readonly Mark[] = []
  #columns: VehicleColumns = vehicleColumns([])
  #glide: Glide | undefined
  #lastPlace = 0
  #isClustered = false
  #quietBefore: string | undefined
  #clusters: { readonly scale: number; readonly all: Clusters } | undefined
  readonly #points = { count: 0, index: new Int32Array(0), x: new Float32Array(0), y: new Float32Array(0) }

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
    const mayGlide = glide && this.vehicles.length > 0 && this.#points.count <= GLIDE_LIMIT
    if (mayGlide) {
      const columns = vehicleColumns(vehicles, undefined, this.#quietBefore)
      this.#glide =
        countWithin(columns, view) <= GLIDE_LIMIT
          ? startGlide(vehicles, columns, { vehicles: this.vehicles, ...this.#positionsAt(now) }, now)
          : undefined
      this.#columns = columns
    } else {
      this.#columns = vehicleColumns(vehicles, this.#columns, this.#quietBefore)
      this.#glide = undefined
    }
    this.vehicles = vehicles
  }

  /** Whether vehicles close together are drawn as one. A vehicle that stands alone glides, a cluster jumps. */
  setClustered(isClustered: boolean): void {
    this.#isClustered = isClustered
    this.#clusters = undefined
  }

  /** The fleet-local stamp before which a vehicle is quiet and drawn faded; undefined for none. */
  setQuietBefore(before: string | undefined): void {
    this.#quietBefore = before
    this.#clusters = undefined
    fillQuiet(this.vehicles, this.#columns, before)
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

  /** Draws every vehicle that reaches into the viewport. The canvas must be clear. */
  draw(context: CanvasRenderingContext2D, atlas: SpriteAtlas, view: SceneView, now: number): void {
    const progress = this.#glide ? glideProgress(this.#glide, now) : 1
    const count = this.#isClustered
      ? this.#drawClusters(context, atlas, view, progress)
      : this.#drawVehicles(context, atlas, view, progress)
    this.#points.count = count
    context.globalAlpha = 1
    if (progress === 1) this.#glide = undefined
  }

  /** Returns the number of drawn vehicles, which are then in `#points`. */
  #drawVehicles(
    context: CanvasRenderingContext2D,
    atlas: SpriteAtlas,
    view: SceneView,
    progress: number,
  ): number {
    const { x: worldX, y: worldY, sprite, quiet } = this.#columns
    const glide = this.#glide
    const { left, top, width, height, scale } = view
    const west = westOf(view)
    const points = this.#makeRoom(sprite.length)
    let count = 0
    let faded = 0
    for (let place = 0; place < sprite.length; place++) {
      let x = worldX[place] ?? 0
      let y = worldY[place] ?? 0
      if (glide) {
        x = between(glide.fromX[place] ?? x, x, progress)
        y = between(glide.fromY[place] ?? y, y, progress)
      }
      x = worldCopy(x, west) * scale - left
      y = y * scale - top
      if (!(x > -REACH && y > -REACH && x < width + REACH && y < height + REACH)) continue
      const kind = sprite[place] ?? NOT_DRAWN
      if (kind === NOT_DRAWN) continue
      if (quiet[place] !== faded) {
        faded = quiet[place] ?? 0
        context.globalAlpha = faded ? FADED : 1
      }
      drawSprite(context, atlas, kind, x * view.ratio, y * view.ratio)
      points.index[count] = place
      points.x[count] = x
      points.y[count] = kind === PIN ? y - PIN_SIZE.height / 2 : y
      count++
    }
    return count
  }

  #drawClusters(
    context: CanvasRenderingContext2D,
    atlas: SpriteAtlas,
    view: SceneView,
    progress: number,
  ): number {
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
    return count
  }

  /** The drawn position of a vehicle at a time, in world units; undefined for an unknown vehicle. */
  positionOf(id: string, now: number): { readonly x: number; readonly y: number } | undefined {
    const place = this.placeOf(id)
    if (place === undefined) return undefined
    const x = this.#columns.x[place] ?? 0
    const y = this.#columns.y[place] ?? 0
    const glide = this.#glide
    if (!glide) return { x, y }
    const progress = glideProgress(glide, now)
    return {
      x: between(glide.fromX[place] ?? x, x, progress),
      y: between(glide.fromY[place] ?? y, y, progress),
    }
  }

  /** The list index of a vehicle; mostly the same as before. */
  placeOf(id: string): number | undefined {
    if (this.vehicles[this.#lastPlace]?.id === id) return this.#lastPlace
    const place = this.vehicles.findIndex((vehicle) => vehicle.id === id)
    if (place < 0) return undefined
    this.#lastPlace = place
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

  #makeRoom(count: number) {
    const points = this.#points
    if (points.index.length < count) {
      points.index = new Int32Array(count)
      points.x = new Float32Array(count)
      points.y = new Float32Array(count)
    }
    return points
  }
}

/** Draws a sprite around a point, in device pixels. */
function drawSprite(
  context: CanvasRenderingContext2D,
  { cells, image }: SpriteAtlas,
  kind: number,
  x: number,
  y: number,
): void {
  const field = kind * SPRITE_FIELDS
  const width = cells[field + 2] ?? 1
  const height = cells[field + 3] ?? 1
  context.drawImage(
    image,
    cells[field] ?? 0,
    cells[field + 1] ?? 0,
    width,
    height,
    Math.round(x) - (cells[field + 4] ?? 0),
    Math.round(y) - (cells[field + 5] ?? 0),
    width,
    height,
  )
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

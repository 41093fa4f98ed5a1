import type { FleetVehicle, IconSize, LatLng } from '@fleetgis/domain/map'
import {
  DomUtil,
  Layer,
  type LeafletEventHandlerFn,
  type LatLng as LeafletLatLng,
  type Map as LeafletMap,
  Point,
  type ZoomAnimEvent,
} from 'leaflet'
import { hitTest, type ScreenPoints } from './hitTest.ts'
import { drawSpriteAtlas, type SpriteAtlas } from './spriteAtlas.ts'
import { type SceneView, VehicleScene } from './VehicleScene.ts'
import { latitudeAt, longitudeAt, worldSize } from './worldProjection.ts'

/** How far the canvas reaches beyond each edge of the view, as a part of the view: a drag then only moves it. */
const OVERHANG = 0.25

/** More device pixels a CSS pixel than this cost memory and time that nobody sees. */
const MOST_PIXELS = 2

/** Milliseconds between two frames of a glide: a car that moves a few pixels needs no more. */
const GLIDE_FRAME = 30

/** A glide that has to wait this long for a frame costs the device too much; after two of them it ends where it leads. */
const LATE_FRAME = 60

export const VEHICLE_PANE = 'fleet-vehicles'

const NO_POINTS: ScreenPoints = { count: 0, index: [], x: [], y: [] }

/**
 * All vehicles of a map on one canvas. A drag or a zoom moves the canvas by transform; it is drawn again when the map
 * stands still, when a long drag leaves it, for new data, and while vehicles glide.
 * Fires `drawn` after each drawing, and `settled` after one that no glide follows.
 */
export class VehicleLayer extends Layer {
  readonly #scene = new VehicleScene()
  readonly #canvas = document.createElement('canvas')
  readonly #context = this.#canvas.getContext('2d')
  readonly #mayGlide: () => boolean
  #owner: LeafletMap | undefined
  #atlas: (SpriteAtlas & { readonly ratio: number }) | undefined
  #iconSize: IconSize
  /** What the canvas was last drawn for. */
  #drawn: { readonly view: SceneView; readonly centre: LeafletLatLng; readonly zoom: number } | undefined
  #isZooming = false
  #frame = 0
  #lateFrames = 0

  constructor(iconSize: IconSize, mayGlide: () => boolean) {
    super()
    this.#iconSize = iconSize
    this.#mayGlide = mayGlide
    // The class lets Leaflet run the zoom as one CSS transition.
    this.#canvas.className = 'leaflet-zoom-animated'
    this.#canvas.setAttribute('aria-hidden', 'true')
  }

  get vehicles(): readonly FleetVehicle[] {
    return this.#scene.vehicles
  }

  override onAdd(map: LeafletMap): this {
    this.#owner = map
    const pane = map.getPane(VEHICLE_PANE) ?? map.createPane(VEHICLE_PANE)
    pane.append(this.#canvas)
    this.#draw()
    return this
  }

  override onRemove(): this {
    cancelAnimationFrame(this.#frame)
    this.#canvas.remove()
    this.#owner = undefined
    return this
  }

  override getEvents(): Record<string, LeafletEventHandlerFn> {
    return {
      zoomstart: () => {
        this.#isZooming = true
      },
      zoom: () => this.#followZoom(),
      zoomanim: (event) => {
        const { center, zoom } = event as ZoomAnimEvent
        this.#transformTo(center, zoom)
      },
      zoomend: () => {
        this.#isZooming = false
      },
      move: () => this.#followMove(),
      moveend: () => this.#draw(),
    }
  }

  setVehicles(vehicles: readonly FleetVehicle[]): void {
    const view = this.#owner && this.#viewOf(this.#owner)
    if (!view) return
    this.#lateFrames = 0
    this.#scene.setVehicles(vehicles, this.#mayGlide(), view, performance.now())
    this.#draw()
  }

  /** Size of a car icon in CSS pixels. */
  setIconSize(size: IconSize): void {
    if (size.width === this.#iconSize.width && size.height === this.#iconSize.height) return
    this.#iconSize = size
    this.#atlas = undefined
    this.#draw()
  }

  /** The vehicles inside the view, in CSS pixels of the map's container. */
  inView(): ScreenPoints {
    const map = this.#owner
    if (!map) return NO_POINTS
    const { x: right, y: bottom } = map.getSize()
    const { points } = this.#scene
    const corner = this.#corner(map)
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

  /** The vehicle at a point of the map's container whose hit box has at least `edge` CSS pixels. */
  vehicleAt(point: Point, edge: number): FleetVehicle | undefined {
    const map = this.#owner
    if (!map) return undefined
    const { points } = this.#scene
    const corner = this.#corner(map)
    const place = hitTest(
      points,
      { x: point.x - corner.x, y: point.y - corner.y },
      { width: Math.max(edge, this.#iconSize.width), height: Math.max(edge, this.#iconSize.height) },
    )
    return place === undefined ? undefined : this.vehicles[points.index[place] ?? -1]
  }

  /** Where a vehicle is drawn now; undefined where it is not among the vehicles. */
  positionOf(id: string): LatLng | undefined {
    const world = this.#scene.positionOf(id, performance.now())
    return world && { lat: latitudeAt(world.y), lng: longitudeAt(world.x) }
  }

  #draw(): void {
    const map = this.#owner
    const context = this.#context
    if (!map || !context || this.#isZooming) return
    const view = this.#viewOf(map)
    const { width, height, ratio } = view
    const canvas = this.#canvas
    const isSameSize = canvas.width === width * ratio && canvas.height === height * ratio
    if (isSameSize) context.clearRect(0, 0, canvas.width, canvas.height)
    else {
      canvas.width = width * ratio
      canvas.height = height * ratio
      canvas.style.width = `${width}px`
      canvas.style.height = `${height}px`
    }
    const { x, y } = overhang(map)
    DomUtil.setPosition(canvas, map.containerPointToLayerPoint([-x, -y]))
    this.#scene.draw(context, this.#atlasFor(ratio), view, performance.now())
    this.#drawn = { view, centre: map.getCenter(), zoom: map.getZoom() }
    this.fire('drawn')
    if (this.#scene.isGliding) this.#awaitFrame(performance.now())
    else this.fire('settled')
  }

  /** Draws the next frame of a glide. */
  #awaitFrame(drawnAt: number): void {
    cancelAnimationFrame(this.#frame)
    this.#frame = requestAnimationFrame((now) => {
      const wait = now - drawnAt
      if (wait < GLIDE_FRAME) return this.#awaitFrame(drawnAt)
      if (wait > LATE_FRAME) this.#lateFrames++
      if (this.#lateFrames > 1) this.#scene.endGlide()
      this.#draw()
    })
  }

  #viewOf(map: LeafletMap): SceneView {
    const size = map.getSize()
    const { x, y } = overhang(map)
    const origin = map.getPixelBounds().min
    return {
      left: (origin?.x ?? 0) - x,
      top: (origin?.y ?? 0) - y,
      width: size.x + 2 * x,
      height: size.y + 2 * y,
      scale: worldSize(map.getZoom()),
      ratio: Math.min(MOST_PIXELS, Math.max(1, Math.ceil(globalThis.devicePixelRatio || 1))),
    }
  }

  #atlasFor(ratio: number): SpriteAtlas {
    if (this.#atlas?.ratio !== ratio) this.#atlas = { ...drawSpriteAtlas(this.#iconSize, ratio), ratio }
    return this.#atlas
  }

  /** The canvas's corner in the map's container. */
  #corner(map: LeafletMap): Point {
    return map.layerPointToContainerPoint(DomUtil.getPosition(this.#canvas))
  }

  #followMove(): void {
    const map = this.#owner
    const view = this.#drawn?.view
    if (!map || !view || this.#isZooming) return
    const corner = this.#corner(map)
    const size = map.getSize()
    const covers =
      corner.x <= 0 && corner.y <= 0 && corner.x + view.width >= size.x && corner.y + view.height >= size.y
    if (!covers) this.#draw()
  }

  #followZoom(): void {
    const map = this.#owner
    if (map) this.#transformTo(map.getCenter(), map.getZoom())
  }

  /** Scales the canvas as drawn to where it belongs at another centre and zoom. */
  #transformTo(centre: LeafletLatLng, zoom: number): void {
    const map = this.#owner
    const drawn = this.#drawn
    if (!map || !drawn) return
    const scale = map.getZoomScale(zoom, drawn.zoom)
    const half = map.getSize().divideBy(2)
    const { x, y } = overhang(map)
    const pane = map.getPane('mapPane')
    const panePosition = pane ? DomUtil.getPosition(pane) : new Point(0, 0)
    const origin = map.project(centre, zoom).subtract(half).add(panePosition).round()
    const corner = map
      .project(drawn.centre, zoom)
      .subtract(half.add(new Point(x, y)).multiplyBy(scale))
      .subtract(origin)
    DomUtil.setTransform(this.#canvas, corner, scale)
  }
}

/** The overhang at each side in whole CSS pixels. */
function overhang(map: LeafletMap): { readonly x: number; readonly y: number } {
  const { x, y } = map.getSize()
  return { x: Math.floor(x * OVERHANG), y: Math.floor(y * OVERHANG) }
}

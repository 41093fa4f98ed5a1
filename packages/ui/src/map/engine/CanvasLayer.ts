import {
  DomUtil,
  Layer,
  type LeafletEventHandlerFn,
  type LatLng as LeafletLatLng,
  type Map as LeafletMap,
  Point,
  type ZoomAnimEvent,
} from 'leaflet'
import { worldSize } from './worldProjection.ts'

/** The part of the world that a canvas covers. */
export interface SceneView {
  /** World pixels, at the current zoom, of the canvas's left and top edge. */
  readonly left: number
  readonly top: number
  /** Size in CSS pixels. */
  readonly width: number
  readonly height: number
  /** Edge of the world in CSS pixels. */
  readonly scale: number
  /** Device pixels per CSS pixel. */
  readonly ratio: number
}

/**
 * Overhang beyond each edge of the viewport, as a fraction of the viewport: a short drag moves the canvas without a
 * redraw.
 */
const OVERHANG = 0.25

/** Maximum device pixels per CSS pixel: more cost memory and time without a visible difference. */
const MOST_PIXELS = 2

/**
 * A layer with one canvas. Drags and zooms move the canvas by transform; it redraws when the map stops, and when a long
 * drag leaves it. Frequent drawings use a second, smaller canvas without the overhang: resizing one canvas costs more
 * than drawing it.
 */
export abstract class CanvasLayer extends Layer {
  /** With the overhang, and without. Only one of them is in the document. */
  readonly #large = makeCanvas()
  readonly #small = makeCanvas()
  readonly #pane: string
  #canvas = this.#large
  #drawn: { readonly view: SceneView; readonly centre: LeafletLatLng; readonly zoom: number } | undefined
  #isZooming = false
  #isMoving = false

  constructor(pane: string) {
    super()
    this.#pane = pane
  }

  /** Draws the part of the world that `viewNow` returns, usually after `clear`. */
  protected abstract draw(): void

  /** The map while the layer is added to it. */
  protected get owner(): LeafletMap | undefined {
    return this._map as LeafletMap | undefined
  }

  protected get isZooming(): boolean {
    return this.#isZooming
  }

  /** A drag, a pan or a zoom is in progress. */
  get isMoving(): boolean {
    return this.#isMoving
  }

  override onAdd(map: LeafletMap): this {
    const pane = map.getPane(this.#pane) ?? map.createPane(this.#pane)
    pane.append(this.#canvas)
    this.draw()
    return this
  }

  override onRemove(): this {
    this.#canvas.remove()
    // Frees the memory at once; browsers keep a removed canvas for a long time.
    for (const canvas of [this.#large, this.#small]) {
      canvas.width = 0
      canvas.height = 0
    }
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
      movestart: () => {
        this.#isMoving = true
      },
      move: () => this.#followMove(),
      moveend: () => {
        this.#isMoving = false
        this.draw()
      },
    }
  }

  /** The part of the world to draw now; undefined while the layer is on no map. */
  protected viewNow(hasOverhang = true): SceneView | undefined {
    const map = this.owner
    if (!map) return undefined
    const size = map.getSize()
    const part = hasOverhang ? OVERHANG : 0
    const x = Math.floor(size.x * part)
    const y = Math.floor(size.y * part)
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

  protected hasOverhang({ width }: SceneView): boolean {
    return width > (this.owner?.getSize().x ?? 0)
  }

  /** Clears the canvas and places it for `view`; undefined where the browser returns no context. */
  protected clear(view: SceneView): CanvasRenderingContext2D | undefined {
    const canvas = this.hasOverhang(view) ? this.#large : this.#small
    const context = clearCanvas(canvas, view)
    if (context) this.show(context, view)
    return context
  }

  /** Clears the canvas that is not in the document. */
  protected clearHidden(view: SceneView): CanvasRenderingContext2D | undefined {
    return clearCanvas(this.#canvas === this.#large ? this.#small : this.#large, view)
  }

  /** Puts the canvas of a context into the document, placed for `view`. */
  protected show({ canvas }: CanvasRenderingContext2D, view: SceneView): void {
    const map = this.owner
    if (!map) return
    const origin = map.getPixelOrigin()
    DomUtil.setPosition(canvas, new Point(view.left - origin.x, view.top - origin.y))
    if (canvas !== this.#canvas) {
      this.#canvas.replaceWith(canvas)
      this.#canvas = canvas
    }
    this.#drawn = { view, centre: map.getCenter(), zoom: map.getZoom() }
  }

  /** Whether the canvas is drawn for the present zoom; after a zoom it is scaled until the next drawing. */
  protected get isOfZoom(): boolean {
    return this.#drawn !== undefined && this.#drawn.zoom === this.owner?.getZoom()
  }

  /** Whether a part of the world contains the viewport, at the present zoom. */
  protected covers({ left, top, width, height, scale }: SceneView): boolean {
    const now = this.viewNow(false)
    return (
      now !== undefined &&
      scale === now.scale &&
      left <= now.left &&
      top <= now.top &&
      left + width >= now.left + now.width &&
      top + height >= now.top + now.height
    )
  }

  /** The canvas's corner in the map's container. */
  protected corner(map: LeafletMap): Point {
    return map.layerPointToContainerPoint(DomUtil.getPosition(this.#canvas))
  }

  #followMove(): void {
    const map = this.owner
    const view = this.#drawn?.view
    if (!map || !view || this.#isZooming) return
    const corner = this.corner(map)
    const size = map.getSize()
    const covers =
      corner.x <= 0 && corner.y <= 0 && corner.x + view.width >= size.x && corner.y + view.height >= size.y
    if (!covers) this.draw()
  }

  #followZoom(): void {
    const map = this.owner
    if (map) this.#transformTo(map.getCenter(), map.getZoom())
  }

  /** Transforms the drawn canvas for another centre and zoom. */
  #transformTo(centre: LeafletLatLng, zoom: number): void {
    const map = this.owner
    const drawn = this.#drawn
    if (!map || !drawn) return
    const scale = map.getZoomScale(zoom, drawn.zoom)
    const pane = map.getPane('mapPane')
    const panePosition = pane ? DomUtil.getPosition(pane) : new Point(0, 0)
    const origin = map.project(centre, zoom).subtract(map.getSize().divideBy(2)).add(panePosition).round()
    const corner = new Point(drawn.view.left, drawn.view.top).multiplyBy(scale).subtract(origin)
    DomUtil.setTransform(this.#canvas, corner, scale)
  }
}

function clearCanvas(
  canvas: HTMLCanvasElement,
  { width, height, ratio }: SceneView,
): CanvasRenderingContext2D | undefined {
  const context = canvas.getContext('2d')
  if (!context) return undefined
  if (canvas.width === width * ratio && canvas.height === height * ratio) {
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.clearRect(0, 0, canvas.width, canvas.height)
  } else {
    canvas.width = width * ratio
    canvas.height = height * ratio
    canvas.style.width = `${width}px`
    canvas.style.height = `${height}px`
  }
  return context
}

function makeCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  // With this class Leaflet runs the zoom as one CSS transition.
  canvas.className = 'leaflet-zoom-animated'
  canvas.setAttribute('aria-hidden', 'true')
  return canvas
}

import type { ScreenPoints } from './ScreenPoints.ts'

/** Edge of a grid cell, in CSS pixels: about the size of a hit box. */
const CELL = 48

/**
 * A grid index of screen points, so that hit testing compares only the few points near the pointer. Building takes one
 * pass; a layer builds it on the first hit test after a drawing.
 */
export class PointIndex {
  readonly #points: ScreenPoints
  readonly #left: number
  readonly #top: number
  readonly #columns: number
  readonly #rows: number
  /** Start offset of each cell in `#places`. */
  readonly #start: Int32Array
  readonly #places: Int32Array

  constructor(points: ScreenPoints) {
    const { count, x, y } = points
    let left = Number.POSITIVE_INFINITY
    let top = Number.POSITIVE_INFINITY
    let right = Number.NEGATIVE_INFINITY
    let bottom = Number.NEGATIVE_INFINITY
    for (let place = 0; place < count; place++) {
      left = Math.min(left, x[place] ?? left)
      right = Math.max(right, x[place] ?? right)
      top = Math.min(top, y[place] ?? top)
      bottom = Math.max(bottom, y[place] ?? bottom)
    }
    this.#points = points
    this.#left = left
    this.#top = top
    this.#columns = count === 0 ? 0 : Math.floor((right - left) / CELL) + 1
    this.#rows = count === 0 ? 0 : Math.floor((bottom - top) / CELL) + 1
    this.#start = new Int32Array(this.#columns * this.#rows + 1)
    this.#places = new Int32Array(count)
    const cells = new Int32Array(count)
    for (let place = 0; place < count; place++) {
      const cell = this.#row(y[place] ?? top) * this.#columns + this.#column(x[place] ?? left)
      cells[place] = cell
      this.#start[cell + 1] = (this.#start[cell + 1] ?? 0) + 1
    }
    for (let cell = 1; cell < this.#start.length; cell++)
      this.#start[cell] = (this.#start[cell] ?? 0) + (this.#start[cell - 1] ?? 0)
    const next = this.#start.slice()
    for (let place = 0; place < count; place++) {
      const cell = cells[place] ?? 0
      const at = next[cell] ?? 0
      this.#places[at] = place
      next[cell] = at + 1
    }
  }

  /**
   * The index of the point nearest to a place, among the points whose `width` by `height` box (CSS pixels) contains it;
   * undefined without one. At equal distance the later point wins: it is drawn on top.
   */
  hit(
    at: { readonly x: number; readonly y: number },
    box: { readonly width: number; readonly height: number },
  ): number | undefined {
    const { x, y } = this.#points
    let best: number | undefined
    let bestDistance = Number.POSITIVE_INFINITY
    const firstRow = Math.max(0, this.#row(at.y - box.height / 2))
    const lastRow = Math.min(this.#rows - 1, this.#row(at.y + box.height / 2))
    const firstColumn = Math.max(0, this.#column(at.x - box.width / 2))
    const lastColumn = Math.min(this.#columns - 1, this.#column(at.x + box.width / 2))
    for (let row = firstRow; row <= lastRow; row++) {
      const from = this.#start[row * this.#columns + firstColumn] ?? 0
      const to = this.#start[row * this.#columns + lastColumn + 1] ?? 0
      for (let entry = from; entry < to; entry++) {
        const place = this.#places[entry] ?? 0
        const dx = Math.abs((x[place] ?? Number.NaN) - at.x)
        const dy = Math.abs((y[place] ?? Number.NaN) - at.y)
        if (!(dx <= box.width / 2 && dy <= box.height / 2)) continue
        const distance = dx * dx + dy * dy
        const isBetter = distance < bestDistance || (distance === bestDistance && place > (best ?? -1))
        if (!isBetter) continue
        best = place
        bestDistance = distance
      }
    }
    return best
  }

  #column(x: number): number {
    return Math.floor((x - this.#left) / CELL)
  }

  #row(y: number): number {
    return Math.floor((y - this.#top) / CELL)
  }
}

/** Points processed before the generator yields. */
const STEP = 5_000

/** Initial tolerance of a dropped point from the line, in world units: a quarter of a pixel at zoom 19. */
const FINEST = 2e-9

/**
 * Thins a line to at most a number of points, in steps; keeps its shape and both ends. Points are x and y alternating.
 * The tolerance doubles until few enough points remain.
 */
export function* thinLine(points: Float64Array, most: number): Generator<void, Float64Array> {
  if (points.length <= 2 * most) return points
  for (let tolerance = FINEST; ; tolerance *= 2) {
    const kept = yield* keptWithin(points, tolerance, most)
    if (kept) return kept
  }
}

/**
 * The kept points of a line, with every other point within twice the tolerance; undefined where they are too many. From
 * each kept point a cone of directions narrows so that it passes every point since within the tolerance. The point
 * before the first one outside the cone, or further back along it, is kept: one pass for any length.
 */
function* keptWithin(
  points: Float64Array,
  tolerance: number,
  most: number,
): Generator<void, Float64Array | undefined> {
  const kept = new Float64Array(2 * most)
  let length = 0
  const keep = (at: number) => {
    kept[length++] = points[at] ?? 0
    kept[length++] = points[at + 1] ?? 0
  }
  keep(0)
  let cone = new Cone(points[0] ?? 0, points[1] ?? 0, tolerance)
  for (let at = 2; at < points.length; at += 2) {
    if (at % (2 * STEP) === 0) yield
    const x = points[at] ?? 0
    const y = points[at + 1] ?? 0
    if (cone.take(x, y)) continue
    // Reserves room for the last point.
    if (length > kept.length - 4) return undefined
    keep(at - 2)
    cone = new Cone(points[at - 2] ?? 0, points[at - 1] ?? 0, tolerance)
    cone.take(x, y)
  }
  keep(points.length - 2)
  return kept.slice(0, length)
}

/** The directions from a point that pass every taken point within a tolerance. */
class Cone {
  readonly #x: number
  readonly #y: number
  readonly #tolerance: number
  #furthest = 0
  #isOpen = true
  #leftX = 0
  #leftY = 0
  #rightX = 0
  #rightY = 0

  constructor(x: number, y: number, tolerance: number) {
    this.#x = x
    this.#y = y
    this.#tolerance = tolerance
  }

  /** Takes the next point of the line; false where a straight line to it misses an earlier one. */
  take(x: number, y: number): boolean {
    const dx = x - this.#x
    const dy = y - this.#y
    const distance = Math.hypot(dx, dy)
    if (distance < this.#furthest - this.#tolerance) return false
    if (distance <= this.#tolerance) return true
    if (!this.#isOpen && (this.#rightX * dy < this.#rightY * dx || dx * this.#leftY < dy * this.#leftX))
      return false
    this.#furthest = Math.max(this.#furthest, distance)
    this.#narrow(dx / distance, dy / distance, this.#tolerance / distance)
    return true
  }

  #narrow(x: number, y: number, sin: number): void {
    const cos = Math.sqrt(1 - sin * sin)
    const leftX = x * cos - y * sin
    const leftY = y * cos + x * sin
    const rightX = x * cos + y * sin
    const rightY = y * cos - x * sin
    if (this.#isOpen || leftX * this.#leftY > leftY * this.#leftX) {
      this.#leftX = leftX
      this.#leftY = leftY
    }
    if (this.#isOpen || this.#rightX * rightY > this.#rightY * rightX) {
      this.#rightX = rightX
      this.#rightY = rightY
    }
    this.#isOpen = false
  }
}

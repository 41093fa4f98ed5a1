import type { FleetVehicle } from '@fleetgis/domain/map'
import { expect, test } from 'vitest'
import type { SceneView } from './CanvasLayer.ts'
import { GLIDE_LIMIT, GLIDE_TIME } from './glide.ts'
import { SPRITE_FIELDS, type SpriteAtlas } from './spriteAtlas.ts'
import { SPRITE_COUNT } from './spriteIndex.ts'
import { STEP_LENGTH, STEPS_FROM, VehicleScene } from './VehicleScene.ts'

/** The middle of the world at zoom 2 with a ratio of 1: longitude 0 is at x = 200, a degree is 1024 / 360 pixels. */
const VIEW: SceneView = { left: 312, top: 412, width: 400, height: 200, scale: 1024, ratio: 1 }
const DEGREE = 1024 / 360

const ATLAS: SpriteAtlas = {
  image: {} as HTMLCanvasElement,
  cells: new Int16Array(SPRITE_COUNT * SPRITE_FIELDS),
}

/** Draws the scene at a time; returns the number of drawn sprites and the position of the first one. */
function draw(scene: VehicleScene, now: number, view = VIEW) {
  let drawn = 0
  const context = { drawImage: () => drawn++ } as unknown as CanvasRenderingContext2D
  scene.draw(context, ATLAS, view, now)
  return { drawn, x: scene.points.x[0], y: scene.points.y[0], count: scene.points.count }
}

function at(lng: number, id = 'a'): FleetVehicle {
  return { id, position: { lat: 0, lng } }
}

/** A scene with these vehicles, at time 0. */
function sceneOf(vehicles: readonly FleetVehicle[], { isClustered = false, view = VIEW } = {}) {
  const scene = new VehicleScene()
  scene.setClustered(isClustered)
  scene.setVehicles(vehicles, true, view, 0)
  return scene
}

/** A canvas that draws nothing. */
const BLANK = new Proxy({}, { get: () => () => undefined, set: () => true }) as CanvasRenderingContext2D

test('only vehicles that reach into the viewport are drawn', () => {
  const scene = sceneOf([at(0, 'a'), at(90, 'b'), at(170, 'c'), at(-60, 'd')])
  expect(draw(scene, 0)).toMatchObject({ drawn: 2, count: 2 })
})

test('OMAP-16 a vehicle of status 0 is neither drawn nor hit', () => {
  const scene = sceneOf([{ ...at(0), status: 0 }])
  expect(draw(scene, 0)).toMatchObject({ drawn: 0, count: 0 })
})

test.each([
  ['without clusters', false],
  ['alone, with clusters on', true],
])('a vehicle glides from its old position to its new one and then stops, %s', (_, isClustered) => {
  const scene = sceneOf([at(0)], { isClustered })
  expect(draw(scene, 0).x).toBeCloseTo(200, 3)
  scene.setVehicles([at(10)], true, VIEW, 1_000)
  expect(draw(scene, 1_000).x).toBeCloseTo(200, 3)
  const halfway = draw(scene, 1_000 + GLIDE_TIME / 2).x ?? 0
  expect(halfway).toBeGreaterThan(200)
  expect(halfway).toBeLessThan(200 + 10 * DEGREE)
  expect(draw(scene, 1_000 + GLIDE_TIME).x).toBeCloseTo(200 + 10 * DEGREE, 3)
  expect(scene.isGliding).toBe(false)
})

test('a position that arrives during a glide starts a new glide from the current position', () => {
  const scene = sceneOf([at(0)])
  draw(scene, 0)
  scene.setVehicles([at(10)], true, VIEW, 1_000)
  const before = draw(scene, 1_000 + GLIDE_TIME / 2).x ?? Number.NaN
  scene.setVehicles([at(20)], true, VIEW, 1_000 + GLIDE_TIME / 2)
  expect(draw(scene, 1_000 + GLIDE_TIME / 2).x).toBeCloseTo(before, 3)
})

test('vehicles jump with prefers-reduced-motion', () => {
  const scene = new VehicleScene()
  scene.setVehicles([at(0)], false, VIEW, 0)
  draw(scene, 0)
  scene.setVehicles([at(10)], false, VIEW, 1_000)
  expect(draw(scene, 1_000).x).toBeCloseTo(200 + 10 * DEGREE, 3)
})

test.each([
  [GLIDE_LIMIT, true],
  [GLIDE_LIMIT + 1, false],
])('with %d vehicles in the viewport they glide: %s', (count, expected) => {
  const crowd = (lng: number) => Array.from({ length: count }, (_, index) => at(lng, String(index)))
  const scene = sceneOf(crowd(0))
  draw(scene, 0)
  scene.setVehicles(crowd(1), true, VIEW, 1_000)
  expect(scene.isGliding).toBe(expected)
})

test('the position of a vehicle is found wherever it is in the list, and undefined for an unknown vehicle', () => {
  const scene = sceneOf([at(0, 'a'), at(90, 'b')])
  expect(scene.positionOf('b', 0)).toEqual({ x: 0.75, y: 0.5 })
  expect(scene.positionOf('a', 0)).toEqual({ x: 0.5, y: 0.5 })
  expect(scene.positionOf('c', 0)).toBeUndefined()
})

/** The viewport around the antimeridian: longitude 180 is at x = 200. */
const EDGE: SceneView = { ...VIEW, left: 1024 - 200 }

test.each([
  ['beyond the eastern edge of the world', EDGE],
  ['beyond the western edge', { ...EDGE, left: -200 }],
  ['after a drag around the world', { ...EDGE, left: 3 * 1024 - 200 }],
])('vehicles on both sides of the antimeridian are drawn in one viewport, %s', (_, view) => {
  const scene = sceneOf([at(179, 'a'), at(-179, 'b'), at(180, 'c'), at(-180, 'd'), at(0, 'e')], { view })
  expect(draw(scene, 0, view)).toMatchObject({ drawn: 4, count: 4 })
  const expected = [200 - DEGREE, 200 + DEGREE, 200, 200]
  for (const [place, x] of expected.entries()) expect(scene.points.x[place]).toBeCloseTo(x, 3)
})

test('a vehicle glides across the antimeridian, not around the world', () => {
  const scene = sceneOf([at(179.5)], { view: EDGE })
  draw(scene, 0, EDGE)
  scene.setVehicles([at(-179.5)], true, EDGE, 1_000)
  expect(scene.isGliding).toBe(true)
  for (const part of [0, 0.1, 0.5, 0.9]) {
    const { x = Number.NaN, count } = draw(scene, 1_000 + part * GLIDE_TIME, EDGE)
    expect(count).toBe(1)
    expect(Math.abs(x - 200)).toBeLessThanOrEqual(0.5 * DEGREE + 1e-3)
  }
  expect(draw(scene, 1_000 + GLIDE_TIME, EDGE).x).toBeCloseTo(200 + 0.5 * DEGREE, 3)
})

test('the limit on gliding vehicles counts both sides of the antimeridian', () => {
  const crowd = (lng: number) => Array.from({ length: GLIDE_LIMIT + 1 }, (_, index) => at(lng, String(index)))
  const scene = sceneOf(crowd(0), { view: EDGE })
  draw(scene, 0, EDGE)
  scene.setVehicles(crowd(-179), true, EDGE, 1_000)
  expect(scene.isGliding).toBe(false)
})

test('close vehicles are drawn as one cluster, which lists its members', () => {
  const scene = sceneOf([at(0.1, 'a'), at(40, 'b'), at(0.2, 'c')], { isClustered: true })
  let circles = 0
  const ignore = () => undefined
  const context = {
    drawImage: ignore,
    beginPath: ignore,
    arc: ignore,
    fill: () => circles++,
    stroke: ignore,
    fillText: ignore,
  } as unknown as CanvasRenderingContext2D
  scene.draw(context, ATLAS, VIEW, 0)
  expect(scene.points.count).toBe(2)
  expect(circles).toBe(1)
  expect(scene.togetherWith(0)).toEqual([0, 2])
  // A vehicle of a cluster is where the cluster is drawn.
  expect(scene.positionOf('a', 0)?.x).toBeCloseTo(0.5 + 0.15 / 360, 6)
  expect(scene.positionOf('c', 0)).toEqual(scene.positionOf('a', 0))
  expect(scene.positionOf('b', 0)?.x).toBeCloseTo(0.5 + 40 / 360, 6)
  expect(scene.togetherWith(1)).toEqual([1])
  scene.setClustered(false)
  expect(scene.togetherWith(0)).toEqual([0])
})

test('a vehicle that was last heard before the limit is drawn faded', () => {
  const scene = new VehicleScene()
  const alphas: number[] = []
  const context = {
    globalAlpha: 1,
    drawImage() {
      alphas.push(this.globalAlpha)
    },
  }
  scene.setQuietBefore('2026-11-21 09:10:00')
  const vehicles = [
    { ...at(0, 'a'), at: '2026-11-21 09:00:00' },
    { ...at(5, 'b'), at: '2026-11-21 09:15:00' },
  ]
  scene.setVehicles(vehicles, true, VIEW, 0)
  scene.draw(context as unknown as CanvasRenderingContext2D, ATLAS, VIEW, 0)
  expect(alphas).toEqual([0.4, 1])
  expect(context.globalAlpha).toBe(1)
})

test('clusters on both sides of the antimeridian are drawn in one viewport', () => {
  const scene = sceneOf([at(178, 'a'), at(176, 'b'), at(-176, 'c'), at(-178, 'd')], {
    isClustered: true,
    view: EDGE,
  })
  scene.draw(BLANK, ATLAS, EDGE, 0)
  expect(scene.points.count).toBe(2)
  expect(scene.points.x[0]).toBeCloseTo(200 - 3 * DEGREE, 3)
  expect(scene.points.x[1]).toBeCloseTo(200 + 3 * DEGREE, 3)
})

test('180 and -180 degrees are the same place', () => {
  const scene = sceneOf([at(180, 'a'), at(-180, 'b')], { isClustered: true, view: EDGE })
  scene.draw(BLANK, ATLAS, EDGE, 0)
  expect(scene.togetherWith(0)).toEqual([0, 1])
  expect(scene.points.x[0]).toBeCloseTo(200, 3)
})

/** So many vehicles in the viewport. */
const crowdOf = (count: number, prefix = '') =>
  Array.from({ length: count }, (_, index) => at(index / count, `${prefix}${index}`))

/** Makes the drawing of a scene in steps; returns how many sprites each step draws. */
function drawInSteps(scene: VehicleScene, meanwhile?: () => void) {
  let drawn = 0
  const context = { drawImage: () => drawn++ } as unknown as CanvasRenderingContext2D
  const drawing = scene.startDrawing(context, ATLAS, VIEW)
  const steps: number[] = []
  let hasMore = true
  while (hasMore) {
    const before = drawn
    hasMore = drawing.step()
    steps.push(drawn - before)
    if (steps.length === 1) meanwhile?.()
  }
  drawing.end()
  return { drawn, steps }
}

test.each([
  ['as many as one drawing has', STEPS_FROM, VIEW, false],
  ['more in view', STEPS_FROM + 1, VIEW, true],
  ['more elsewhere', STEPS_FROM + 1, { ...VIEW, left: VIEW.left + 800 }, false],
])('vehicles are drawn in steps where there are many: %s', (_, count, view, expected) => {
  expect(sceneOf(crowdOf(count)).needsSteps(view)).toBe(expected)
})

test('clusters are drawn at once, for any number of vehicles', () => {
  expect(sceneOf(crowdOf(STEPS_FROM + 1), { isClustered: true }).needsSteps(VIEW)).toBe(false)
})

test('a drawing in steps draws every vehicle, and no step more than its length', () => {
  const count = STEPS_FROM + 7
  const scene = sceneOf(crowdOf(count))
  const { drawn, steps } = drawInSteps(scene)
  expect(drawn).toBe(count)
  expect(Math.max(...steps)).toBe(STEP_LENGTH)
  expect(scene.points.count).toBe(count)
})

test('a list that arrives during a drawing changes neither it nor the vehicles that can be hit', () => {
  const first = crowdOf(STEPS_FROM + 1, 'a')
  const scene = sceneOf(first)
  drawInSteps(scene, () => scene.setVehicles(crowdOf(STEPS_FROM + 1, 'b').reverse(), false, VIEW, 0))
  expect(scene.vehicles).toBe(first)
  expect(scene.points.x[0]).toBeCloseTo(200, 3)
  expect(scene.placeOf('b0')).toBe(STEPS_FROM)
  drawInSteps(scene)
  expect(scene.vehicles[0]?.id).toBe(`b${STEPS_FROM}`)
})

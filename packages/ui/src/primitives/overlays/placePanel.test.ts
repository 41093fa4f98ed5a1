import { expect, test } from 'vitest'
import { placePanel } from './placePanel.ts'

const view = { width: 360, height: 640 }
const panel = { width: 200, height: 300 }

test('a panel is placed 4 px below its anchor, aligned to its start', () => {
  const anchor = { left: 24, top: 100, width: 120, height: 36 }
  expect(placePanel(anchor, panel, view)).toMatchObject({ left: 24, top: 140, side: 'below' })
})

test('without room below it is placed 4 px above', () => {
  const anchor = { left: 24, top: 500, width: 120, height: 36 }
  expect(placePanel(anchor, panel, view)).toMatchObject({ top: 196, side: 'above' })
})

test('without enough room on either side it uses the larger one and is limited to it, 8 px from the edge', () => {
  const anchor = { left: 24, top: 200, width: 120, height: 40 }
  const high = { width: 200, height: 900 }
  expect(placePanel(anchor, high, view)).toMatchObject({ top: 244, maxHeight: 388, side: 'below' })
  expect(placePanel({ ...anchor, top: 400 }, high, view)).toMatchObject({
    top: 8,
    maxHeight: 388,
    side: 'above',
  })
})

test('one that may cover its anchor stays whole inside the window, and scrolls only where that is too low', () => {
  const anchor = { left: 24, top: 204, width: 120, height: 44 }
  const calendar = { width: 326, height: 434 }
  expect(placePanel(anchor, calendar, view, { mayCover: true })).toMatchObject({
    top: 198,
    maxHeight: 624,
    side: 'below',
  })
  expect(placePanel({ ...anchor, top: 400 }, calendar, view, { mayCover: true })).toMatchObject({
    top: 8,
    maxHeight: 624,
    side: 'above',
  })
  const low = { width: 360, height: 300 }
  expect(placePanel({ ...anchor, top: 167 }, calendar, low, { mayCover: true })).toMatchObject({
    top: 8,
    maxHeight: 284,
  })
  expect(placePanel(anchor, panel, view, { mayCover: true })).toEqual(placePanel(anchor, panel, view))
})

test.each([
  ['start', 250, 152],
  ['end', 20, 8],
  ['end', 150, 70],
  ['centre', 150, 110],
] as const)(
  'aligned to the %s of an anchor at %i it starts at %i, never outside the window',
  (align, left, expected) => {
    const anchor = { left, top: 100, width: 120, height: 36 }
    expect(placePanel(anchor, panel, view, { align }).left).toBe(expected)
  },
)

test('it can prefer the upper side', () => {
  const anchor = { left: 24, top: 400, width: 120, height: 36 }
  expect(placePanel(anchor, { width: 80, height: 30 }, view, { prefer: 'above' })).toMatchObject({
    top: 366,
    side: 'above',
  })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextRows } from './nextRows.ts'

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

test('a short scroll mounts the rows that come into view, and those beyond', () => {
  const next = nextRows({
    rendered: range(0, 11),
    kept: [],
    visible: range(2, 9),
    beyond: [10, 11, 12, 13, 1, 0],
    atOnce: 6,
  })
  expect(next).toEqual({ rows: range(0, 13), mounted: 2, isSettled: true })
})

test('a jump mounts visible rows, at most so many in a commit, while the rows from before stay', () => {
  const wanted = { kept: [], visible: range(100, 107), beyond: [108, 109, 99, 98], atOnce: 3 }
  const first = nextRows({ ...wanted, rendered: range(0, 11) })
  expect(first).toEqual({ rows: [...range(0, 11), 100, 101, 102], mounted: 3, isSettled: false })
  const second = nextRows({ ...wanted, rendered: first.rows })
  expect(second.rows).toEqual([...range(0, 11), ...range(100, 105)])
  // Most are there: the others follow, and the old ones leave, both a few in a commit.
  const third = nextRows({ ...wanted, rendered: second.rows })
  expect(third).toEqual({ rows: [...range(6, 11), ...range(100, 108)], mounted: 3, isSettled: false })
  const fourth = nextRows({ ...wanted, rendered: third.rows })
  expect(fourth).toEqual({ rows: range(98, 109), mounted: 3, isSettled: true })
})

test('kept rows mount whatever the limit is', () => {
  const wanted = { rendered: range(0, 9), kept: [500, 52, 500], visible: range(50, 59), beyond: [] }
  expect(nextRows({ ...wanted, atOnce: 0 }).rows).toEqual([...range(0, 9), 52, 500])
  expect(nextRows({ ...wanted, atOnce: 2 }).rows).toEqual([...range(0, 9), 50, 51, 52, 500])
})

test('without a limit, a jump mounts all visible rows at once, and the rest settles in the next commit', () => {
  const wanted = { kept: [], visible: range(50, 59), beyond: [60, 49], atOnce: Number.POSITIVE_INFINITY }
  const first = nextRows({ ...wanted, rendered: range(0, 9) })
  expect(first).toEqual({ rows: [...range(0, 9), ...range(50, 59)], mounted: 10, isSettled: false })
  expect(nextRows({ ...wanted, rendered: first.rows })).toEqual({
    rows: range(49, 60),
    mounted: 2,
    isSettled: true,
  })
})

test('any sequence of jumps settles, mounts few rows in a commit, and renders few rows', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(1_000), { minLength: 1, maxLength: 30 }),
      fc.integer({ min: 1, max: 8 }),
      (starts, atOnce) => {
        const wantedAt = (start: number) => ({
          kept: [7],
          visible: range(start, start + 9),
          beyond: [start + 10, start + 11],
          atOnce,
        })
        let rendered: readonly number[] = range(0, 11)
        const step = (start: number) => {
          const next = nextRows({ ...wantedAt(start), rendered })
          const mounted = next.rows.filter((row) => !rendered.includes(row))
          expect(mounted.filter((row) => row !== 7).length).toBeLessThanOrEqual(atOnce)
          expect(new Set(next.rows).size).toBe(next.rows.length)
          expect(next.rows.length).toBeLessThanOrEqual(2 * 13 + atOnce + 1)
          rendered = next.rows
          return next.isSettled
        }
        for (const start of starts) step(start)
        const last = starts[starts.length - 1] as number
        for (let commit = 0; commit < 40 && !step(last); commit += 1);
        const { kept, visible, beyond } = wantedAt(last)
        expect(rendered).toEqual([...new Set([...kept, ...visible, ...beyond])].sort((a, b) => a - b))
      },
    ),
  )
})

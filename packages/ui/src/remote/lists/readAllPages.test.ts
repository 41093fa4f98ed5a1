import { expect, test, vi } from 'vitest'
import { IncompleteList, readAllPages } from './readAllPages.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

/** A server with a list, which returns at most `cap` rows per page. */
const serve = (rows: readonly number[], cap = Number.POSITIVE_INFINITY) =>
  vi.fn(async ({ page, size }: { page: number; size: number }) => {
    const given = Math.min(size, cap)
    return { rows: rows.slice((page - 1) * given, page * given), count: rows.length }
  })

test.each([0, 1, 5, 99, 100, 101, 250])('all of %d rows are read, in order and each once', async (count) => {
  const server = serve(numbers(count))
  expect(await readAllPages(server, 5)).toEqual(numbers(count))
  expect(server).toHaveBeenCalledTimes(Math.max(1, Math.ceil(count / 100)))
})

test('reading reports its progress', async () => {
  const onProgress = vi.fn()
  await readAllPages(serve(numbers(250)), 5, onProgress)
  expect(onProgress.mock.calls.map(([progress]) => progress)).toEqual([
    { done: 100, total: 250 },
    { done: 200, total: 250 },
    { done: 250, total: 250 },
  ])
})

test.each([5, 15, 20, 99])(
  'a server with at most %d rows on a page is read by pages of that size or less',
  async (cap) => {
    expect(await readAllPages(serve(numbers(23), cap), 5)).toEqual(numbers(23))
    expect(await readAllPages(serve(numbers(150), cap), 5)).toEqual(numbers(150))
  },
)

test('rows that arrive while reading restart it, so that no row appears twice', async () => {
  let rows = numbers(150)
  const server = vi.fn(async ({ page, size }: { page: number; size: number }) => {
    const answer = { rows: rows.slice((page - 1) * size, page * size), count: rows.length }
    if (server.mock.calls.length === 1) rows = [-1, ...rows]
    return answer
  })
  expect(await readAllPages(server, 5)).toEqual([-1, ...numbers(150)])
})

test('a list that keeps changing is not returned in part', async () => {
  let count = 150
  const server = async ({ size }: { size: number }) => {
    count += 1
    return { rows: numbers(size), count }
  }
  await expect(readAllPages(server, 5)).rejects.toBeInstanceOf(IncompleteList)
})

test('a server that always answers its first page is not read', async () => {
  const server = async ({ size }: { size: number }) => ({
    rows: numbers(25).slice(0, Math.min(size, 20)),
    count: 25,
  })
  await expect(readAllPages(server, 5)).rejects.toMatchObject({ done: 5, total: 25 })
})

test('a row that is left out makes reading fail', async () => {
  const server = async ({ page, size }: { page: number; size: number }) => ({
    rows: numbers(150)
      .slice((page - 1) * size, page * size)
      .filter((row) => row !== 7),
    count: 150,
  })
  await expect(readAllPages(server, 5)).rejects.toMatchObject({ name: 'IncompleteList', total: 150 })
})

test('errors of the server pass through', async () => {
  const failure = new Error('no')
  await expect(readAllPages(() => Promise.reject(failure), 5)).rejects.toBe(failure)
})

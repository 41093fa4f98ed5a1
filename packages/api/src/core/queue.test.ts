import { expect, test } from 'vitest'
import { createQueue } from './queue.ts'

test('DASH-12 two tasks run at a time, the others in their order, also after a failure', async () => {
  const queue = createQueue(2)
  const started: number[] = []
  const ends = new Map<number, (failed?: Error) => void>()
  const add = (task: number) =>
    queue(() => {
      started.push(task)
      return new Promise<number>((resolve, reject) => {
        ends.set(task, (failed) => (failed ? reject(failed) : resolve(task)))
      })
    })
  const results = [1, 2, 3, 4].map(add)
  expect(started).toEqual([1, 2])
  ends.get(2)?.(new Error('cut'))
  await expect(results[1]).rejects.toThrow('cut')
  await Promise.resolve()
  expect(started).toEqual([1, 2, 3])
  ends.get(1)?.()
  await results[0]
  await Promise.resolve()
  expect(started).toEqual([1, 2, 3, 4])
  ends.get(3)?.()
  ends.get(4)?.()
  expect(await Promise.all([results[2], results[3]])).toEqual([3, 4])
  const last = add(5)
  expect(started).toEqual([1, 2, 3, 4, 5])
  ends.get(5)?.()
  expect(await last).toBe(5)
})

import { expect, test } from 'vitest'
import { newestProblem } from './newestProblem.ts'

const answered = (at: number) => ({ error: null, dataUpdatedAt: at, errorUpdatedAt: 0 })
const failed = (at: number, error: Error, answeredAt = 0) => ({
  error,
  dataUpdatedAt: answeredAt,
  errorUpdatedAt: at,
})
const away = new Error('away')
const broken = new Error('broken')

test('CF-115 while every call succeeds there is no problem', () => {
  expect(newestProblem([answered(1), answered(2)])).toBeUndefined()
})

test('CF-115 the newest failure is the problem', () => {
  expect(newestProblem([failed(20, away, 10), failed(30, broken, 10), answered(25)])).toEqual({
    error: broken,
    isPart: false,
  })
})

test('CF-115 an answer after the failures means that only a part is stale', () => {
  expect(newestProblem([answered(40), failed(20, away, 10), failed(30, away)])).toEqual({
    error: away,
    isPart: true,
  })
})

import { endpoints } from '@fleetgis/api/endpoints'
import { expect, test } from 'vitest'
import type { Answers } from './answer.ts'
import { answers } from './answers.ts'

test('every endpoint has an answer', () => {
  expect(Object.keys(answers).sort()).toEqual(Object.keys(endpoints).sort())
})

test('an endpoint without an answer does not compile', () => {
  const { locations: _, ...others } = answers
  // @ts-expect-error `locations` has no answer
  const incomplete: Answers = others
  expect(incomplete).not.toHaveProperty('locations')
})

test("an answer without the server's field names does not compile", () => {
  // @ts-expect-error the field is `access_token`
  const renamed: Answers = { ...answers, renewToken: () => ({ data: { accessToken: 'a' } }) }
  // @ts-expect-error the server's row has other field names
  const clean: Answers = { ...answers, groups: () => ({ dataList: [{ key: 'k', id: 'i', name: 'n' }] }) }
  // @ts-expect-error the body has `user_id`
  const misread: Answers = { ...answers, requestResetMail: ({ body }) => ({ message: body.userId }) }
  expect([renamed, clean, misread]).toHaveLength(3)
})

test('no two endpoints share method and path', () => {
  const calls = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`)
  expect(new Set(calls).size).toBe(calls.length)
})

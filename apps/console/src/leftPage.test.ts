import { forgetDrafts } from '@fleetgis/api'
import { afterEach, expect, test } from 'vitest'
import { createLeftPage } from './leftPage.ts'

afterEach(() => forgetDrafts())

const leave = (pathname: string, search = '') => {
  const leftPage = createLeftPage({
    clock: { now: () => 1 },
    window: { location: { pathname, search } },
  })
  leftPage.keep('aung')
  return leftPage
}

test('decision 33 the page that an expired session took away is given back once, to its user', () => {
  const leftPage = leave('/home/rate-form/7', '?x=1')
  expect(leftPage.take('thida')).toBeUndefined()
  expect(leftPage.take('aung')).toBe('/home/rate-form/7?x=1')
  expect(leftPage.take('aung')).toBeUndefined()
})

test('decision 33 a page about places is given back too: staff see it in the console', () => {
  expect(leave('/check-location', '?page=2').take('aung')).toBe('/check-location?page=2')
})

test('decision 33 a page that anyone sees is not kept', () => {
  expect(leave('/login').take('aung')).toBeUndefined()
  expect(leave('/policy/driver').take('aung')).toBeUndefined()
  expect(leave('/no-such-page').take('aung')).toBeUndefined()
})

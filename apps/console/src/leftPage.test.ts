import { forgetDrafts } from '@fleetgis/api'
import { afterEach, expect, test } from 'vitest'
import { createLeftPage } from './leftPage.ts'

afterEach(() => forgetDrafts())

const leave = (pathname: string, search = '', state: unknown = null) => {
  const leftPage = createLeftPage({
    clock: { now: () => 1 },
    window: { location: { pathname, search }, history: { state } },
  })
  leftPage.keep('aung')
  return leftPage
}

test('decision 33 the page that an expired session took away is given back once, to its user', () => {
  const leftPage = leave('/home/rate-form/7', '?x=1', { scroll: 300 })
  expect(leftPage.take('thida')).toBeUndefined()
  expect(leftPage.take('aung')).toEqual({ address: '/home/rate-form/7?x=1', search: '' })
  expect(leftPage.take('aung')).toBeUndefined()
})

test('decision 33 a page about places is given back too: staff see it in the console', () => {
  const address = '/check-location?page=2'
  expect(leave('/check-location', '?page=2').take('aung')).toEqual({ address, search: '' })
})

test('decision 33 a list is given back with its search, which is in no address', () => {
  const left = leave('/home/driver-list', '?page=3', { search: 'Aung' })
  expect(left.take('aung')).toEqual({ address: '/home/driver-list?page=3', search: 'Aung' })
})

test('decision 33 a page that anyone sees is not kept', () => {
  expect(leave('/login').take('aung')).toBeUndefined()
  expect(leave('/policy/driver').take('aung')).toBeUndefined()
  expect(leave('/no-such-page').take('aung')).toBeUndefined()
})

import { expect, test } from 'vitest'
import { POLICIES, POLICY_AGE_LIMIT, POLICY_PERMISSION_NEEDED, POLICY_SECTIONS } from './policies.ts'

const all = Object.values(POLICIES)
const everywhere = ['name', 'phone', 'location', 'camera', 'photos', 'usage']

test('POL-01 each of the four taxi apps has a page', () => {
  expect(all.slice(0, 4).map(({ path }) => path)).toEqual([
    '/policy/driver',
    '/policy/passenger',
    '/policy/collaboration',
    '/policy/kilometer',
  ])
})

test('POL-02 the chatbot and the reader have a page each', () => {
  expect(all.slice(4).map(({ path }) => path)).toEqual(['/policy/kaizentic', '/policy/seinyadanar'])
})

test('POL-09 the taxi apps have their dates in order, the last one twice', () => {
  expect(all.slice(0, 4).map(({ updated }) => updated)).toEqual([
    'January 03 2024',
    'April 12 2024',
    'January 02 2025',
    'January 02 2025',
  ])
})

test('POL-10 the last two pages have their dates as written', () => {
  expect(all.slice(4).map(({ updated }) => updated)).toEqual(['12.8.2025', '24/8/2025'])
})

test('POL-03 every page has its date of update', () => {
  for (const { updated } of all) expect(updated).toMatch(/202[45]$/)
})

test('POL-05 name, phone, location, camera, photos and usage are collected, the pictures with permission', () => {
  const { collaboration, ...others } = POLICIES
  for (const { collects } of Object.values(others)) expect(collects).toEqual(everywhere)
  expect([...POLICY_PERMISSION_NEEDED]).toEqual(['camera', 'photos'])
})

test('POL-06 the collaboration app also collects e-mail and address', () => {
  expect(POLICIES.collaboration.collects).toEqual([...everywhere, 'email', 'address'])
})

test('POL-07 a page has its nine sections in order', () => {
  expect(POLICY_SECTIONS.join(' ')).toBe(
    'use sharing retention transfer deletion children links changes contact',
  )
})

test('the age limit is 13', () => {
  expect(POLICY_AGE_LIMIT).toBe(13)
})

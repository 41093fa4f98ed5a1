import { expect, test } from 'vitest'
import { markPure } from './markPure.ts'

test('calls at the top of a module are marked, with those in their arguments', () => {
  expect(markPure('export const a = f({ b: g(new Map<string, number>()) })', 'a.ts')).toBe(
    'export const a = /* @__PURE__ */ f({ b: /* @__PURE__ */ g(/* @__PURE__ */ new Map<string, number>()) })',
  )
  expect(markPure('const a = b().c()', 'a.ts')).toBe('const a = /* @__PURE__ */ b().c()')
})

test('calls in functions, and statements that call, stay as they are', () => {
  for (const code of ['const a = () => f()', 'f()', 'export function a() { const b = f() }']) {
    expect(markPure(code, 'a.ts')).toBe(code)
  }
})

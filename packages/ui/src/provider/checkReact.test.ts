import { expect, test } from 'vitest'
import { checkReact } from './checkReact.ts'

test('React 18 is refused in a sentence that says what to install', () => {
  expect(() => checkReact('18.3.1')).toThrow(
    '@fleetgis/ui needs React 19, and this page has React 18.3.1: install react@19 and react-dom@19.',
  )
})

test.each(['19.0.0', '19.3.1', '20.0.0', '19.4.0-canary-1'])('React %s is accepted', (version) => {
  expect(() => checkReact(version)).not.toThrow()
})

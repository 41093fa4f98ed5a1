import { fn } from 'storybook/test'

/** A callback of an app that throws, and the page's `error` events while a story listens. */
export function failingCallback() {
  const errors: unknown[] = []
  const fails = fn()
  return {
    errors,
    fails,
    /** The `beforeEach` of a story. */
    listen() {
      errors.length = 0
      fails.mockImplementation(() => {
        throw new Error('The app failed')
      })
      const note = (event: ErrorEvent) => errors.push(event.error)
      window.addEventListener('error', note)
      return () => window.removeEventListener('error', note)
    },
  }
}

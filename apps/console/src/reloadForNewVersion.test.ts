import { expect, test, vi } from 'vitest'
import { reloadForNewVersion } from './reloadForNewVersion.ts'

const pageWith = (file: string) => `<script type="module" src="/assets/${file}"></script>`

/** A page of `index-AAAAAAAA.js`, of which a file is missing. */
async function missFile({
  answer,
  losesInput = false,
  kept = new Map<string, string>(),
}: {
  answer: () => Response
  losesInput?: boolean
  kept?: Map<string, string>
}) {
  const target = new EventTarget()
  const reload = vi.fn()
  const release = vi.fn()
  const fetch = vi.fn(async () => answer())
  reloadForNewVersion({
    navigation: { losesInput, release },
    window: {
      addEventListener: target.addEventListener.bind(target),
      document: { querySelector: (of: string) => (of.includes('AAAAAAAA') ? {} : null) },
      fetch,
      location: { reload },
      sessionStorage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
      },
    } as never,
  })
  target.dispatchEvent(new Event('vite:preloadError'))
  await expect.poll(() => fetch.mock.calls.length).toBeGreaterThan(0)
  await new Promise((resolve) => setTimeout(resolve))
  return { reload, release, kept }
}

const next = () => new Response(pageWith('index-BBBBBBBB.js'))

test('decision 41: a missing file of an old version reloads once for a version, and asks no question', async () => {
  const { reload, release, kept } = await missFile({ answer: next })
  expect(release).toHaveBeenCalledOnce()
  expect(reload).toHaveBeenCalledOnce()
  expect((await missFile({ answer: next, kept })).reload).not.toHaveBeenCalled()
})

test.each([
  ['the host has the same version', { answer: () => new Response(pageWith('index-AAAAAAAA.js')) }],
  ['the host is away', { answer: () => Response.error() }],
  ['the host answers with a failure', { answer: () => new Response(pageWith('x'), { status: 502 }) }],
  ['something would be lost', { answer: next, losesInput: true }],
])('decision 41: nothing is reloaded where %s', async (_, state) => {
  const { reload, release } = await missFile(state)
  expect(release).not.toHaveBeenCalled()
  expect(reload).not.toHaveBeenCalled()
})

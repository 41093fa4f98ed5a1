import { hydrateRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { rooted } from '../testing/rooted.tsx'
import { lazily } from './lazily.tsx'

/** A part whose code is loaded. */
async function loadedPart() {
  const load = Promise.resolve(() => <p>Part</p>)
  const Part = lazily(() => load, <p>Waiting</p>)
  Part.preload()
  await load
  return Part
}

test('a part of a page from a server is hydrated without a mismatch although its code is loaded', async () => {
  const Part = await loadedPart()
  const box = document.body.appendChild(document.createElement('div'))
  box.innerHTML = '<p>Waiting</p>'
  const errors: unknown[] = []
  const root = hydrateRoot(box, <Part />, { onRecoverableError: (error) => errors.push(error) })
  await expect.poll(() => box.textContent).toBe('Part')
  expect(errors).toEqual([])
  root.unmount()
  box.remove()
})

test('elsewhere a part whose code is loaded is there at once', async () => {
  const Part = await loadedPart()
  await rooted(async (render, box) => {
    const seen: string[] = []
    const watcher = new MutationObserver(() => seen.push(box.textContent ?? ''))
    watcher.observe(box, { childList: true, subtree: true })
    render(<Part />)
    await expect.poll(() => box.textContent).toBe('Part')
    watcher.disconnect()
    expect(new Set(seen)).toEqual(new Set(['Part']))
  })
})

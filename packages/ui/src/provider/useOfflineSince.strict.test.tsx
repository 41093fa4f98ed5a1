import { Activity } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { rooted } from '../testing/rooted.tsx'
import { useOfflineSince } from './useOfflineSince.ts'

const State = () => <p>{useOfflineSince() === undefined ? 'Online' : 'Offline'}</p>

afterEach(() => void vi.restoreAllMocks())

test('R11 a connection that returned while Activity hid a component is seen when it is shown', () =>
  rooted(async (render) => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const show = (mode: 'visible' | 'hidden') =>
      render(
        <Activity mode={mode}>
          <State />
        </Activity>,
      )
    show('visible')
    await expect.element(page.getByText('Offline')).toBeVisible()
    show('hidden')
    await expect.element(page.getByText('Offline')).not.toBeVisible()
    isOnline.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    show('visible')
    await expect.element(page.getByText('Online')).toBeVisible()
  }))

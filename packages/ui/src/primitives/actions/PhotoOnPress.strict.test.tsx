import { Activity } from 'react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { FleetProvider } from '../../provider/FleetProvider.tsx'
import { rooted } from '../../testing/rooted.tsx'
import { savingData } from '../../testing/savingData.ts'
import { PhotoOnPress } from './PhotoOnPress.tsx'

let stop: () => void
afterEach(() => stop())

test('a pressed photo takes the focus once, not when its page is shown again', async () => {
  stop = savingData()
  const page = (mode: 'visible' | 'hidden') => (
    <FleetProvider language="en" theme="light">
      <button type="button">Elsewhere</button>
      <Activity mode={mode}>
        <PhotoOnPress label="Car">
          <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="Car" />
        </PhotoOnPress>
      </Activity>
    </FleetProvider>
  )
  await rooted(async (render, box) => {
    render(page('visible'))
    const press = () => box.querySelector<HTMLElement>('[data-part="show-photo"]')
    await expect.poll(press).not.toBeNull()
    await userEvent.click(press() as HTMLElement)
    const photo = () => box.querySelector('img')
    await expect.poll(() => document.activeElement === photo()).toBe(true)
    const elsewhere = box.querySelector<HTMLElement>('button') as HTMLElement
    elsewhere.focus()
    render(page('hidden'))
    await expect.poll(() => photo()?.checkVisibility()).toBe(false)
    render(page('visible'))
    await expect.poll(() => photo()?.checkVisibility()).toBe(true)
    expect(document.activeElement).toBe(elsewhere)
  })
})

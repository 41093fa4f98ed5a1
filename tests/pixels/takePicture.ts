import * as axe from '@storybook/addon-a11y/preview'
import { setProjectAnnotations } from '@storybook/react-vite'
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import preview from '../../.storybook/preview.tsx'

vi.setSystemTime(Date.UTC(2024, 8, 12, 3, 30))

/** Ends hovers and presses, which react-aria keeps from the events of a play. */
function movePointerAway() {
  for (const element of document.querySelectorAll('[data-hovered], [data-pressed]')) {
    const away = { bubbles: true, pointerType: 'mouse', relatedTarget: document.body }
    element.dispatchEvent(new PointerEvent('pointerout', away))
  }
}

/** Frames in which a story must not change: long lists mount rows in every other one. */
const STILL_FRAMES = 8

async function awaitStillness() {
  let elements = 0
  for (let still = 0; still < STILL_FRAMES; still++) {
    await new Promise((drawn) => requestAnimationFrame(drawn))
    const now = document.getElementsByTagName('*').length
    if (now !== elements) still = 0
    elements = now
  }
}

setProjectAnnotations([
  axe,
  preview,
  {
    afterEach: async ({ id }: { id: string }) => {
      movePointerAway()
      await awaitStillness()
      await expect(page).toMatchScreenshot(id)
    },
  },
])

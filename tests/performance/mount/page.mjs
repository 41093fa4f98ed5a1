// Mounts every story of one primitive at once on demand, as a page with all its variants does.
import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import preview from '../../../.storybook/preview.tsx'
import { preloadDialog } from '../../../packages/ui/src/primitives/overlays/Dialog.tsx'

setProjectAnnotations([{ ...preview, loaders: [], beforeEach: undefined, afterEach: undefined }])

const files = import.meta.glob('../../../packages/ui/src/primitives/*/*.stories.tsx')
const load = Object.fromEntries(
  Object.entries(files).map(([path, file]) => [/(\w+)\.stories/.exec(path)[1], file]),
)

/** The primitives that have stories. */
window.primitives = Object.keys(load).sort()

/** Loads a primitive; resolves to a function that mounts all its stories and returns their number. */
window.prepare = async (name) => {
  // These load when a pointer is near, or with a long list: only mounting is measured.
  preloadDialog()
  await import('../../../packages/ui/src/primitives/lists/VirtualRange.ts')
  const stories = Object.values(composeStories(await load[name]()))
  const root = createRoot(document.querySelector('#root'))
  const all = stories.map((Story) => createElement(Story, { key: Story.id }))
  window.mount = () => {
    flushSync(() => root.render(all))
    return stories.length
  }
}

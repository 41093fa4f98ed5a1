/// <reference types="vite/client" />
import 'storybook/test'
import { vi } from 'vitest'

// Before the stories: libraries that find a document when they load take the place for a browser.
import.meta.glob(['../index.ts', '../../exports/*.ts'], { eager: true })

// Stories take the document's body for what opens over the page when they load, and use it when they play.
vi.stubGlobal('document', { body: {} })
const { everyView, everyWidget, OVERLAYS, storyMounts } = await import('./everyMount.ts')
vi.unstubAllGlobals()

export { everyView, everyWidget, OVERLAYS, storyMounts }

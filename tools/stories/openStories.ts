// Goes from story to story in one page, as Storybook's own sidebar does: without reloading the page.
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { VIEWPORTS } from '../../.storybook/viewports.ts'

export type Globals = Readonly<Record<string, string>>

export interface StoryEntry {
  readonly id: string
  readonly title: string
  readonly name: string
  /** The file of the story, from the root of the project. */
  readonly importPath: string
}

/** What a check that runs with each story (axe) has found. */
export interface Report {
  readonly type: string
  readonly status: string
  readonly result: unknown
}

export interface ShownStory {
  /** Where it failed to render, or its `play` did: what it threw. */
  readonly error: string | undefined
  readonly reports: readonly Report[]
  /** What the story itself asks for: language, theme, viewport. It wins over the page's. */
  readonly globals: Globals
}

export interface StoriesPage {
  readonly page: Page
  readonly stories: readonly StoryEntry[]
  /** Shows a story in the viewport that it keeps, or the page's own. */
  show(id: string): Promise<ShownStory>
}

export interface StoriesOptions {
  /** Where the stories are served. */
  address: string
  globals: Globals
  /** Stories play what they do. */
  isPlayed: boolean
  /** How long a play waits for something, in milliseconds; as in `npm test` unless given. */
  patience?: number
  /** Each story is looked at by axe, as the preview says; its findings are among the reports. */
  isAxeRun?: boolean
  viewport: { width: number; height: number }
  /** No story gets more height than this, whichever viewport it asks for. */
  maxHeight?: number
  context?: BrowserContextOptions
}

/** The viewports that a story keeps; one for a desktop is shown in the page's own. */
const KEPT: Readonly<Record<string, { width: number; height: number }>> = {
  phone: VIEWPORTS.phone,
  tablet: VIEWPORTS.tablet,
}

const STORY_TIMEOUT = 45_000

/** What runs in the page: Storybook's own channel, and the list of what it has prepared. */
interface StorybookWindow {
  __STORYBOOK_PREVIEW__: {
    ready(): Promise<void>
    storyStoreValue: {
      loadStory(what: { storyId: string }): Promise<{ storyGlobals: Record<string, unknown> }>
    }
  }
  __STORYBOOK_ADDONS_CHANNEL__: {
    on(event: string, listener: (data: never) => void): void
    off(event: string, listener: (data: never) => void): void
    emit(event: string, data: unknown): void
  }
}

/** A page with these languages, themes and sizes; each of a context of its own. */
export async function openStories(
  browser: Browser,
  { address, globals, isPlayed, patience, isAxeRun = false, viewport, maxHeight, context }: StoriesOptions,
): Promise<StoriesPage> {
  const own = await browser.newContext({ viewport, reducedMotion: 'reduce', ...context })
  const page = await own.newPage()
  const index: { entries: Record<string, StoryEntry & { type: string }> } = await (
    await fetch(`${address}/index.json`)
  ).json()
  const stories = Object.values(index.entries).filter(({ type }) => type === 'story')

  // Storybook does not play in a page that is embedded in another.
  const query = new URLSearchParams({ viewMode: 'story', ...(isPlayed ? {} : { embed: 'true' }) })
  if (patience !== undefined) query.set('patience', String(patience))
  await page.goto(`${address}/iframe.html?${query}`)
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
  await page.evaluate(
    async (asked) => {
      const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
        window as unknown as StorybookWindow
      await preview.ready()
      channel.emit('updateGlobals', { globals: asked })
    },
    { ...globals, a11y: { manual: !isAxeRun } },
  )

  async function show(id: string): Promise<ShownStory> {
    const storyGlobals = await page.evaluate(async (storyId) => {
      const { __STORYBOOK_PREVIEW__: preview } = window as unknown as StorybookWindow
      return (await preview.storyStoreValue.loadStory({ storyId })).storyGlobals
    }, id)
    const { viewport: asked, ...rest } = storyGlobals
    const { value } = (asked ?? {}) as { value?: string }
    const size = KEPT[value ?? ''] ?? viewport
    await page.setViewportSize({ ...size, height: Math.min(size.height, maxHeight ?? size.height) })
    const shown = await page.evaluate(
      ([storyId, patience]) =>
        new Promise<{ error?: string; reports: Report[] }>((resolve) => {
          const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StorybookWindow
          let error: string | undefined
          const failed = (data: { message?: string; title?: string }) => {
            error ??= data.message ?? data.title ?? 'failed'
          }
          const events = ['playFunctionThrewException', 'storyThrewException', 'storyErrored']
          const timer = setTimeout(() => finish({ storyId, reporters: [] }, 'did not finish'), patience)
          function finish(data: { storyId: string; reporters: Report[] }, late?: string) {
            if (data.storyId !== storyId) return
            clearTimeout(timer)
            channel.off('storyFinished', finish)
            for (const event of events) channel.off(event, failed)
            resolve({ ...((error ?? late) && { error: error ?? late }), reports: data.reporters })
          }
          channel.on('storyFinished', finish)
          for (const event of events) channel.on(event, failed)
          channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
        }),
      [id, STORY_TIMEOUT] as const,
    )
    return { error: shown.error, reports: shown.reports, globals: rest as Globals }
  }

  return { page, stories, show }
}

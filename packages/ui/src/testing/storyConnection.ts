import type { AnyEndpoint } from '@fleetgis/api'
import { HttpResponse, http, type RequestHandler } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { deferred, type StoryCall, type StoryServers } from './storyServers.ts'

const nowhere = (_path: string) => false
/** Matches the path of an endpoint without path parameters; matches every path without an endpoint. */
const at = (endpoint?: AnyEndpoint | string) => (path: string) =>
  endpoint === undefined || path === (typeof endpoint === 'string' ? endpoint : endpoint.path)

/** How the calls of one story reach its servers. */
interface Line {
  isCut: (path: string) => boolean
  isSlow: (path: string) => boolean
  mended: Promise<void>
  release: () => void
}

const mendedLine = (): Line => ({
  isCut: nowhere,
  isSlow: nowhere,
  mended: Promise.resolve(),
  release() {},
})

/** The connection of the opened story to its servers, which can be cut and slowed down. Each story has its own. */
export function storyConnection() {
  let servers: StoryServers | undefined
  let line = mendedLine()

  const connection = {
    /** The handlers in front of those that respond. A slow call that is mended meanwhile goes on to them. */
    connect(opened: StoryServers): RequestHandler[] {
      const own = mendedLine()
      servers = opened
      line = own
      return [
        http.all('*', async ({ request }) => {
          const { pathname } = new URL(request.url)
          if (own.isSlow(pathname)) await own.mended
          return own.isCut(pathname) ? HttpResponse.error() : undefined
        }),
      ]
    },
    /** All calls that have arrived, or those of an endpoint or path, oldest first. */
    calls: (endpoint?: AnyEndpoint | string) =>
      (servers?.calls ?? []).filter(({ path }) => at(endpoint)(path)),
    /** Whether the page has aborted a call. */
    isAborted: (call: StoryCall | undefined) => call !== undefined && servers?.isAborted(call) === true,
    /** Following calls fail, all or those of an endpoint. */
    cut(endpoint?: AnyEndpoint) {
      line.isCut = at(endpoint)
    },
    /** Following calls wait until `mend`, all or those of an endpoint. */
    slow(endpoint?: AnyEndpoint) {
      line.isSlow = at(endpoint)
      const { promise, resolve } = deferred<void>()
      line.mended = promise
      line.release = resolve
    },
    /** Calls reach the world again, including the waiting ones. */
    mend() {
      line.isCut = nowhere
      line.isSlow = nowhere
      line.release()
    },
    /** Waits until no call is under way, and until no answer has led to another one. */
    async quiet() {
      let seen = -1
      await waitFor(() => {
        const before = seen
        seen = connection.calls().length
        return expect([servers?.underWay, seen]).toEqual([0, before])
      })
    },
  }
  return connection
}

export type StoryConnection = ReturnType<typeof storyConnection>

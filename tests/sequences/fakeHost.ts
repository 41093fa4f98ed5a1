import { KEPT_CONFIG } from '../../apps/console/src/keptFiles.ts'

export const ORIGIN = 'https://console.example'

/** The network of the phone: without it every request fails, as in a browser. */
export const network = { isOnline: true }

/** The hash in the names of a build's files. */
export type Version = string

const FILES = ['index', 'vendor', 'chat', 'sheet', 'other'] as const
const fileOf = (name: (typeof FILES)[number], version: Version) => `/assets/${name}-${version}.js`

/** The files that a page loads at once, and the one that a press loads. */
export const firstFiles = (version: Version): string[] =>
  (['index', 'vendor', 'chat'] as const).map((name) => fileOf(name, version))
export const lazyFile = (version: Version): string => fileOf('sheet', version)

const nameOf = (deployed: number): Version => String(deployed).padStart(8, '0')
const policyOf = (version: Version) => `script-src 'self' '${version}'`

/** The version of a page, where page, policy and configuration are of one. Throws where they are mixed. */
export async function versionOf(page: Response): Promise<Version> {
  const html = await page.text()
  const [, version] = html.match(/index-(\w{8})\.js/) ?? []
  if (version === undefined) throw new Error(`This is no page: ${html}`)
  const [, kept] = html.match(new RegExp(`<meta name="${KEPT_CONFIG}" content="([^"]*)"`)) ?? []
  if (kept !== undefined && !kept.includes(version))
    throw new Error(`The page of ${version} was kept with ${kept}`)
  if (page.headers.get('Content-Security-Policy') !== policyOf(version))
    throw new Error(`The page of ${version} has another policy`)
  return version
}

/** The console's host, which deploys version after version. It has the files of the last one only. */
export function createHost() {
  let deployed = 1
  let version: Version = nameOf(deployed)

  function answer(path: string): Response {
    if (path === '/config.json') return Response.json({ keepsFiles: true, version })
    if (path === '/files.json')
      return Response.json(
        Object.fromEntries(
          FILES.map((name) => [
            fileOf(name, version),
            name === 'index' ? [fileOf('vendor', version), fileOf('chat', version)] : [],
          ]),
        ),
      )
    if (path.startsWith('/assets/'))
      return FILES.some((name) => fileOf(name, version) === path)
        ? new Response(`// ${path}`)
        : new Response('', { status: 404 })
    return new Response(`<html><head></head><script src="${fileOf('index', version)}"></script></html>`, {
      headers: { 'Content-Security-Policy': policyOf(version) },
    })
  }

  return {
    deployNext() {
      deployed += 1
      version = nameOf(deployed)
    },
    async fetch(request: string | { readonly url: string }): Promise<Response> {
      const url = new URL(typeof request === 'string' ? request : request.url, ORIGIN)
      if (!network.isOnline) throw new TypeError('Failed to fetch')
      return answer(url.pathname)
    },
  }
}

import { captchaReply } from './auth/captcha/reply.ts'
import { faultsReply } from './faultsReply.ts'
import { imageReply } from './images/images.ts'
import { FAULTS_PATH, SCENARIO_PATH } from './pages/switches.ts'
import { tileReply } from './tiles/reply.ts'
import type { World } from './world.ts'

/** The paths besides the endpoints; `*` matches anything. */
export const EXTRA_PATHS = ['/', '/captcha/*', '/images/*', FAULTS_PATH, SCENARIO_PATH, '/tiles/*'] as const

/** Whether the path is one of those besides the endpoints. */
export const isExtra = (path: string): boolean =>
  EXTRA_PATHS.some((known) => (known.endsWith('*') ? path.startsWith(known.slice(0, -1)) : path === known))

/** Serves everything besides the endpoints and the page: the bot check, images, map tiles and the faults. */
export async function extraReply(world: World, request: Request, url: URL): Promise<Response | undefined> {
  const { pathname } = url
  if (pathname === FAULTS_PATH) return faultsReply(world, request)
  if (pathname.startsWith('/captcha/')) return captchaReply(world, request, url)
  if (pathname.startsWith('/images/')) return imageReply(world, pathname)
  if (pathname.startsWith('/tiles/')) return tileReply(world, pathname)
  return undefined
}

import * as z from 'zod/mini'
import { Refusal, refuse } from '../../answer.ts'
import { readBody } from '../../http/readParts.ts'
import { json, refusalReply } from '../../http/reply.ts'
import type { World } from '../../world.ts'
import { challengeScript } from './challengeScript.ts'
import { scoreScript } from './scoreScript.ts'

const SCRIPTS: Readonly<Record<string, string>> = {
  '/captcha/challenge.js': challengeScript,
  '/captcha/score.js': scoreScript,
}

/** Delay of a slow script, in milliseconds: longer than a page waits for it. */
const SLOW = 12_000
/** Lifetime of a token with `behaviour=expire`, in milliseconds. */
const SOON = 3_000

const body = z.object({ action: z.optional(z.string()), behaviour: z.optional(z.string()) })

/**
 * Serves the scripts of the bot check and issues their tokens. `behaviour` is the parameter of the script's address.
 */
export async function captchaReply(world: World, request: Request, url: URL): Promise<Response> {
  const behaviour = url.searchParams.get('behaviour')
  const script = SCRIPTS[url.pathname]
  if (script !== undefined && request.method === 'GET') {
    if (behaviour === 'block') return new Response('', { status: 403 })
    if (behaviour === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW))
    return new Response(script, {
      headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
    })
  }
  if (url.pathname === '/captcha/token' && request.method === 'POST')
    return tokenReply(world, await request.text())
  return json({ status: 404, message: `There is nothing at ${url.pathname}.` }, 404)
}

function tokenReply(world: World, text: string): Response {
  try {
    const { action, behaviour } = readBody(body, text) as z.output<typeof body>
    if (behaviour === 'fail') refuse(503, 'The check is out of order.')
    const lifetime = behaviour === 'expire' ? SOON : undefined
    const token = world.captcha.issue(world.now, { action, lifetime })
    return json({ token, ...(lifetime && { lifetime }) })
  } catch (error) {
    if (error instanceof Refusal) return refusalReply(error, 'captcha')
    throw error
  }
}

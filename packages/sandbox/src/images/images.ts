import { type Html, html } from '../base/markup.ts'
import { hash } from '../base/random.ts'
import { stampOf } from '../base/stamp.ts'
import { json } from '../http/reply.ts'
import type { World } from '../world.ts'

/** The address of a driver's picture. */
export const driverImage = (origin: string, key: string): string => `${origin}/images/drivers/${key}.svg`

/** The address of a picture of a request, numbered from 1. */
export const receiptImage = (origin: string, key: string, number: number): string =>
  `${origin}/images/receipts/${key}-${number}.svg`

/** A generated picture, which shows no real person. */
export function imageReply(world: World, path: string): Response {
  const [, kind, key = '', number] =
    /^\/images\/(drivers|receipts)\/(\d{19})(?:-(\d))?\.svg$/.exec(path) ?? []
  const svg =
    kind === 'drivers' && number === undefined
      ? driverPicture(world, key)
      : kind === 'receipts' && number !== undefined
        ? receiptPicture(world, key, Number(number))
        : undefined
  if (!svg) return json({ status: 404, message: 'There is no such image.' }, 404)
  return new Response(svg.html, {
    headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}

const HUES = 360

function driverPicture({ roster }: World, key: string): Html | undefined {
  const one = roster.find(key)
  if (!one?.hasImage) return undefined
  const colour = `hsl(${hash('hue', key) % HUES} 40% 45%)`
  const initials = one.profile.name.en
    .split(' ')
    .slice(-2)
    .map((word) => word.charAt(0))
    .join('')
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="${colour}"/><text x="48" y="60" font-family="sans-serif" font-size="34" fill="#fff" text-anchor="middle">${initials}</text></svg>`
}

function receiptPicture({ requests, now }: World, key: string, number: number): Html | undefined {
  const request = requests.find(key, now)
  if (!request || number < 1 || number > request.images) return undefined
  const { payment, amount, requestedAt } = request
  const line = (y: number, text: string) => html`<text x="24" y="${y}">${text}</text>`
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 480" font-family="sans-serif" font-size="20"><rect width="360" height="480" fill="#f4f6f8"/><rect y="0" width="360" height="72" fill="#1d5fa8"/><text x="24" y="46" font-size="26" fill="#fff">${payment.name}</text>${[
    line(130, `${amount.toLocaleString('en-GB')} ${payment.symbol}`),
    line(170, stampOf(requestedAt)),
    line(210, `No. ${key.slice(-8)} / ${number}`),
  ]}</svg>`
}

import { type Html, html } from '../base/markup.ts'
import { hash } from '../base/random.ts'
import { stampOf } from '../base/stamp.ts'
import { json } from '../http/reply.ts'
import type { World } from '../world.ts'

/** The address of a driver's picture. */
export const driverImage = (origin: string, key: string): string => `${origin}/images/drivers/${key}.svg`

/** The address of a picture of a request, numbered from 1; a few are on a host that no console allows. */
export const receiptImage = (origin: string, key: string, number: number): string =>
  `${isForeign(key, number) ? FOREIGN_HOST : origin}/images/receipts/${key}-${number}.svg`

/** The address of a group's logo; empty for groups without one. */
export function groupImage({ groups }: Pick<World, 'groups'>, origin: string, groupId: string): string {
  const group = groups.find(({ id }) => id === groupId)
  return group && group.id !== NO_LOGO ? `${origin}/images/groups/${group.key}.svg` : ''
}

const FOREIGN_HOST = 'https://pictures.elsewhere.example'
const isForeign = (key: string, number: number) => hash('foreign picture', key, number) % 10 === 0

/** Pictures that an answer names, but that cannot be loaded. */
const BROKEN_LOGO = 'G004'
const isBroken = (key: string, number = 0) => hash('broken picture', key, number) % 12 === 0

const NO_LOGO = 'G003'

/** A generated picture, which shows no real person. */
export function imageReply(world: World, path: string): Response {
  const [, kind, key = '', number] =
    /^\/images\/(drivers|groups|receipts)\/(\d{19})(?:-(\d))?\.svg$/.exec(path) ?? []
  const svg = pictureFor(world, { kind, key, number })
  if (!svg) return json({ status: 404, message: 'There is no such image.' }, 404)
  return new Response(svg.html, {
    headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}

interface Wanted {
  kind: string | undefined
  key: string
  number: string | undefined
}

function pictureFor(world: World, { kind, key, number }: Wanted): Html | undefined {
  if (kind === 'receipts')
    return number === undefined ? undefined : receiptPicture(world, key, Number(number))
  if (number !== undefined) return undefined
  if (kind === 'groups') return groupLogo(world, key)
  return kind === 'drivers' ? driverPicture(world, key) : undefined
}

const HUES = 360

const colourOf = (key: string) => `hsl(${hash('hue', key) % HUES} 40% 45%)`

function groupLogo({ groups }: World, key: string): Html | undefined {
  const group = groups.find((one) => one.key === key)
  if (!group || group.id === NO_LOGO || group.id === BROKEN_LOGO) return undefined
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="18" fill="${colourOf(key)}"/><path d="M20 56l6-16q2-5 7-5h30q5 0 7 5l6 16v14H20z" fill="#fff"/><circle cx="34" cy="60" r="5" fill="${colourOf(key)}"/><circle cx="62" cy="60" r="5" fill="${colourOf(key)}"/></svg>`
}

function driverPicture({ roster }: World, key: string): Html | undefined {
  const one = roster.find(key)
  if (!one?.hasImage || isBroken(key)) return undefined
  const initials = one.profile.name.en
    .split(' ')
    .slice(-2)
    .map((word) => word.charAt(0))
    .join('')
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="${colourOf(key)}"/><text x="48" y="60" font-family="sans-serif" font-size="34" fill="#fff" text-anchor="middle">${initials}</text></svg>`
}

function receiptPicture({ requests, now }: World, key: string, number: number): Html | undefined {
  const request = requests.find(key, now)
  if (!request || number < 1 || number > request.images || isBroken(key, number)) return undefined
  const { payment, amount, requestedAt } = request
  const line = (y: number, text: string) => html`<text x="24" y="${y}">${text}</text>`
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 480" font-family="sans-serif" font-size="20"><rect width="360" height="480" fill="#f4f6f8"/><rect y="0" width="360" height="72" fill="#1d5fa8"/><text x="24" y="46" font-size="26" fill="#fff">${payment.name}</text>${[
    line(130, `${amount.toLocaleString('en-GB')} ${payment.symbol}`),
    line(170, stampOf(requestedAt)),
    line(210, `No. ${key.slice(-8)} / ${number}`),
  ]}</svg>`
}

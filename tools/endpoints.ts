// Writes docs/endpoints.md, the page of every call, from the calls themselves and their doc comments.
//   npx node --conditions=@fleetgis/source tools/endpoints.ts
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

const ROOT = new URL('../', import.meta.url)
const SOURCE = new URL('packages/api/src/', ROOT)
const PAGE = new URL('docs/endpoints.md', ROOT)

/** The part of a call that the page shows. */
interface Call {
  id: string
  base: string
  method: string
  path: string
  access: string
  source: string
}

/** The source of a call, and its doc comment after the id. */
interface Place {
  /** The folder, which is also the import path under `@fleetgis/api`. */
  area: string
  name: string
  text: string
}

/** Numbers of the specification without a call. */
const NOTES = [
  '`EP-A21`, the data of the check-in list, is `EP-A11`: the documents name no call for it (CF-28).',
  '`EP-B09`, the edit of the location table, is `EP-B06`, which then also sends latitude and longitude (CF-79).',
  '`EP-T01` is no call but the address of map tiles, from the configuration, such as `GET https://tile.openstreetmap.org/{z}/{x}/{y}.png`; there is no default.',
  '`EP-M03` is assumed to take the sender as `userid`: the documents do not say whether it is the sender or who is notified. The line to change is the call of `notifyConversation` in `packages/ui/src/areas/chat/ChatPanel/createFleetChat.ts`.',
  '`EP-C07` adds the passenger with the role `admin`: the documents know `admin` and `driver` (CHAT-32), and the driver is `driver` (CHAT-30). The line to change is `PASSENGER_ROLE` in `packages/domain/src/chat/calls.ts`.',
  '`EP-I01` is no call but the address of a static file of the console, with the texts of a language: `GET assets/i18n/{lang}.json` (CF-118).',
]

const BASES: Readonly<Record<string, string>> = {
  main: 'Main API (A)',
  console: 'Console API (B)',
  booking: 'Booking service',
  chat: 'Chat service (identity host)',
  mainHost: 'Main host',
  gateway: 'Payment gateway',
  nominatim: 'Open street search (Nominatim)',
  photon: 'Geocoder (Photon)',
  places: 'Maps service (Google Places)',
}

const DECLARATION =
  /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const (\w+) = \w+\(\{\s*name: '\w+',\s*id: '(EP-[A-Z]\d+)'/g

/** The declared calls by id, read from the sources. */
export function readPlaces(): Map<string, Place> {
  const places = new Map<string, Place>()
  for (const file of readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })) {
    if (!file.includes('/') || !file.endsWith('.ts') || file.endsWith('.test.ts')) continue
    const area = file.slice(0, file.lastIndexOf('/'))
    const code = readFileSync(new URL(file, SOURCE), 'utf8')
    for (const [, comment = '', name = '', id = ''] of code.matchAll(DECLARATION)) {
      places.set(id, { area, name, text: textOf(comment, id) })
    }
  }
  return places
}

/** A doc comment on one line, without the id that it starts with. */
function textOf(comment: string, id: string): string {
  const text = comment
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (!text.startsWith(`${id} `)) throw new Error(`The doc comment of ${id} must start with its id: ${text}`)
  return text.slice(id.length + 1)
}

const cell = (text: string) => text.replaceAll('|', '\\|')

function row(call: Call, places: ReadonlyMap<string, Place>): string {
  const place = places.get(call.id)
  if (!place)
    throw new Error(`No declaration of ${call.id} with a doc comment was found in packages/api/src.`)
  const { area, name, text } = place
  const cells = [
    call.id,
    call.method,
    `\`${call.path}\``,
    call.access,
    call.source,
    `\`${name}\` of \`api/${area}\``,
    cell(text),
  ]
  return `| ${cells.join(' | ')} |`
}

function section(base: string, calls: readonly Call[], places: ReadonlyMap<string, Place>): string {
  return [
    `## ${BASES[base] ?? base}`,
    '',
    '| Id | Method | Path | Access | Source | Import | What for |',
    '|---|---|---|---|---|---|---|',
    ...calls.map((call) => row(call, places)),
  ].join('\n')
}

/** The generated page. */
export async function endpointsPage(): Promise<string> {
  const list: { endpoints: Readonly<Record<string, Call>> } = await import(
    new URL('endpoints.ts', SOURCE).href
  )
  const calls = Object.values(list.endpoints).sort((a, b) => a.id.localeCompare(b.id, 'en'))
  const places = readPlaces()
  const sections = Object.keys(BASES).flatMap((base) => {
    const own = calls.filter((call) => call.base === base)
    return own.length > 0 ? [section(base, own, places)] : []
  })
  return `${[
    '# Calls',
    `The ${calls.length} calls of \`@fleetgis/api\`, by server. Written by \`npx node --conditions=@fleetgis/source tools/endpoints.ts\` from the calls themselves: change those, not this page.`,
    'Access: a `read` may be repeated, a `write` is sent once, `money` is sent at most once whatever the network does. Source: `documented` where the specification gives method and path; of an `assumed` call a deployment can replace the path (`paths` of the configuration).',
    ...sections,
    '## Other numbers of the specification',
    NOTES.map((note) => `- ${note}`).join('\n'),
  ].join('\n\n')}\n`
}

/** The page on disk. */
export const writtenPage = () => readFileSync(PAGE, 'utf8')

if (import.meta.main) writeFileSync(PAGE, await endpointsPage())

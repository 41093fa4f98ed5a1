import { parseArgs } from 'node:util'
import { FLEET_BASES, type FleetBase } from '@fleetgis/api'
import { endpoints } from '@fleetgis/api/endpoints'
import { type GivenIds, ID_NAMES, type IdName } from './ids.ts'

/** A mistake in the arguments, with a sentence for the person who typed them. */
export class UsageError extends Error {}

export type Bases = { main: string } & Partial<Record<FleetBase, string | undefined>>

interface Options {
  bases: Bases
  ids: GivenIds
  paths: Readonly<Record<string, string>>
  appId: string
  write: boolean
  json: boolean
  origin?: string
  idempotencyHeader?: string
}

export const HELP = `Compares the answers of a server with the calls of the fleet, one call at a time.

  FLEETGIS_TOKEN=… fleetgis-contract --base https://api.example.com --id userId=7103
  fleetgis-contract --base https://api.example.com < token.txt

The token is read from FLEETGIS_TOKEN, or from the standard input. It is never an argument, because the arguments of a
command are visible to other users of the machine.

  --base ADDRESS        the main API, and the default of the other servers
  --base NAME=ADDRESS   another server: ${FLEET_BASES.slice(1).join(', ')}
  --id NAME=VALUE       an argument of calls; the others are found in earlier answers:
${Object.entries(ID_NAMES)
  .map(([name, what]) => `                          ${name.padEnd(15)} ${what}`)
  .join('\n')}
  --path ID=PATH        another path for a call whose path is assumed, such as EP-A12=/trips/list
  --app ID              the app id of the web views (001)
  --origin ADDRESS      the origin of the console, such as https://console.example.com: checks what the servers allow it
  --idempotency HEADER  the header with the key of money calls, which the servers have to allow
  --write               also sends writes, with a test account: they send back what was read, or add to a chat of
                        --id bookingKey or --id conversationId
  --json                prints JSON instead of the table
  --help                prints this

Only reads and preflights are sent without --write. Calls that move money, the place searches and the payment gateway are never called.
Nothing that is printed has a value of an answer: only names of fields and kinds.

Exit code: 0 no difference, 1 differences or failures, 2 the check is not possible.`

/** Reads the arguments; undefined if help is wanted. */
export function readOptions(args: readonly string[]): Options | undefined {
  const values = parse(args)
  if (values.help) return undefined
  return {
    bases: readBases(values.base ?? []),
    ids: readIds(values.id ?? []),
    paths: readPaths(values.path ?? []),
    appId: values.app ?? '001',
    write: values.write ?? false,
    json: values.json ?? false,
    ...(values.origin !== undefined && { origin: readOrigin(values.origin) }),
    ...(values.idempotency !== undefined && { idempotencyHeader: readHeader(values.idempotency) }),
  }
}

function parse(args: readonly string[]) {
  if (args.some((arg) => /^--?(token|t|password)\b/.test(arg))) {
    throw new UsageError(
      'The token is not an argument: set FLEETGIS_TOKEN, or pipe it to the standard input. If it was a real one, end its session.',
    )
  }
  try {
    return parseArgs({
      args: [...args],
      options: {
        base: { type: 'string', multiple: true },
        id: { type: 'string', multiple: true },
        path: { type: 'string', multiple: true },
        app: { type: 'string' },
        origin: { type: 'string' },
        idempotency: { type: 'string' },
        write: { type: 'boolean' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values
  } catch (error) {
    // Its message has the argument, which may be a token.
    if ((error as { code?: unknown }).code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL')
      throw new UsageError(
        'An argument has no name: expected --NAME VALUE. The token is not an argument: set FLEETGIS_TOKEN, or pipe it to the standard input.',
      )
    throw new UsageError((error as Error).message.split('. ')[0] ?? '')
  }
}

function readBases(given: readonly string[]): Bases {
  const bases = new Map<string, string>()
  for (const text of given) {
    const [, name = 'main', address = ''] = /^(?:([A-Za-z]+)=)?(.*)$/.exec(text) ?? []
    if (!FLEET_BASES.some((known) => known === name)) {
      throw new UsageError(
        `--base ${name}=…: there is no such server. The names are ${FLEET_BASES.join(', ')}.`,
      )
    }
    bases.set(name, readAddress(address))
  }
  const main = bases.get('main')
  if (main === undefined)
    throw new UsageError('Which server? Give its address: --base https://api.example.com')
  return { ...(Object.fromEntries(bases) as Partial<Bases>), main }
}

/** An address that may receive a token: https, or this machine. */
function readAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new UsageError('--base: expected an address such as https://api.example.com')
  }
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw new UsageError('--base: expected an address without a user, a query or a fragment')
  }
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  if (url.protocol === 'http:' && !isLocal) {
    throw new UsageError(`--base ${text}: the token is sent over https only, except to this machine.`)
  }
  return text.replace(/\/+$/, '')
}

function readOrigin(text: string): string {
  if (URL.canParse(text) && new URL(text).origin === text.replace(/\/$/, '')) return new URL(text).origin
  throw new UsageError('--origin: expected an origin such as https://console.example.com')
}

function readHeader(text: string): string {
  if (/^[\w-]+$/.test(text)) return text
  throw new UsageError('--idempotency: expected the name of a header such as Idempotency-Key')
}

function readIds(given: readonly string[]): GivenIds {
  const ids: Partial<Record<string, string>> = {}
  for (const text of given) {
    const [, name = '', value = ''] = /^(\w+)=(.+)$/.exec(text) ?? []
    if (!Object.hasOwn(ID_NAMES, name)) {
      throw new UsageError(
        `--id ${name}: expected NAME=VALUE with one of ${Object.keys(ID_NAMES).join(', ')}.`,
      )
    }
    ids[name] = value
  }
  return ids as Partial<Record<IdName, string>>
}

function readPaths(given: readonly string[]): Record<string, string> {
  const paths: Record<string, string> = {}
  for (const text of given) {
    const [, id = '', path = ''] = /^(EP-[A-Z]\d{2})=(\/[^?#]*)$/.exec(text) ?? []
    const call = Object.values(endpoints).find((one) => one.id === id)
    if (call?.source !== 'assumed') {
      throw new UsageError(`--path ${text}: expected ID=/path, with the id of a call whose path is assumed.`)
    }
    paths[id] = path
  }
  return paths
}

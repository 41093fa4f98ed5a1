// What `npm start` and `npm run preview` have in common: ports, what is printed, and the end.
import { openToOthers, readyLinks, signIns, type World } from '../packages/sandbox/src/server.ts'

/** The port of a variable, or the usual one. Anything but a port ends the command with a line that says so. */
export function portOf(variable: string, usual: number): number {
  const text = process.env[variable] || String(usual)
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  console.error(`${variable} must be a port, a number from 1 to 65535, not "${text}".`)
  process.exit(1)
}

/** The port of a variable; undefined if it is not set. */
export const fixedPort = (variable: string): number | undefined =>
  process.env[variable] ? portOf(variable, 0) : undefined

const MAX_DRIVERS = 100_000

/** The number of drivers of `DRIVERS`; undefined for that of the demo. */
export function driversOf(): number | undefined {
  const text = process.env.DRIVERS
  if (!text) return undefined
  const drivers = Number(text)
  if (Number.isInteger(drivers) && drivers >= 0 && drivers <= MAX_DRIVERS) {
    console.log(`Computes where ${drivers} drivers are …`)
    return drivers
  }
  console.error(`DRIVERS must be a whole number from 0 to ${MAX_DRIVERS}, not "${text}".`)
  process.exit(1)
}

/** The address to listen on; undefined for this machine only. Another one is warned of (CF-184). */
export function hostOf(): string | undefined {
  const host = process.env.HOST || undefined
  const warning = openToOthers(host)
  if (warning) console.warn(warning)
  return host
}

/** Ends the command with a line that says why a server cannot start, and what to do where its port is taken. */
export function giveUp(
  error: unknown,
  server: { what: string; port: number | undefined; variable: string; command: string },
): never {
  const { what, port, variable, command } = server
  const isTaken = error instanceof Error && /EADDRINUSE|already in use/.test(error.message)
  console.error(
    isTaken && port !== undefined
      ? `Port ${port} is in use, so the ${what} cannot start. Free it, or choose another: ${variable}=${port + 1} ${command}`
      : `The ${what} cannot start: ${error instanceof Error ? error.message : error}`,
  )
  process.exit(1)
}

/** Rows as text, their columns one below the other; the last one is as long as it is. */
function columns(rows: readonly (readonly string[])[]): string {
  const width = (index: number) => Math.max(...rows.map((row) => row[index]?.length ?? 0))
  return rows
    .map((row) => `  ${row.map((cell, index) => cell.padEnd(width(index))).join('  ')}`.trimEnd())
    .join('\n')
}

/** Links and sign-ins. What a newcomer needs first stands last, where the terminal still shows it. */
export function welcome(world: World, addresses: { console: string; sandbox: string }): string {
  return `
Web views, as the mobile app opens them
${readyLinks(world)
  .map(({ title, path }) => `  ${title}\n  ${addresses.console}${path}`)
  .join('\n')}

Sign in with
${columns(signIns.map(({ role, userId, password, about }) => [userId, password, `role ${role}`, about]))}

Fleet GIS
  Console  ${addresses.console}
  Sandbox  ${addresses.sandbox}
  Gateway  ${new URL(world.payments.gatewayAddress).origin}

Ctrl-C stops all.
`
}

/** Closes the servers on Ctrl-C, and when the command that started this one has gone: killing npm alone leaves its child behind. */
export function closeAtTheEnd(close: () => Promise<unknown>): void {
  let isStopping = false
  function stop() {
    if (isStopping) return
    isStopping = true
    void close().finally(() => process.exit(0))
    // Open connections must not keep a stopped command alive.
    setTimeout(() => process.exit(0), 1000).unref()
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  const parent = process.ppid
  setInterval(() => process.ppid === parent || stop(), 500).unref()
}

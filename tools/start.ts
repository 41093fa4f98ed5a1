// `npm start`: the sandbox and the console in one process, so that Ctrl-C leaves nothing behind.
import { createServer } from 'vite'
import { createSandboxServer, readyLinks, scenarios, signIns } from '../packages/sandbox/src/server.ts'

const sandboxPort = portOf('SANDBOX_PORT', 8787)
const consolePort = portOf('PORT', 5173)

/** What a variable says, or the usual port. Anything but a port ends the command with a line that says so. */
function portOf(variable: string, usual: number): number {
  const text = process.env[variable] || String(usual)
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  console.error(`${variable} must be a port, a number from 1 to 65535, not "${text}".`)
  process.exit(1)
}

/** Rows as text, their columns one below the other; the last one is as long as it is. */
function columns(rows: readonly (readonly string[])[]): string {
  const width = (index: number) => Math.max(...rows.map((row) => row[index]?.length ?? 0))
  return rows
    .map((row) => `  ${row.map((cell, index) => cell.padEnd(width(index))).join('  ')}`.trimEnd())
    .join('\n')
}

function giveUp(error: unknown, what: string, port: number, variable: string): never {
  const isTaken = error instanceof Error && /EADDRINUSE|already in use/.test(error.message)
  console.error(
    isTaken
      ? `Port ${port} is in use, so the ${what} cannot start. Free it, or choose another: ${variable}=${port + 1} npm start`
      : `The ${what} cannot start: ${error instanceof Error ? error.message : error}`,
  )
  process.exit(1)
}

const world = scenarios.rushHour({ now: Date.now() })
const sandbox = await createSandboxServer({ world, port: sandboxPort }).catch((error) =>
  giveUp(error, 'sandbox', sandboxPort, 'SANDBOX_PORT'),
)
process.env.SANDBOX_PORT = String(sandboxPort)
const vite = await createServer({
  root: 'apps/console',
  configFile: 'apps/console/vite.config.ts',
  server: { port: consolePort, strictPort: true },
  logLevel: 'warn',
})
await vite.listen().catch((error) => giveUp(error, 'console', consolePort, 'PORT'))

// What a newcomer needs first stands last, where the terminal still shows it.
console.log(`
Web views, as the mobile app opens them
${readyLinks(world)
  .map(({ title, path }) => `  ${title}\n  http://localhost:${consolePort}${path}`)
  .join('\n')}

Sign in with
${columns(signIns.map(({ role, userId, password, about }) => [userId, password, `role ${role}`, about]))}

Fleet GIS
  Console  http://localhost:${consolePort}
  Sandbox  http://localhost:${sandboxPort}

Ctrl-C stops both.
`)

let isStopping = false
function stop() {
  if (isStopping) return
  isStopping = true
  void Promise.allSettled([vite.close(), sandbox.close()]).then(() => process.exit(0))
  // Open connections must not keep a stopped command alive.
  setTimeout(() => process.exit(0), 1000).unref()
}

process.on('SIGINT', stop)
process.on('SIGTERM', stop)
// Whoever kills npm alone leaves its child behind: a child whose parent has gone stops by itself.
const parent = process.ppid
setInterval(() => process.ppid === parent || stop(), 500).unref()

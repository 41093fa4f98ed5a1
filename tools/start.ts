// `npm start`: the sandbox and the console in one process, so that Ctrl-C leaves nothing behind.
import { createServer } from 'vite'
import { createSandboxServer, readyLinks, scenarios, signIns } from '../packages/sandbox/src/server.ts'

const sandboxPort = Number(process.env.SANDBOX_PORT ?? 8787)
const consolePort = Number(process.env.PORT ?? 5173)

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

console.log(`
Fleet GIS

  Console  http://localhost:${consolePort}
  Sandbox  http://localhost:${sandboxPort}

Sign in with
${signIns.map(({ role, userId, password, about }) => `  ${userId}  ${password}  role ${role}: ${about}`).join('\n')}

Web views, as the mobile app opens them
${readyLinks(world)
  .map(({ title, path }) => `  ${title}\n  http://localhost:${consolePort}${path}`)
  .join('\n')}

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

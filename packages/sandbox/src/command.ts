#!/usr/bin/env node
// `fleetgis-sandbox`: serves a world until Ctrl-C. SANDBOX_PORT, SANDBOX_SCENARIO and SANDBOX_SEED change it.
import { createSandboxServer, scenarios, signIns } from './server.ts'

function giveUp(message: string): never {
  console.error(message)
  process.exit(1)
}

const port = Number(process.env.SANDBOX_PORT ?? 8787)
if (!Number.isInteger(port) || port < 0 || port > 65_535) giveUp('SANDBOX_PORT must be a port, such as 8787.')

const name = process.env.SANDBOX_SCENARIO ?? 'rushHour'
const scenario = Object.hasOwn(scenarios, name) ? scenarios[name as keyof typeof scenarios] : undefined
if (scenario === undefined) giveUp(`SANDBOX_SCENARIO must be one of ${Object.keys(scenarios).join(', ')}.`)

const seed = Number(process.env.SANDBOX_SEED ?? 1)
if (!Number.isInteger(seed)) giveUp('SANDBOX_SEED must be a whole number.')

const world = scenario({ seed, now: Date.now() })
const server = await createSandboxServer({ world, port }).catch((error: NodeJS.ErrnoException) =>
  giveUp(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is in use. Free it, or choose another: SANDBOX_PORT=${port + 1}`
      : `The sandbox cannot start: ${error.message}`,
  ),
)

console.log(`Fleet GIS sandbox: ${server.url}
${signIns.map(({ userId, password, role, about }) => `  ${userId}  ${password}  role ${role}: ${about}`).join('\n')}
Ctrl-C ends it.`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void server.close().then(() => process.exit(0)))
}

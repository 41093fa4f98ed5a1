#!/usr/bin/env node
// `fleetgis-sandbox`: serves a world until Ctrl-C. Reads SANDBOX_PORT, SANDBOX_SCENARIO and SANDBOX_SEED.
import { createSandboxServer, type SandboxServer, type ScenarioName, scenarios, signIns } from './server.ts'

function giveUp(message: string): never {
  console.error(message)
  process.exit(1)
}

/** A whole number from the environment. */
function readNumber(name: string, fallback: number, most: number): number {
  const number = Number(process.env[name] ?? fallback)
  const isRight = Number.isInteger(number) && number >= 0 && number <= most
  return isRight ? number : giveUp(`${name} must be a whole number from 0 to ${most}.`)
}

function readScenario(): ScenarioName {
  const name = process.env.SANDBOX_SCENARIO ?? 'rushHour'
  if (Object.hasOwn(scenarios, name)) return name as ScenarioName
  return giveUp(`SANDBOX_SCENARIO must be one of ${Object.keys(scenarios).join(', ')}.`)
}

async function serve(): Promise<SandboxServer> {
  const port = readNumber('SANDBOX_PORT', 8787, 65_535)
  const seed = readNumber('SANDBOX_SEED', 1, 0xffffffff)
  const world = scenarios[readScenario()]({ seed, now: Date.now() })
  try {
    return await createSandboxServer({ world, port })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    return giveUp(
      code === 'EADDRINUSE'
        ? `Port ${port} is in use. Free it, or choose another: SANDBOX_PORT=${port + 1}`
        : `The sandbox cannot start: ${message}`,
    )
  }
}

void serve().then((server) => {
  const people = signIns.map(
    ({ userId, password, role, about }) => `  ${userId}  ${password}  role ${role}: ${about}`,
  )
  console.log(`Fleet GIS sandbox: ${server.url}\n${people.join('\n')}\nCtrl-C ends it.`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void server.close().then(() => process.exit(0)))
  }
})

#!/usr/bin/env node
// `fleetgis-sandbox`: serves a world and its payment gateway until Ctrl-C. Reads the variables of `USAGE`; an empty one
// is like one that is not set.
import {
  createGatewayServer,
  createSandboxServer,
  openToOthers,
  type ScenarioName,
  scenarios,
  signIns,
} from './server.ts'

const USAGE =
  'fleetgis-sandbox takes no arguments. Set SANDBOX_PORT, GATEWAY_PORT, HOST, SANDBOX_CONSOLE, SANDBOX_SCENARIO and SANDBOX_SEED in the environment.'

/** The highest port. */
const MOST = 65_535

function giveUp(message: string): never {
  console.error(message)
  process.exit(1)
}

/** A whole number from the environment. */
function readNumber(name: string, fallback: number, most: number): number {
  const number = Number(process.env[name] || fallback)
  const isRight = Number.isInteger(number) && number >= 0 && number <= most
  return isRight ? number : giveUp(`${name} must be a whole number from 0 to ${most}.`)
}

function readScenario(): ScenarioName {
  const name = process.env.SANDBOX_SCENARIO || 'rushHour'
  if (Object.hasOwn(scenarios, name)) return name as ScenarioName
  return giveUp(`SANDBOX_SCENARIO must be one of ${Object.keys(scenarios).join(', ')}.`)
}

/** The origin of the console: the sandbox's links lead there, and the gateway returns there. */
function readConsole(): string {
  const address = process.env.SANDBOX_CONSOLE || 'http://localhost:5173'
  if (/^https?:/.test(address) && URL.canParse(address)) return new URL(address).origin
  return giveUp('SANDBOX_CONSOLE must be the address of a console, such as http://localhost:5173.')
}

function explain(
  error: unknown,
  server: { what: string; port: number | undefined; variable: string },
): never {
  const { what, port, variable } = server
  const { code, message } = error as NodeJS.ErrnoException
  return giveUp(
    code === 'EADDRINUSE' && port !== undefined
      ? `Port ${port} is in use. Free it, or choose another: ${variable}=${port < MOST ? port + 1 : port - 1}`
      : `The ${what} cannot start: ${message}`,
  )
}

/** Refuses arguments: the sandbox would otherwise start on other ports than those asked for. */
function checkArguments([argument]: readonly string[]): void {
  if (argument === undefined) return
  if (argument !== '--help') giveUp(USAGE)
  console.log(USAGE)
  process.exit(0)
}

async function serve() {
  checkArguments(process.argv.slice(2))
  const port = readNumber('SANDBOX_PORT', 8787, MOST)
  const gatewayPort = process.env.GATEWAY_PORT ? readNumber('GATEWAY_PORT', 0, MOST) : undefined
  const host = process.env.HOST || undefined
  const seed = readNumber('SANDBOX_SEED', 1, 0xffffffff)
  const scenario = scenarios[readScenario()]
  const origin = readConsole()
  const gateway = await createGatewayServer({
    port: gatewayPort,
    reserved: [port],
    host,
    console: () => origin,
  }).catch((error) =>
    explain(error, { what: 'payment gateway', port: gatewayPort, variable: 'GATEWAY_PORT' }),
  )
  const world = scenario({ seed, now: Date.now(), gatewayAddress: gateway.address })
  const sandbox = await createSandboxServer({ world, port, host, console: () => origin }).catch((error) =>
    explain(error, { what: 'sandbox', port, variable: 'SANDBOX_PORT' }),
  )
  const warning = openToOthers(host)
  if (warning) console.warn(warning)
  return { sandbox, gateway }
}

void serve().then(({ sandbox, gateway }) => {
  const people = signIns.map(
    ({ userId, password, role, about }) => `  ${userId}  ${password}  role ${role}: ${about}`,
  )
  console.log(
    `Fleet GIS sandbox: ${sandbox.url}\nPayment gateway: ${gateway.address}\n${people.join('\n')}\nCtrl-C ends both.`,
  )
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void Promise.all([sandbox.close(), gateway.close()]).then(() => process.exit(0)))
  }
})

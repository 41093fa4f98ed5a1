// `npm start`: the sandbox, its payment gateway and the console in one process, so that Ctrl-C leaves nothing behind.
// PORT, SANDBOX_PORT and GATEWAY_PORT change the ports, HOST the address they listen on, DRIVERS the size of the fleet.
import { createServer } from 'vite'
import consoleConfig from '../apps/console/vite.config.ts'
import { createGatewayServer, createSandboxServer, scenarios } from '../packages/sandbox/src/server.ts'
import { closeAtTheEnd, driversOf, fixedPort, giveUp, hostOf, portOf, welcome } from './serving.ts'

const command = 'npm start'
const sandboxPort = portOf('SANDBOX_PORT', 8787)
const consolePort = portOf('PORT', 5173)
const gatewayPort = fixedPort('GATEWAY_PORT')
const host = hostOf()
const drivers = driversOf()

const consoleAddress = `http://localhost:${consolePort}`
const toConsole = () => consoleAddress

const gateway = await createGatewayServer({
  port: gatewayPort,
  reserved: [sandboxPort, consolePort],
  host,
  console: toConsole,
}).catch((error) =>
  giveUp(error, { what: 'payment gateway', port: gatewayPort, variable: 'GATEWAY_PORT', command }),
)
const world = scenarios.rushHour({ now: Date.now(), gatewayAddress: gateway.address, drivers })
const sandbox = await createSandboxServer({ world, port: sandboxPort, host, console: toConsole }).catch(
  (error) => giveUp(error, { what: 'sandbox', port: sandboxPort, variable: 'SANDBOX_PORT', command }),
)
// Read by the console's `config.json` in development.
process.env.SANDBOX_PORT = String(sandbox.port)
process.env.GATEWAY_PORT = String(gateway.port)
const vite = await createServer({
  ...consoleConfig,
  // Vite would bundle the file, where the packages do not resolve to their sources; Node has imported it above.
  configFile: false,
  root: 'apps/console',
  server: { ...consoleConfig.server, port: consolePort, ...(host !== undefined && { host }) },
  logLevel: 'warn',
})
await vite
  .listen()
  .catch((error) => giveUp(error, { what: 'console', port: consolePort, variable: 'PORT', command }))

console.log(welcome(world, { console: consoleAddress, sandbox: sandbox.url }))
closeAtTheEnd(() => Promise.allSettled([vite.close(), sandbox.close(), gateway.close()]))

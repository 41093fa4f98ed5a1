// `npm start`: the sandbox, its payment gateway and the console in one process, so that Ctrl-C leaves nothing behind.
import { createServer } from 'vite'
import { gatewayPort as portAfter } from '../apps/console/build/configFile.ts'
import { createGatewayServer, createSandboxServer, scenarios } from '../packages/sandbox/src/server.ts'
import { closeAtTheEnd, giveUp, portOf, welcome } from './serving.ts'

const command = 'npm start'
const sandboxPort = portOf('SANDBOX_PORT', 8787)
const consolePort = portOf('PORT', 5173)

const gatewayPort = portOf('GATEWAY_PORT', portAfter(sandboxPort))
const consoleAddress = `http://localhost:${consolePort}`

const gateway = await createGatewayServer({ port: gatewayPort, console: () => consoleAddress }).catch(
  (error) => giveUp(error, { what: 'payment gateway', port: gatewayPort, variable: 'GATEWAY_PORT', command }),
)
const world = scenarios.rushHour({ now: Date.now(), gatewayAddress: gateway.address })
const sandbox = await createSandboxServer({ world, port: sandboxPort }).catch((error) =>
  giveUp(error, { what: 'sandbox', port: sandboxPort, variable: 'SANDBOX_PORT', command }),
)
process.env.SANDBOX_PORT = String(sandboxPort)
process.env.GATEWAY_PORT = String(gatewayPort)
const vite = await createServer({
  root: 'apps/console',
  configFile: 'apps/console/vite.config.ts',
  server: { port: consolePort, strictPort: true },
  logLevel: 'warn',
})
await vite
  .listen()
  .catch((error) => giveUp(error, { what: 'console', port: consolePort, variable: 'PORT', command }))

console.log(welcome(world, { console: consoleAddress, sandbox: sandbox.url }))
closeAtTheEnd(() => Promise.allSettled([vite.close(), sandbox.close(), gateway.close()]))

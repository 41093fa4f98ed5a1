import type { EngineName } from '../../tools/engines.ts'
import type { Engine } from './engine.ts'
import { startFirefox } from './startFirefox.ts'
import { startWebKit } from './startWebKit.ts'

const START: Record<EngineName, (path: string) => Promise<Engine>> = {
  Firefox: startFirefox,
  WebKit: startWebKit,
}

/** Starts the browser at a path. */
export const startEngine = (name: EngineName, path: string): Promise<Engine> => START[name](path)

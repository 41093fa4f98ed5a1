import { createWorld } from '../world.ts'
import { defaults, type Scenario } from './scenario.ts'

/** The demo with every conversation closed: no message can be sent (CHAT-09). */
export const closedConversation: Scenario = (options) =>
  createWorld({ ...defaults(options), scenario: 'closedConversation', drivers: 300, areChatsClosed: true })

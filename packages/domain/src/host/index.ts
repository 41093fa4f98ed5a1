export {
  DRIVER_ACTION_MESSAGE,
  HOST_MESSAGE,
  type HostMessage,
  type RefreshReason,
  refreshMessage,
} from './message.ts'
export { RELOAD_DELAY_MS } from './waits.ts'

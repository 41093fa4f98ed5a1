import { chatUserId } from '@fleetgis/domain/query'
import { useConsole } from './ConsoleContext.ts'
import { useAppId } from './useAppId.ts'

/** What the chat pages pass to their widgets: the reader, the app, and the settings of the deployment. */
export function useChatSettings(parameters: { userid: string; appid?: string | undefined }) {
  const { imageHosts, poll } = useConsole().config
  return {
    userId: chatUserId(parameters.userid),
    appId: useAppId(parameters),
    pollMs: poll.chat,
    imageHosts,
  }
}

import { chatUserId } from '@fleetgis/domain/query'
import { useConsole } from './ConsoleContext.ts'
import type { PageQuery } from './readQuery.ts'

/** What the chat pages pass to their widgets: the reader, the app (CF-147), and the settings of the deployment. */
export function useChatSettings(query: PageQuery) {
  const { application, imageHosts, poll } = useConsole().config
  return {
    userId: chatUserId(query.text('userid')),
    appId: query.text('appid') || (application.app_id ?? ''),
    pollMs: poll.chat,
    imageHosts,
  }
}

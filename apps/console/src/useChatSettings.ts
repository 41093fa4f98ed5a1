import { chatUserId } from '@fleetgis/domain/query'
import { useConsole } from './ConsoleContext.ts'
import type { PageQuery } from './readQuery.ts'
import { useAppId } from './useAppId.ts'

/** What the chat pages pass to their widgets: the reader, the app, and the settings of the deployment. */
export function useChatSettings(query: PageQuery) {
  const { imageHosts, poll } = useConsole().config
  const appId = useAppId(query)
  return {
    userId: chatUserId(query.text('userid')),
    appId,
    pollMs: poll.chat,
    imageHosts,
  }
}

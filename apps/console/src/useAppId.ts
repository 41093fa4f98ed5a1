import { useConsole } from './ConsoleContext.ts'
import type { PageQuery } from './readQuery.ts'

/** The app of a page: the one of its address, else the configured one (CF-147). */
export function useAppId(query: PageQuery): string {
  const { application } = useConsole().config
  return query.text('appid') || (application.app_id ?? '')
}

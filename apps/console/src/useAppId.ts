import { useConsole } from './ConsoleContext.ts'

/** The app of a page: the one of its address, else the configured one (CF-147). */
export function useAppId({ appid }: { appid?: string | undefined }): string {
  const { application } = useConsole().config
  return appid || (application.app_id ?? '')
}

import { isWebView } from '../../host/isWebView.ts'
import { useReload } from '../../primitives/feedback/useReload.ts'
import { useFleet } from '../../provider/FleetContext.ts'

/**
 * The one action of a signed-out page: Sign In where the app offers it, else Reload. A web view always reloads: its app
 * signs in (ERR-12).
 */
export function useSignedOutAction(onReload?: () => void) {
  const { t, onSignIn } = useFleet()
  const [isWaiting, reload] = useReload(onReload)
  if (onSignIn && !isWebView()) return { label: t('signIn.submit'), onPress: onSignIn, isPending: false }
  return { label: t('common.reload'), onPress: reload, isPending: isWaiting }
}

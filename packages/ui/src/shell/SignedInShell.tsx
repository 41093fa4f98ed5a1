import { userMenuQuery } from '@fleetgis/api/auth'
import { useQuery } from '@tanstack/react-query'
import { outageOf } from '../provider/Failure.ts'
import { useFleet } from '../provider/FleetContext.ts'
import { useRemote } from '../remote/calls/useRemote.ts'
import { useSharedFailure } from '../remote/failures/useSharedFailure.ts'
import { inBoundary } from '../remote/failures/WidgetBoundary.tsx'
import { AppShell, type AppShellProps } from './AppShell.tsx'

export type SignedInShellProps = Omit<AppShellProps, 'menu' | 'onMenuRetry'>

/** The shell of a signed-in user; fetches the menu. Source: MENU-02. */
export const SignedInShell = inBoundary('SignedInShell', ConnectedShell)

function ConnectedShell({ children, ...props }: SignedInShellProps) {
  const { client } = useFleet()
  const menu = useRemote(useQuery(userMenuQuery(client)))
  // Where the page shows the same cause, the menu waits for it too.
  const { isLead, onRetry } = useSharedFailure(outageOf(menu.failure), menu.retry, true)
  return (
    <AppShell
      {...props}
      menu={menu.data ?? (menu.failure && !menu.isFetching && isLead ? 'failed' : 'loading')}
      onMenuRetry={onRetry}
    >
      {children}
    </AppShell>
  )
}

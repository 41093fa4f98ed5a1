import { userMenuQuery } from '@fleetgis/api/auth'
import { useQuery } from '@tanstack/react-query'
import { useFleet } from '../provider/FleetContext.ts'
import { explainFailure } from '../remote/failures/explainFailure.ts'
import { useIsFailureShown } from '../remote/failures/useSharedFailure.ts'
import { inBoundary } from '../remote/failures/WidgetBoundary.tsx'
import { AppShell, type AppShellProps } from './AppShell.tsx'

export type SignedInShellProps = Omit<AppShellProps, 'menu' | 'onMenuRetry'>

/** The shell of a signed-in user; fetches the menu. Source: MENU-02. */
export const SignedInShell = inBoundary('SignedInShell', ConnectedShell)

function ConnectedShell({ children, ...props }: SignedInShellProps) {
  const { client, t } = useFleet()
  const menu = useQuery(userMenuQuery(client))
  const isFailureShown = useIsFailureShown()
  // Where the page says that the server cannot be reached, the menu waits for it too.
  const isExplained = isFailureShown && explainFailure(menu.error, t) === t('auth.unreachable')
  return (
    <AppShell
      {...props}
      menu={menu.data ?? (menu.isError && !menu.isFetching && !isExplained ? 'failed' : 'loading')}
      onMenuRetry={() => void menu.refetch()}
    >
      {children}
    </AppShell>
  )
}

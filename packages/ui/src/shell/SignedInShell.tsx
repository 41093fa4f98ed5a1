import { userMenuQuery } from '@fleetgis/api/auth'
import { useQuery } from '@tanstack/react-query'
import { useFleet } from '../provider/FleetContext.ts'
import { BeyondWidget, inBoundary } from '../remote/WidgetBoundary.tsx'
import { AppShell, type AppShellProps } from './AppShell.tsx'

export type SignedInShellProps = Omit<AppShellProps, 'menu' | 'onMenuRetry'>

/** The shell of a signed-in user; fetches the menu. Source: MENU-02. */
export const SignedInShell = /* @__PURE__ */ inBoundary('SignedInShell', ConnectedShell)

function ConnectedShell({ children, ...props }: SignedInShellProps) {
  const { client } = useFleet()
  const menu = useQuery(userMenuQuery(client))
  return (
    <AppShell
      {...props}
      menu={menu.data ?? (menu.isError && !menu.isFetching ? 'failed' : 'loading')}
      onMenuRetry={() => void menu.refetch()}
    >
      <BeyondWidget>{children}</BeyondWidget>
    </AppShell>
  )
}

import type { AdminMenuEntry } from '@fleetgis/domain/permission'
import { type ReactNode, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { ReloadCard } from '../../../primitives/feedback/ReloadCard.tsx'
import type { RootProps } from '../../../primitives/rootProps.ts'
import type { Failure } from '../../../provider/Failure.ts'
import { useText } from '../../../provider/FleetContext.ts'
import type { FailedCall } from '../../../remote/calls/FailedCall.ts'
import { FailedCallBanner } from '../../../remote/failures/FailedCallBanner.tsx'
import { groupsWords } from '../words.ts'
import { AdminMenu } from './AdminMenu.tsx'
import { AdminWelcome, type AdminWelcomeProps } from './AdminWelcome.tsx'

export interface AdminPanelViewProps extends AdminWelcomeProps, RootProps<HTMLDivElement> {
  /** The open panel; the welcome where it is undefined or not in the menu. */
  panel: AdminMenuEntry | undefined
  /** Why the admin could not be loaded: replaces everything else (EMB-02, CF-142). */
  failure?: Failure | undefined
  /** What is off although the admin is there, because a call failed. */
  failed?: FailedCall | undefined
  /** Above the welcome. */
  kept?: ReactNode
  /** Renders the open panel. */
  children: (open: { panel: AdminMenuEntry }) => ReactNode
}

/** The panel of a group's admin: welcome, menu, and the place of the open panel. Source: EMB-02 to EMB-04. */
export function AdminPanelView({
  admin,
  menu,
  panel,
  onPanel,
  failure,
  failed,
  kept,
  children,
  ...root
}: AdminPanelViewProps) {
  const t = useText(groupsWords)
  const open = panel !== undefined && menu.includes(panel) ? panel : undefined
  const content = useRef<HTMLDivElement>(null)
  const lastOpen = useRef(open)
  useEffect(() => {
    if (lastOpen.current !== open) content.current?.focus()
    lastOpen.current = open
  }, [open])

  if (failure !== undefined)
    return (
      <Middle {...root} data-component="AdminPanel">
        <ReloadCard message={failure} />
      </Middle>
    )
  return (
    <Frame {...root} data-component="AdminPanel" data-panel={open}>
      <AdminMenu menu={menu} open={open} onPanel={onPanel} />
      <FailedCallBanner failed={failed} />
      {/* A group: the panel in it is a region, some with the same name. */}
      <div
        ref={content}
        role="group"
        tabIndex={-1}
        aria-label={t(open ? `adminPanel.${open}` : 'page.home')}
        data-part="content"
      >
        {open ? (
          children({ panel: open })
        ) : (
          <>
            {kept}
            <AdminWelcome admin={admin} menu={menu} onPanel={onPanel} />
          </>
        )}
      </div>
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  grid-template: auto / minmax(0, 1fr);
  align-content: flex-start;

  > [data-part='content'] {
    padding: var(--fleet-space-3) var(--fleet-space-4) var(--fleet-space-6);
  }
  > [data-part='content']:focus {
    outline: none;
  }
  /* What an earlier page has left open stands above the welcome. */
  > [data-part='content'] > [data-component='KeptTopUps'],
  > [data-part='content'] > [data-component='EarlierDecisions'] {
    margin-bottom: var(--fleet-space-4);
  }

  /* The map fills what the menu leaves of the window. */
  &[data-panel='map'] {
    display: flex;
    flex-direction: column;
    height: 100vh;
    height: calc(100vh - env(safe-area-inset-top) - env(safe-area-inset-bottom));
    height: calc(100dvh - env(safe-area-inset-top) - env(safe-area-inset-bottom));
  }
  &[data-panel='map'] > [data-part='content'] {
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    flex: 1;
    min-height: 0;
    padding: 0;
  }
`

const Middle = styled.div`
  display: grid;
  align-content: center;
  min-height: 60vh;
  min-height: 60dvh;
  padding: var(--fleet-space-4);
`

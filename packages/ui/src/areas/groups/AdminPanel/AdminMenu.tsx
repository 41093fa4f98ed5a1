import type { AdminMenuEntry } from '@fleetgis/domain/permission'
import House from 'lucide-react/icons/house'
import { styled } from 'styled-components'
import { useText } from '../../../provider/FleetContext.ts'
import { focusRing } from '../../../theme/focusRing.ts'
import { groupsWords } from '../words.ts'
import { type OpenPanelHandler, openPanelOnClick } from './openPanelOnClick.ts'
import { PANEL_ICONS } from './panelIcons.ts'

export interface AdminMenuProps {
  menu: readonly AdminMenuEntry[]
  open: AdminMenuEntry | undefined
  onPanel: OpenPanelHandler
}

/** The top menu: Home, and the panels that the admin may open. On a phone it scrolls sideways. EMB-04. */
export function AdminMenu({ menu, open, onPanel }: AdminMenuProps) {
  const t = useText(groupsWords)
  return (
    <Bar aria-label={t('adminPanel.menu')}>
      {[undefined, ...menu].map((panel) => {
        const Icon = panel ? PANEL_ICONS[panel] : House
        const isOpen = panel === open
        return (
          <a
            key={panel ?? ''}
            ref={isOpen ? reveal : undefined}
            href={`#${panel ?? ''}`}
            aria-current={isOpen ? 'page' : undefined}
            onClick={openPanelOnClick(onPanel, panel)}
          >
            <Icon aria-hidden />
            {t(panel ? `adminPanel.${panel}` : 'page.home')}
          </a>
        )
      })}
    </Bar>
  )
}

const reveal = (entry: HTMLElement | null) => entry?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

const Bar = styled.nav`
  position: sticky;
  z-index: var(--fleet-z-sticky);
  top: 0;
  display: flex;
  gap: var(--fleet-space-1);
  overflow-x: auto;
  border-bottom: 1px solid var(--fleet-color-line);
  background: var(--fleet-color-canvas);
  scrollbar-width: none;

  > a {
    ${focusRing}
    --fleet-focus-offset: -2px;
    display: flex;
    flex: 1 0 auto;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 2px;
    min-width: 56px;
    min-height: 56px;
    padding: var(--fleet-space-1) var(--fleet-space-2);
    border-bottom: 2px solid transparent;
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-xs);
    text-decoration: none;
    white-space: nowrap;
  }
  > a:hover {
    color: var(--fleet-color-text);
  }
  > a[aria-current] {
    border-color: var(--fleet-color-accent);
    color: var(--fleet-color-accent);
    font-weight: var(--fleet-weight-strong);
  }
  svg {
    width: 20px;
    height: 20px;
  }
  /* Forced colours show a transparent border. */
  @media (forced-colors: active) {
    > a:not([aria-current]) {
      border-color: Canvas;
    }
  }

  @media (min-width: 600px) {
    > a {
      flex: none;
      flex-direction: row;
      gap: var(--fleet-space-2);
      min-height: 48px;
      padding-inline: var(--fleet-space-3);
      font-size: var(--fleet-text-s);
    }
  }
`

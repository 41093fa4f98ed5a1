import type { AdminMenuEntry } from '@fleetgis/domain/permission'
import House from 'lucide-react/icons/house'
import { styled } from 'styled-components'
import { useText } from '../../../provider/FleetContext.ts'
import { focusRing } from '../../../theme/focusRing.ts'
import { visuallyHidden } from '../../../theme/visuallyHidden.ts'
import { groupsWords } from '../words.ts'
import { type OpenPanelHandler, openPanelOnClick } from './openPanelOnClick.ts'
import { PANEL_ICONS } from './panelIcons.ts'

export interface AdminMenuProps {
  menu: readonly AdminMenuEntry[]
  open: AdminMenuEntry | undefined
  onPanel: OpenPanelHandler
}

/**
 * The top menu: Home, and the panels that the admin may open. In a narrow frame every entry is in sight, with a short
 * word; its accessible name stays the full one. EMB-04.
 */
export function AdminMenu({ menu, open, onPanel }: AdminMenuProps) {
  const t = useText(groupsWords)
  return (
    <Bar aria-label={t('adminPanel.menu')}>
      <div>
        {[undefined, ...menu].map((panel) => {
          const Icon = panel ? PANEL_ICONS[panel] : House
          const name = t(panel ? `adminPanel.${panel}` : 'page.home')
          const short = t(`adminPanel.short.${panel ?? 'home'}`)
          return (
            <a
              key={panel ?? ''}
              href={`#${panel ?? ''}`}
              aria-current={panel === open ? 'page' : undefined}
              onClick={openPanelOnClick(onPanel, panel)}
            >
              <Icon aria-hidden />
              <span aria-hidden data-part="short">
                {short}
              </span>
              <span data-part="name">{name}</span>
            </a>
          )
        })}
      </div>
    </Bar>
  )
}

const Bar = styled.nav`
  position: sticky;
  z-index: var(--fleet-z-sticky);
  top: 0;
  container-type: inline-size;
  border-bottom: 1px solid var(--fleet-color-line);
  background: var(--fleet-color-canvas);

  > div {
    display: flex;
    flex-wrap: wrap;
  }
  a {
    ${focusRing}
    --fleet-focus-offset: -2px;
    position: relative;
    display: flex;
    flex: 1 0 auto;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 2px;
    min-width: 44px;
    min-height: 56px;
    padding: var(--fleet-space-1) 2px;
    border-bottom: 2px solid transparent;
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-xs);
    text-decoration: none;
    white-space: nowrap;
  }
  a:hover {
    color: var(--fleet-color-text);
  }
  a[aria-current] {
    border-color: var(--fleet-color-accent);
    color: var(--fleet-color-accent);
    font-weight: var(--fleet-weight-strong);
  }
  svg {
    width: 20px;
    height: 20px;
  }
  [data-part='name'] {
    ${visuallyHidden}
  }
  /* Forced colours show a transparent border. */
  @media (forced-colors: active) {
    a:not([aria-current]) {
      border-color: Canvas;
    }
  }

  @container (min-width: 600px) {
    a {
      flex: none;
      flex-direction: row;
      gap: var(--fleet-space-2);
      min-height: 48px;
      padding-inline: var(--fleet-space-3);
      font-size: var(--fleet-text-s);
    }
    [data-part='short'] {
      display: none;
    }
    [data-part='name'] {
      position: static;
      width: auto;
      height: auto;
      margin: 0;
      overflow: visible;
      clip-path: none;
    }
  }
`

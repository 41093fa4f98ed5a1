import type { AdminInfo } from '@fleetgis/domain/drivers'
import type { AdminMenuEntry } from '@fleetgis/domain/permission'
import { styled } from 'styled-components'
import { useShownText } from '../../../i18n/useShownText.ts'
import { Skeleton } from '../../../primitives/feedback/Skeleton.tsx'
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { focusRing } from '../../../theme/focusRing.ts'
import { card, plainList } from '../../../theme/looks.ts'
import { groupsWords } from '../words.ts'
import { type OpenPanelHandler, openPanelOnClick } from './openPanelOnClick.ts'
import { PANEL_ICONS } from './panelIcons.ts'

export interface AdminWelcomeProps {
  /** The greeted admin; undefined while loading. */
  admin: Pick<AdminInfo, 'name' | 'groupName'> | undefined
  /** The panels that the admin may open (EMB-04). */
  menu: readonly AdminMenuEntry[]
  onPanel: OpenPanelHandler
}

const SKELETON_CARDS = ['a', 'b', 'c', 'd'] as const

/** Greets the admin by name and group, with a card for each panel. EMB-03. */
export function AdminWelcome({ admin, menu, onPanel }: AdminWelcomeProps) {
  const t = useText(groupsWords)
  const shown = useShownText()
  return (
    <Box>
      {admin ? (
        <header>
          <h2>{t('adminPanel.welcome', { name: shown(admin.name).trim() || '–' })}</h2>
          <p>{shown(admin.groupName)}</p>
        </header>
      ) : (
        <header>
          <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
          <Skeleton width="60%" height="28px" />
          <Skeleton width="30%" />
        </header>
      )}
      <ul>
        {admin
          ? menu.map((panel) => {
              const Icon = PANEL_ICONS[panel]
              return (
                <li key={panel}>
                  <a href={`#${panel}`} onClick={openPanelOnClick(onPanel, panel)}>
                    <Icon aria-hidden />
                    <span>
                      <strong>{t(`adminPanel.${panel}`)}</strong>
                      <span>{t(`adminPanel.about.${panel}`)}</span>
                    </span>
                  </a>
                </li>
              )
            })
          : SKELETON_CARDS.map((key) => (
              <li key={key} aria-hidden>
                <Skeleton variant="block" height="76px" />
              </li>
            ))}
      </ul>
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: var(--fleet-space-4);
  max-width: 960px;
  width: 100%;
  margin: 0 auto;

  > header {
    display: grid;
    gap: var(--fleet-space-1);
  }
  h2,
  p {
    margin: 0;
  }
  h2 {
    font-size: var(--fleet-text-xl);
    line-height: var(--fleet-line-height-tight);
  }
  p {
    color: var(--fleet-color-text-muted);
  }
  > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
    grid-auto-rows: 1fr;
    gap: var(--fleet-space-3);
    ${plainList}
  }
  a {
    ${focusRing}
    display: flex;
    align-items: center;
    gap: var(--fleet-space-3);
    box-sizing: border-box;
    min-height: 76px;
    height: 100%;
    padding: var(--fleet-space-3) var(--fleet-space-4);
    ${card}
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    border-color: var(--fleet-color-accent);
  }
  a > svg {
    flex: none;
    width: 28px;
    height: 28px;
    color: var(--fleet-color-accent);
  }
  a > span {
    display: grid;
    min-width: 0;
  }
  a > span > span {
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-s);
  }
`

import type { GearEntry } from '@fleetgis/domain/permission'
import Settings from 'lucide-react/icons/settings'
import { styled } from 'styled-components'
import { Button } from '../primitives/actions/Button.tsx'
import { Link } from '../primitives/actions/Link.tsx'
import { Disclosure } from '../primitives/layout/Disclosure.tsx'
import { useText } from '../provider/FleetContext.ts'
import { LanguageSelect, type LanguageSelectProps } from './LanguageSelect.tsx'
import { ThemeSwitch, type ThemeSwitchProps } from './ThemeSwitch.tsx'

/** The paths of the gear menu. Source: console document, section 2. */
export const GEAR_HREF: Record<Exclude<GearEntry, 'signOut'>, string> = {
  role: '/home/role',
  user: '/home/user',
}

const Gear = styled.div`
  display: grid;
  gap: var(--fleet-space-1);
  min-width: 248px;
  padding: var(--fleet-space-1);

  > p {
    margin: 0;
    padding: var(--fleet-space-1) var(--fleet-space-2);
    font-weight: var(--fleet-weight-strong);
  }
  > [data-part='settings'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--fleet-space-2);
    padding-block: var(--fleet-space-1);
  }
`

interface GearMenuProps extends LanguageSelectProps, ThemeSwitchProps {
  entries: readonly GearEntry[]
  name: string
  onSignOut: () => void
}

/** The pages of the gear menu, language, theme and Sign Out. */
export function GearMenu({ entries, name, onLanguageChange, onThemeChange, onSignOut }: GearMenuProps) {
  const t = useText()
  return (
    <Disclosure label={t('shell.settings')} face={<Settings size={20} aria-hidden />} align="end">
      {(close) => (
        <Gear>
          {/* Whole: the bar cuts a long one. */}
          {name ? <p>{name}</p> : null}
          {entries.map((entry) =>
            entry === 'signOut' ? null : (
              <Link key={entry} href={GEAR_HREF[entry]} onPress={close}>
                {t(`shell.${entry}`)}
              </Link>
            ),
          )}
          <div data-part="settings">
            <LanguageSelect onLanguageChange={onLanguageChange} />
            <ThemeSwitch onThemeChange={onThemeChange} />
          </div>
          <Button isWide onPress={onSignOut}>
            {t('shell.signOut')}
          </Button>
        </Gear>
      )}
    </Disclosure>
  )
}

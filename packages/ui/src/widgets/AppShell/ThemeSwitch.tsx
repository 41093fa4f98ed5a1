import type { Theme } from '@fleetgis/domain/i18n'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { SegmentedControl } from '../../primitives/SegmentedControl.tsx'
import { useFleet } from '../../provider/FleetContext.ts'

export interface ThemeSwitchProps {
  /** The app keeps the choice and gives it to its provider. */
  onThemeChange: (event: { theme: Theme }) => void
}

/** Light or dark. Source: I18N-04. */
export function ThemeSwitch({ onThemeChange }: ThemeSwitchProps) {
  const { theme, t } = useFleet()
  return (
    <SegmentedControl
      label={t('theme.label')}
      value={theme}
      onChange={(chosen) => onThemeChange({ theme: chosen })}
      segments={[
        { value: 'light', label: t('theme.light'), icon: <Sun size={18} aria-hidden /> },
        { value: 'dark', label: t('theme.dark'), icon: <Moon size={18} aria-hidden /> },
      ]}
    />
  )
}

import type { Theme } from '@fleetgis/domain/i18n'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { IconButton } from '../primitives/actions/IconButton.tsx'
import { useFleet } from '../provider/FleetContext.ts'

export interface ThemeSwitchProps {
  /** Called with the choice; the app stores it and passes it to its provider. */
  onThemeChange: (event: { theme: Theme }) => void
}

/** Switches between light and dark. Source: I18N-04. */
export function ThemeSwitch({ onThemeChange }: ThemeSwitchProps) {
  const { theme, t } = useFleet()
  const isDark = theme === 'dark'
  return (
    <IconButton
      label={t('theme.dark')}
      aria-pressed={isDark}
      onPress={() => onThemeChange({ theme: isDark ? 'light' : 'dark' })}
    >
      {isDark ? <Sun size={18} aria-hidden /> : <Moon size={18} aria-hidden />}
    </IconButton>
  )
}

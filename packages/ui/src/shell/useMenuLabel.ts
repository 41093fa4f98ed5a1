import { useFleet } from '../provider/FleetContext.ts'
import type { NavigationLink } from './navigation.ts'

/** Returns the label of an entry. The server's names are English. */
export function useMenuLabel() {
  const { t, language } = useFleet()
  return ({ title, name }: NavigationLink) => (language === 'en' || title === undefined ? name : t(title))
}

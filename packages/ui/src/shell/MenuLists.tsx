import ChevronDown from 'lucide-react/icons/chevron-down'
import { langOf } from '../i18n/langOf.ts'
import { Link } from '../primitives/actions/Link.tsx'
import { Skeleton } from '../primitives/feedback/Skeleton.tsx'
import { Disclosure } from '../primitives/layout/Disclosure.tsx'
import { useText } from '../provider/FleetContext.ts'
import { Lines } from '../provider/Lines.ts'
import type { Navigation, NavigationLink } from './navigation.ts'
import { useMenuLabel } from './useMenuLabel.ts'

interface WideMenuProps {
  navigation: Navigation
  currentPath: string
  isLoading: boolean
}

/** The menu of the wide bar: links beside each other, and the groups as dropdowns. */
export function WideMenu({ navigation, currentPath, isLoading }: WideMenuProps) {
  const groups = useGroups(navigation)
  return (
    <ul>
      {isLoading ? (
        <li>
          <Skeleton width="260px" />
        </li>
      ) : null}
      <MenuEntries entries={navigation.links} currentPath={currentPath} />
      {groups.map(({ id, label, entries }) => (
        <li key={id}>
          <Disclosure
            label={label}
            isCurrent={entries.some(({ href }) => href === currentPath)}
            face={
              <>
                {label} <ChevronDown size={16} aria-hidden />
              </>
            }
          >
            {(close) => (
              <ul>
                <MenuEntries entries={entries} currentPath={currentPath} onFollow={close} />
              </ul>
            )}
          </Disclosure>
        </li>
      ))}
    </ul>
  )
}

interface NarrowMenuProps {
  navigation: Navigation
  currentPath: string
  onFollow: () => void
}

/** The menu of the narrow bar: links below each other, and the groups under their headings. */
export function NarrowMenu({ navigation, currentPath, onFollow }: NarrowMenuProps) {
  const groups = useGroups(navigation)
  return (
    <>
      <ul>
        <MenuEntries entries={navigation.links} currentPath={currentPath} onFollow={onFollow} />
      </ul>
      {groups.map(({ id, label, entries }) => (
        <section key={id} aria-label={label}>
          <h2>{label}</h2>
          <ul>
            <MenuEntries entries={entries} currentPath={currentPath} onFollow={onFollow} />
          </ul>
        </section>
      ))}
    </>
  )
}

/** The groups of the menu that have entries. */
function useGroups({ domain, report }: Navigation) {
  const t = useText()
  return [
    { id: 'domain', label: t('shell.domain'), entries: domain },
    { id: 'report', label: t('shell.report'), entries: report },
  ].filter(({ entries }) => entries.length > 0)
}

interface MenuEntriesProps {
  entries: readonly NavigationLink[]
  currentPath: string
  onFollow?: () => void
}

/** The entries of a menu; one without a page of the app has no link (CF-125). */
function MenuEntries({ entries, currentPath, onFollow }: MenuEntriesProps) {
  const t = useText()
  const labelOf = useMenuLabel()
  return entries.map((entry) => {
    const label = labelOf(entry)
    return (
      <li key={`${entry.href} ${entry.name}`}>
        {entry.href === undefined ? (
          <span data-part="entry">
            <Lines text={label} /> <small>{t('shell.notYet')}</small>
          </span>
        ) : (
          <Link
            href={entry.href}
            lang={langOf(label)}
            {...(entry.href === currentPath ? { 'aria-current': 'page' as const } : {})}
            {...(onFollow ? { onPress: onFollow } : {})}
          >
            {label}
          </Link>
        )}
      </li>
    )
  })
}

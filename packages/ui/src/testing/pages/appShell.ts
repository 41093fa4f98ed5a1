import { findIn, type PageOptions, type View } from './View.ts'

/** `AppShell` and `SignedInShell`: the navbar. */
export function appShell<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole } = findIn(view, options)
  return {
    menu: () => byRole('navigation', t('shell.menu')),
    domain: () => byRole('button', t('shell.domain')),
    report: () => byRole('button', t('shell.report')),
    settings: () => byRole('button', t('shell.settings')),
    /** Only on phones. */
    openMenu: () => byRole('button', t('shell.openMenu')),
    /** In the settings menu, as the next two. */
    signOut: () => byRole('button', t('shell.signOut')),
    language: (language: 'en' | 'my') => byRole('radio', t(`language.${language}`)),
    darkTheme: () => byRole('button', t('theme.dark')),
  }
}

import { findIn, type PageOptions, type View } from './View.ts'

/** `AppShell` and `SignedInShell`: the navbar. */
export function appShell<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole, button } = findIn(view, options)
  return {
    menu: () => byRole('navigation', t('shell.menu')),
    domain: button('shell.domain'),
    report: button('shell.report'),
    settings: button('shell.settings'),
    /** Only on phones. */
    openMenu: button('shell.openMenu'),
    /** Only in a shell with `find`. */
    search: button('find.label'),
    /** In the settings menu, as the next two. */
    signOut: button('shell.signOut'),
    language: (language: 'en' | 'my') => byRole('radio', t(`language.${language}`)),
    darkTheme: button('theme.dark'),
  }
}

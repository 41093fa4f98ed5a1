/** An entry of the console's menu. Source: MENU-04. */
export interface MenuEntry {
  readonly code: string
  readonly name: string
  readonly route: string
}

/** Source: MENU-04. */
export interface MenuItem extends MenuEntry {
  readonly domain?: readonly MenuEntry[] | undefined
  readonly report?: readonly MenuEntry[] | undefined
}

/** The server's menu, with the two groups beside the items or inside them. Source: CF-97. */
export interface Menu {
  readonly items: readonly MenuItem[]
  readonly domain?: readonly MenuEntry[] | undefined
  readonly report?: readonly MenuEntry[] | undefined
}

export const EMPTY_MENU: Menu = { items: [] }

export type MenuGroup = 'domain' | 'report'

/** The entries of one dropdown; an empty dropdown is hidden. Source: MENU-03. */
export function menuGroup(menu: Menu, group: MenuGroup): readonly MenuEntry[] {
  return [...(menu[group] ?? []), ...menu.items.flatMap((item) => item[group] ?? [])]
}

/** All entries of a menu, with those of its dropdowns. Source: MENU-04. */
export function menuEntries(menu: Menu): readonly MenuEntry[] {
  return [...menu.items, ...menuGroup(menu, 'domain'), ...menuGroup(menu, 'report')]
}

export type GearEntry = 'role' | 'user' | 'signOut'

/**
 * The entries of the gear menu, in order: Role and User if the server's menu has their code, Sign Out always. Source:
 * MENU-05..08.
 */
export function gearMenu(menu: Menu): readonly GearEntry[] {
  const codes = new Set(menuEntries(menu).map(({ code }) => code.trim().toLowerCase()))
  const granted = (['role', 'user'] as const).filter((code) => codes.has(code))
  return [...granted, 'signOut']
}

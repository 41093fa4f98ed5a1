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

/** The menu as the server gives it, with the two groups beside the items or inside them. Source: MENU-02, CF-97. */
export interface Menu {
  readonly items: readonly MenuItem[]
  readonly domain?: readonly MenuEntry[] | undefined
  readonly report?: readonly MenuEntry[] | undefined
}

export const EMPTY_MENU: Menu = { items: [] }

export type MenuGroup = 'domain' | 'report'

/** The entries of one dropdown; where it is empty, the dropdown hides. Source: MENU-03, CF-97. */
export function menuGroup(menu: Menu, group: MenuGroup): readonly MenuEntry[] {
  return [...(menu[group] ?? []), ...menu.items.flatMap((item) => item[group] ?? [])]
}

export type GearEntry = 'role' | 'user' | 'signOut'

/** What the gear menu offers, in order: Role and User where the server's menu has their code, Sign Out always. Source: MENU-05..08, CF-97. */
export function gearMenu(menu: Menu): readonly GearEntry[] {
  const codes = new Set(
    [...menu.items, ...menuGroup(menu, 'domain'), ...menuGroup(menu, 'report')].map((entry) =>
      entry.code.trim().toLowerCase(),
    ),
  )
  const granted = (['role', 'user'] as const).filter((code) => codes.has(code))
  return [...granted, 'signOut']
}

export { Menu, type MenuProps } from '../src/primitives/overlays/Menu.tsx'
export type { MenuItem } from '../src/primitives/overlays/MenuItems.tsx'

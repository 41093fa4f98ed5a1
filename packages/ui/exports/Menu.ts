export { Menu, type MenuItem, type MenuProps } from '../src/primitives/overlays/Menu.tsx'

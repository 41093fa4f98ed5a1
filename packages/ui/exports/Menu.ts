export { Menu, type MenuItem, type MenuProps } from '../src/primitives/Menu.tsx'

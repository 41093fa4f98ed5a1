export { Switch, type SwitchProps } from '../src/primitives/fields/Switch.tsx'

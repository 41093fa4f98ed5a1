export { Switch, type SwitchProps } from '../src/primitives/Switch.tsx'

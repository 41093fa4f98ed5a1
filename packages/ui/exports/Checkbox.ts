export { Checkbox, type CheckboxProps } from '../src/primitives/Checkbox.tsx'

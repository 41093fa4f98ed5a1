export { Checkbox, type CheckboxProps } from '../src/primitives/fields/Checkbox.tsx'

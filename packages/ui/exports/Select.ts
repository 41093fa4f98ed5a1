export { Select, type SelectOption, type SelectProps } from '../src/primitives/Select.tsx'

export {
  SuggestField,
  type SuggestFieldProps,
  type Suggestion,
} from '../src/primitives/fields/SuggestField.tsx'

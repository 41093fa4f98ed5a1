export {
  type PeriodList,
  PeriodSelect,
  type PeriodSelectProps,
} from '../src/primitives/fields/PeriodSelect.tsx'

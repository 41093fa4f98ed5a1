export {
  ExtraChargeList,
  type ExtraChargeListProps,
} from '../src/areas/staff/ExtraChargeList/ExtraChargeList.tsx'
export {
  ExtraChargeListView,
  type ExtraChargeListViewProps,
} from '../src/areas/staff/ExtraChargeList/ExtraChargeListView.tsx'

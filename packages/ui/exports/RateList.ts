export { RateList, type RateListProps } from '../src/areas/staff/RateList/RateList.tsx'
export { RateListView, type RateListViewProps } from '../src/areas/staff/RateList/RateListView.tsx'

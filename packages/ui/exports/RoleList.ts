export { RoleList, type RoleListProps } from '../src/areas/staff/RoleList/RoleList.tsx'
export { RoleListView, type RoleListViewProps } from '../src/areas/staff/RoleList/RoleListView.tsx'

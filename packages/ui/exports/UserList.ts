export { UserList, type UserListProps } from '../src/areas/staff/UserList/UserList.tsx'
export { UserListView, type UserListViewProps } from '../src/areas/staff/UserList/UserListView.tsx'

export { GroupList, type GroupListProps } from '../src/areas/groups/GroupList/GroupList.tsx'
export { GroupSettings, type GroupSettingsProps } from '../src/areas/groups/GroupList/GroupSettings.tsx'
export { GROUP_FILTERS, type GroupFilters } from '../src/areas/groups/GroupList/groupFilters.ts'
export type { PageLink } from '../src/primitives/layout/PageLinks.tsx'

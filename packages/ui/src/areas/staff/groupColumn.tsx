import { textColumn } from '../../primitives/lists/columns.ts'
import type { DataColumn } from '../../primitives/lists/DataTableProps.ts'
import { type GroupLinkProps, NamedGroup } from '../../remote/lists/NamedGroup.tsx'

/** A column of groups whose rows have names of their own: the name, which links to its page, and the id beside it. CF-186. */
export function groupColumn<Row extends { readonly groupId: string; readonly groupName: string }>(
  header: string,
  groupHrefOf: GroupLinkProps['groupHrefOf'],
): DataColumn<Row> {
  return {
    ...textColumn<Row>('group', header, ({ groupName, groupId }) => groupName || groupId),
    cell: ({ groupId, groupName }) => (
      <NamedGroup groupId={groupId} name={groupName} groupHrefOf={groupHrefOf} />
    ),
  }
}

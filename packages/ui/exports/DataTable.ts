export { DataTable } from '../src/primitives/lists/DataTable.tsx'
export type { DataColumn, DataSort, DataTableProps } from '../src/primitives/lists/DataTableProps.ts'

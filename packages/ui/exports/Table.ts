export type { DataSort } from '../src/primitives/lists/DataTableProps.ts'
export { Table, type TableColumn, type TableProps } from '../src/primitives/lists/Table.tsx'

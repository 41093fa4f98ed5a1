export {
  type DataColumn,
  type DataSort,
  DataTable,
  type DataTableProps,
} from '../src/primitives/lists/DataTable.tsx'

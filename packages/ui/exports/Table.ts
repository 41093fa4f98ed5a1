export { Table, type TableColumn, type TableProps, type TableSort } from '../src/primitives/lists/Table.tsx'

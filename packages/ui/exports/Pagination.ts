export { Pagination, type PaginationProps } from '../src/primitives/lists/Pagination.tsx'

export { Pagination, type PaginationProps } from '../src/primitives/Pagination.tsx'

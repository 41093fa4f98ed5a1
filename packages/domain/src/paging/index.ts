export { appendPage } from './appendPage.ts'
export { checkPageItems, locationPageItems, type PageItem, unknownPageItems } from './pageItems.ts'
export { PAGE_SIZES } from './pageSizes.ts'
export {
  canGoToPage,
  canTurnToPage,
  englishPagingWords,
  hasMorePages,
  type PagingWords,
  pageLabel,
  totalPages,
} from './pages.ts'
export { rowsOfPage } from './rowsOfPage.ts'
export {
  type ListPosition,
  LOAD_NEXT_WITHIN,
  type ScrollPosition,
  shouldLoadNext,
} from './shouldLoadNext.ts'

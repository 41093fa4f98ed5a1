import * as z from 'zod/mini'
import { written } from './endpoint.ts'

/** The page of a list. */
export interface PageInput {
  /** From 1. */
  page: number
  /** Rows of a page. */
  size: number
}

/** The query of every paged call: `curPage` and `pageSize`. */
export const pageQuery = written(
  z.object({ pageSize: z.number(), curPage: z.number() }),
  ({ page, size }: PageInput) => ({
    pageSize: size,
    curPage: page,
  }),
)

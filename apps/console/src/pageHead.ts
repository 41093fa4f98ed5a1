import { createContext } from 'react'
import { css } from 'styled-components'

/** The place of buttons beside the title of a list page; null until it is in the document. */
export const PageHeadContext = createContext<HTMLElement | null>(null)

/** The header of a page: its title, and beside it what fits there. */
export const pageHead = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;

  > h1 {
    margin: 0;
    font-size: var(--fleet-text-xl);
    line-height: var(--fleet-line-height-tight);
  }
`

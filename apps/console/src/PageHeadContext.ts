import { createContext } from 'react'

/** The place of the page's action beside its title; null until it is in the document. */
export const PageHeadContext = createContext<HTMLElement | null>(null)

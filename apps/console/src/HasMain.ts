import { createContext } from 'react'

/** Whether a frame around a page is the main landmark; else the page is. */
export const HasMain = createContext(false)

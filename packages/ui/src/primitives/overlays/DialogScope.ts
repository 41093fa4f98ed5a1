import { createContext } from 'react'

/** Identifies the dialog around a part, so that the parts of one dialog share a failure; undefined outside of dialogs. */
export const DialogScope = createContext<object | undefined>(undefined)

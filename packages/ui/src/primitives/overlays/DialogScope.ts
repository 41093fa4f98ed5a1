import { createContext } from 'react'

/** Identifies the dialog or panel around a part: its parts share a failure. Undefined outside of dialogs and panels. */
export const DialogScope = createContext<object | undefined>(undefined)

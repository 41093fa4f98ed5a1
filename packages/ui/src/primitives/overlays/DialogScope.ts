import { createContext } from 'react'

/** An object that stands for the dialog around a part; undefined outside of dialogs. */
export const DialogScope = createContext<object | undefined>(undefined)

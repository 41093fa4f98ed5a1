import type { ReactNode } from 'react'

/** What the pages of the console stand in. */
export function ConsoleShell({ children }: { children: ReactNode }) {
  return <main>{children}</main>
}

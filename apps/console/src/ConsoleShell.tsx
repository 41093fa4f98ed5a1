import type { ReactNode } from 'react'

export function ConsoleShell({ children }: { children: ReactNode }) {
  return <main>{children}</main>
}

import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

/** Renders nodes one after another into the same root, within StrictMode, and unmounts it at the end of `run`. */
export async function rooted(
  run: (render: (node: ReactNode) => void, box: HTMLElement) => Promise<void>,
): Promise<void> {
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  await run((node) => root.render(<StrictMode>{node}</StrictMode>), box)
  root.unmount()
  box.remove()
}

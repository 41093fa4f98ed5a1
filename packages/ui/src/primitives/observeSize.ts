/**
 * Calls `onResize` in the frame after an element resizes, for callbacks that change layout: inside the callback of a
 * ResizeObserver that is an error of the browser ("ResizeObserver loop"). Returns a function that stops it.
 */
export function observeSize(element: Element, onResize: () => void): () => void {
  let frame = 0
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(onResize)
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
  }
}

/**
 * Has the browser paint what was drawn until now. Chromium keeps drawings back, and paints tens of thousands of them at
 * once, in a long task.
 */
export function flushCanvas(canvas: HTMLCanvasElement): void {
  globalThis.createImageBitmap?.(canvas, 0, 0, 1, 1).then(
    (pixel) => pixel.close(),
    () => undefined,
  )
}

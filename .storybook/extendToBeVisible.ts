import { expect, waitFor } from 'storybook/test'

/** What hides an element, as `toBeVisible` counts: itself or an element around it. */
function hidingOf(element: Element): string | undefined {
  for (let around: Element | null = element; around; around = around.parentElement) {
    const { display, visibility, opacity } = getComputedStyle(around)
    // Only its own summary is shown, and what is in that one.
    const isFolded =
      around.matches('details:not([open])') &&
      element !== around &&
      element.closest('summary')?.parentElement !== around
    const isShown =
      display !== 'none' && visibility === 'visible' && opacity !== '0' && !around.hasAttribute('hidden')
    if (isShown && !isFolded) continue
    const start = around.cloneNode() as Element
    return `${start.outerHTML} has display ${display}, visibility ${visibility}, opacity ${opacity}`
  }
}

/**
 * Whether react-aria still hides the overlay of an element. After the window became smaller it assumes an on-screen
 * keyboard, and shows a dialog two frames (or up to 600 ms) after it has rendered it.
 */
const isHeldBack = (element: Element) => element.closest('[style*="mask-image"]') !== null

/** `toBeVisible` waits for the overlay of an element to open, and says what hides an element. */
export function extendToBeVisible(): void {
  expect.extend({
    toBeVisible(element: Element) {
      const result = () => {
        const hiding = element.isConnected ? hidingOf(element) : 'it is not in the document'
        return {
          pass: hiding === undefined,
          message: () =>
            `expected ${element.outerHTML.slice(0, 200)} ${this.isNot ? 'not ' : ''}to be visible: ${hiding ?? 'it is'}`,
        }
      }
      if (this.isNot || !isHeldBack(element)) return result()
      return waitFor(() => {
        if (isHeldBack(element)) throw new Error('react-aria still hides the overlay')
      }).then(result, result)
    },
  })
}

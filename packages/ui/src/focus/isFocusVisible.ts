/** Whether an element has a focus that shows. Safari before 15.4 cannot tell: there every focus shows. */
export function isFocusVisible(element: Element): boolean {
  try {
    return element.matches(':focus-visible')
  } catch {
    return true
  }
}

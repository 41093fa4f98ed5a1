/** The texts of elements in one line, such as the heads of a table. */
export const storyTexts = (elements: readonly Element[]) =>
  elements.map(({ textContent }) => textContent).join(', ')

/** The focused element, also inside shadow roots: the document has only their hosts. */
export function focusedElement(): Element | null {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element
}

/** The document or the shadow root around an element. */
export function rootOf(element: Node | null): Document | ShadowRoot {
  const root = element?.getRootNode()
  return root instanceof ShadowRoot ? root : document
}

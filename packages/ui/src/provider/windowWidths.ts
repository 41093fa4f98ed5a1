/** A node of stylis, as far as it is used. */
interface StyleNode {
  readonly type: string
  value: string
}

/**
 * A plugin of stylis for browsers without container queries, those before Chrome 105 and Safari 16: a rule for the width
 * of its container follows the width of the window.
 */
export function windowWidths(node: StyleNode): void {
  if (node.type === '@container') node.value = node.value.replace(/^@container[^(]*/, '@media ')
}

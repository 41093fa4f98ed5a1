import type { Run } from './street.ts'

/** The largest connected part of the streets. Unreachable crossings are removed. */
export function largestPart(runs: readonly Run[]): Run[] {
  const parent = new Map<number, number>()
  const rootOf = (node: number): number => {
    let root = node
    while (parent.get(root) !== undefined && parent.get(root) !== root) root = parent.get(root) as number
    parent.set(node, root)
    return root
  }
  for (const { nodes } of runs) {
    for (const node of nodes) parent.set(rootOf(node), rootOf(nodes[0] as number))
  }
  const sizes = new Map<number, number>()
  for (const { nodes } of runs) {
    const root = rootOf(nodes[0] as number)
    sizes.set(root, (sizes.get(root) ?? 0) + nodes.length)
  }
  const [largest] = [...sizes].reduce((best, part) => (part[1] > best[1] ? part : best), [-1, 0])
  return runs.filter(({ nodes }) => rootOf(nodes[0] as number) === largest)
}

import { canDecide, type TopUpRequest } from '@fleetgis/domain/wallet'

/**
 * The key of the request to decide after that of `key`: the next submitted one below it, else the first above it.
 * Undefined if none is left; `locked` ones cannot be decided.
 */
export function nextToDecide(
  rows: readonly Pick<TopUpRequest, 'key' | 'status'>[],
  key: string,
  locked: Pick<ReadonlySet<string>, 'has'>,
): string | undefined {
  const at = rows.findIndex((row) => row.key === key)
  const inOrder = [...rows.slice(at + 1), ...rows.slice(0, Math.max(0, at))]
  return inOrder.find((row) => canDecide(row.status, true) && !locked.has(row.key))?.key
}

// Written by tools/endpoints.ts: hints need the names of all calls, and no page loads them otherwise.
import callNames from './callNames.json' with { type: 'json' }

/** The most changes of a letter between a name and one that is near. */
const NEAR = 3

/** What to pass in place of a value that is no call. */
export function callHint(value: unknown): string {
  const all = Object.entries(callNames).flatMap(([area, names]) =>
    names.split(' ').map((name) => ({ name, text: `${name} of '@fleetgis/api/${area}'` })),
  )
  if (typeof value !== 'string')
    return "client.call takes a call, such as groups of '@fleetgis/api/map': is its import spelt as the package has it?"
  const same = all.find(({ name }) => name === value)
  if (same) return `client.call takes the call itself, not its name: import ${same.text}`
  const near = all
    .map((call) => ({ ...call, changes: changesBetween(value.toLowerCase(), call.name.toLowerCase()) }))
    .filter(({ changes }) => changes <= NEAR)
    .sort((a, b) => a.changes - b.changes)
    .slice(0, NEAR)
  const hint =
    near.length === 0
      ? 'docs/endpoints.md lists the calls'
      : `near are ${near.map(({ text }) => text).join(', ')}`
  return `there is no such call; ${hint}. Import the call and pass it`
}

/** How many letters are added, removed or replaced from one text to the other (Levenshtein). */
function changesBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1]
    for (const [index, other] of [...to].entries())
      next.push(
        Math.min(
          (next[index] ?? 0) + 1,
          (row[index + 1] ?? 0) + 1,
          (row[index] ?? 0) + (letter === other ? 0 : 1),
        ),
      )
    row = next
  }
  return row[to.length] ?? 0
}

export interface Decision {
  id: string
  /** The ids of the rules that it decides. */
  rules: string[]
}

/** Reads `decisions.md`: a heading `### CF-nn Title` each, with an item `- Rules: ID, ID`. */
export function parseDecisions(text: string): { decisions: Decision[]; problems: string[] } {
  const problems: string[] = []
  const say = (problem: string) => problems.push(`docs/rules/decisions.md: ${problem}`)
  const seen = new Set<string>()
  const decisions = text
    .split(/^### /m)
    .slice(1)
    .map((section) => {
      const id = /^CF-\d+(?= \S)/.exec(section)?.[0] ?? ''
      if (id === '') say(`"### ${section.split('\n', 1)[0]}" is no decision. Write "### CF-nn Title".`)
      else if (seen.has(id)) say(`${id} is a duplicate.`)
      seen.add(id)
      const rules = /^- Rules: (.+)$/m.exec(section)?.[1]?.split(', ') ?? []
      if (rules.length === 0) say(`${id} lists no rule. Write "- Rules: ID, ID".`)
      return { id, rules }
    })
  return { decisions, problems }
}

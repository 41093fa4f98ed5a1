const RULE = /^- \*\*([A-Z0-9]+(?:-\d+)?)\*\* (?:\(screen\) )?(.+)$/gm
const DECISION = /^### (CF-\d+) (.+)\n(?:(?!^### )[\s\S])*?^- Decided: (.+)$/gm

/** The sentence of each rule and decision in the files of `docs/rules`, by its id. */
export function readRuleTexts(files: readonly string[]): Map<string, string> {
  const texts = new Map<string, string>()
  for (const file of files) {
    for (const [, id = '', text = ''] of file.matchAll(RULE)) texts.set(id, text)
    for (const [, id = '', title = '', text = ''] of file.matchAll(DECISION))
      texts.set(id, `${title}: ${text}`)
  }
  return texts
}

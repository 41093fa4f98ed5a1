// The texts of the ids that a published package cites in comments and in its README: each tarball has them, because
// docs/ is not in it.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRuleTexts } from './rules/texts.ts'

/** The file with the texts in a package. */
export const RULES_FILE = 'dist/RULES.md'

/** A package is built in its own folder; the file of its configuration is a copy elsewhere. */
const DOCS = existsSync('docs') ? 'docs' : '../../docs'
/** A rule, a decision, a call, or one of `docs/quality.md`. `T00:00` is a time, `UTF-16` and `GV-001` are no ids. */
const ID = /(?<![\w-])(?:EP-[A-Z]\d{2}|[A-Z]{2,6}-\d{2}|CF-\d{3}|[RT]\d{1,2})(?![\w:-])/g
const PREFIX = /^(?:EP-[A-Z]|[A-Z]+)/

/** The text of each id, on one line. */
export function readTexts(): Map<string, string> {
  const read = (file: string) => readFileSync(join(DOCS, file), 'utf8')
  const rules = readdirSync(join(DOCS, 'rules')).map((file) => read(`rules/${file}`))
  const otherCalls = [...read('endpoints.md').matchAll(/^- `(EP-[A-Z]\d{2})`,? (.+)$/gm)].map(toPair)
  const calls = [...read('endpoints.md').matchAll(/^\| (EP-[A-Z]\d{2}) \|.*\| (.+) \|$/gm)].map(toPair)
  return new Map([...readRuleTexts([...rules, read('quality.md')]), ...otherCalls, ...calls])
}

const toPair = ([, id = '', text = '']: RegExpMatchArray): [string, string] => [id, text]

/** The ids in a text, sorted, and those of them without a text. */
export function idsIn(
  text: string,
  texts: ReadonlyMap<string, string>,
): { known: string[]; unknown: string[] } {
  const prefixes = new Set([...texts.keys()].map(prefixOf))
  const ids = [...new Set(text.match(ID) ?? [])].filter((id) => prefixes.has(prefixOf(id))).sort()
  return { known: ids.filter((id) => texts.has(id)), unknown: ids.filter((id) => !texts.has(id)) }
}

const prefixOf = (id: string) => PREFIX.exec(id)?.[0] ?? ''

/** Writes the texts of all ids that the files of a package cite, tests and stories apart. Throws for an unknown id. */
export function writeCitedRules(folder: string, file: string): void {
  const texts = readTexts()
  const { known, unknown } = idsIn(publishedText(folder), texts)
  if (unknown.length > 0)
    throw new Error(`${folder} cites ids that docs/ does not explain: ${unknown.join(', ')}`)
  const lines = known.map((id) => `- **${id}** ${texts.get(id)}`)
  writeFileSync(
    join(folder, file),
    `# Ids\n\nWhat the ids in this package's comments and documents stand for: rules, decisions (\`CF\`), calls (\`EP\`), reliability (\`R\`) and security (\`T\`).\n\n${lines.join('\n')}\n`,
  )
}

function publishedText(folder: string): string {
  const sources = ['src', 'exports'].flatMap((part) => {
    try {
      return readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(part, name),
      )
    } catch {
      return []
    }
  })
  const files = sources.filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories)\./.test(name))
  return ['README.md', ...files].map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')
}

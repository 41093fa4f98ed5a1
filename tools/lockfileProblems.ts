/** A version of the registry, as a key of the lockfile: a name and a version, and no address. */
const REGISTRY_KEY = /^(@[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+[\w.+-]*$/
const SHA512 = /^\{integrity: sha512-[\w+/]{86}==\}$/
/** What a manifest may ask for: a version or range, another name of the registry, or a package of the workspace. */
const SPECIFIER = /^(workspace:[*^~]|npm:(@[\w.-]+\/)?[\w.-]+@[\w.+-]+|[\^~>=<]*\d[\w.+ |<>=^~-]*|\*)$/

/**
 * What in a pnpm lockfile did not come from the registry with a SHA-512 checksum: tarballs of other hosts, repositories,
 * folders, weak or missing checksums (T20). Empty where all is well.
 */
export function lockfileProblems(lockfile: string): readonly string[] {
  const packages = /^packages:\n([\s\S]*?)(?=^\S|$(?![\s\S]))/m.exec(lockfile)?.[1] ?? ''
  const entries = packages.split(/^(?= {2}\S)/m).filter((entry) => entry.trim() !== '')
  const specifiers = [...lockfile.matchAll(/^ +specifier: (.*)$/gm)].map((match) => unquoted(match[1] ?? ''))
  return [
    ...(entries.length === 0 ? ['It names no packages.'] : []),
    ...entries.flatMap(entryProblems),
    ...specifiers
      .filter((specifier) => !SPECIFIER.test(specifier))
      .map((specifier) => `A manifest asks for ${specifier}, which is no version of the registry.`),
  ]
}

function entryProblems(entry: string): readonly string[] {
  const key = unquoted(/^ {2}(.*):\n/.exec(entry)?.[1] ?? '')
  const resolution = /^ {4}resolution: (.*)$/m.exec(entry)?.[1] ?? ''
  if (!REGISTRY_KEY.test(key)) return [`${key} is no version of the registry.`]
  return SHA512.test(resolution) ? [] : [`${key} has more or less than a SHA-512 checksum.`]
}

const unquoted = (text: string) => text.replace(/^'(.*)'$/, '$1')

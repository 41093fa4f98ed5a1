/** A lockfile key of a registry package: a name and a version, without an address. */
const REGISTRY_KEY = /^(@[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+[\w.+-]*$/
const SHA512 = /^\{integrity: sha512-[\w+/]{86}==\}$/
/** The allowed specifiers of a manifest: a version or range, an alias in the registry, or a workspace package. */
const SPECIFIER = /^(workspace:[*^~]|npm:(@[\w.-]+\/)?[\w.-]+@[\w.+-]+|[\^~>=<]*\d[\w.+ |<>=^~-]*|\*)$/

/**
 * The entries of a pnpm lockfile that are not from the registry with a SHA-512 checksum: tarballs of other hosts,
 * repositories, folders, weak or missing checksums (T20). Empty if there are none.
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
      .map((specifier) => `A manifest asks for ${specifier}, which is not a registry version. Use one.`),
  ]
}

function entryProblems(entry: string): readonly string[] {
  const key = unquoted(/^ {2}(.*):\n/.exec(entry)?.[1] ?? '')
  const resolution = /^ {4}resolution: (.*)$/m.exec(entry)?.[1] ?? ''
  if (!REGISTRY_KEY.test(key)) return [`${key} is not a registry version.`]
  return SHA512.test(resolution) ? [] : [`${key} has more or less than a SHA-512 checksum.`]
}

const unquoted = (text: string) => text.replace(/^'(.*)'$/, '$1')

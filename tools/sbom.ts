import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'

/** Where the SBOM of a package stands in it. */
export const SBOM_FILE = 'dist/sbom.cdx.json'

interface Component {
  readonly authors?: unknown
  readonly externalReferences?: readonly { readonly type: string; readonly hashes?: unknown }[]
}

export interface Sbom {
  readonly serialNumber?: unknown
  readonly metadata: Record<string, unknown>
  readonly components: readonly Component[]
}

/** Writes what a package of the workspace brings with it, as CycloneDX 1.6 (T20). */
export function writeSbom(packageName: string, file: string): void {
  const { status, stdout, stderr } = spawnSync(
    'pnpm',
    `--filter ${packageName} sbom --prod --sbom-format cyclonedx --sbom-spec-version 1.6`.split(' '),
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`The SBOM of ${packageName} could not be written.\n${stdout}${stderr}`)
  writeFileSync(file, `${JSON.stringify(stableSbom(JSON.parse(stdout)), null, 2)}\n`)
}

/**
 * The same SBOM for the same lockfile: without time and serial number, the address of the registry that was used, and
 * the addresses of people.
 */
export function stableSbom({ serialNumber: _, ...sbom }: Sbom): Sbom {
  const { timestamp: _time, ...metadata } = sbom.metadata
  return { ...sbom, metadata, components: sbom.components.map(withoutAddresses) }
}

/** The checksums of the tarball stay, as the component's own. */
function withoutAddresses({ authors: _, externalReferences = [], ...component }: Component): Component {
  const tarball = externalReferences.find(({ type }) => type === 'distribution')
  const others = externalReferences.filter((reference) => reference !== tarball)
  return {
    ...component,
    ...(tarball?.hashes !== undefined && { hashes: tarball.hashes }),
    ...(others.length > 0 && { externalReferences: others }),
  }
}

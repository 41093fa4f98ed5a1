import type { Site } from './site.ts'

/** The address of a ready link of the world. */
export async function linkTo(site: Site, title: string): Promise<string> {
  const { readyLinks } = await import('../../packages/sandbox/src/pages/readyLinks.ts')
  const path = readyLinks(site.world).find((link) => link.title === title)?.path
  if (path === undefined) throw new Error(`There is no ready link "${title}".`)
  return site.address + path
}

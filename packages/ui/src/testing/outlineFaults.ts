const HEADING = 'h1, h2, h3, h4, h5, h6, [role="heading"]'
const REGION = 'section[aria-label]:not([role]), section[aria-labelledby]:not([role]), [role="region"]'

const isShown = (element: Element) =>
  element.getClientRects().length > 0 && !element.closest('[aria-hidden="true"]')

const levelOf = (heading: Element) =>
  Number(heading.getAttribute('aria-level') ?? heading.localName.replace(/^h/, ''))

function nameOf(region: Element): string {
  const ids = region.getAttribute('aria-labelledby')?.split(' ') ?? []
  const labels = ids.map((id) => document.getElementById(id)?.textContent ?? '')
  return (region.getAttribute('aria-label') ?? labels.join(' ')).trim()
}

/**
 * What is wrong with the outline of a widget on a page with a heading of level 1: headings that skip a level, regions
 * that have no name or that of the region around them, and pictures without a name.
 */
export function outlineFaults(root: ParentNode): string[] {
  let level = 1
  const skips = [...root.querySelectorAll(HEADING)].filter(isShown).flatMap((heading) => {
    const before = level
    level = levelOf(heading)
    return level > before + 1 ? [`"${heading.textContent}" is of level ${level} after ${before}`] : []
  })
  const regions = [...root.querySelectorAll(REGION)].filter(isShown).flatMap((region) => {
    const name = nameOf(region)
    const outer = region.parentElement?.closest(REGION)
    if (name === '') return ['A region has no name']
    return outer && nameOf(outer) === name ? [`The region "${name}" is in one of this name`] : []
  })
  const pictures = [...root.querySelectorAll('[role="img"]')]
    .filter((picture) => isShown(picture) && nameOf(picture) === '')
    .map(() => 'A picture has no name')
  return [...skips, ...regions, ...pictures]
}

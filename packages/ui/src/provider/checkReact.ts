/**
 * Throws if the page has a React older than 19, which npm refuses as a peer and other package managers only report: on
 * it the provider's context does not work, and React's own message names no package.
 */
export function checkReact(version: string): void {
  if (Number.parseInt(version, 10) < 19)
    throw new Error(
      `@fleetgis/ui needs React 19, and this page has React ${version}: install react@19 and react-dom@19.`,
    )
}

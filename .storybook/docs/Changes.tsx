import { Markdown } from '@storybook/addon-docs/blocks'

const COMING = import.meta.glob<string>('../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const RELEASED = import.meta.glob<string>('../../packages/*/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The subject of a change, which the name of its file says. */
const subjectOf = (path: string) => {
  const [, name = ''] = /([\w-]+)\.md$/.exec(path) ?? []
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')
}

/** A changelog as a part of the page: its title is a heading below that of the page. */
const asPart = (changelog: string) => changelog.replaceAll(/^#/gm, '##')

/** The changes of the next release, each with the packages that it is for, then the changelogs of the packages. */
export function Changes() {
  const coming = Object.entries(COMING).flatMap(([path, text]) => {
    const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
    const packages = [...head.matchAll(/@fleetgis\/\w+/g)].map(([name]) => `\`${name}\``)
    return body.trim() === '' ? [] : [`### ${subjectOf(path)}\n\n${packages.join(', ')}\n\n${body.trim()}`]
  })
  const next = coming.length === 0 ? 'No change yet.' : coming.join('\n\n')
  return (
    <Markdown>{[`## Next release\n\n${next}`, ...Object.values(RELEASED).map(asPart)].join('\n\n')}</Markdown>
  )
}

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

/** The changes of the next release, each with the packages that it is for, then the changelogs of the packages. */
export function Changes() {
  const coming = Object.values(COMING).flatMap((text) => {
    const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
    const packages = [...head.matchAll(/@fleetgis\/\w+/g)].map(([name]) => `\`${name}\``)
    return body.trim() === '' ? [] : [`${packages.join(', ')}\n\n${body.trim()}`]
  })
  const next = coming.length === 0 ? 'No change yet.' : coming.join('\n\n---\n\n')
  return <Markdown>{[`## Next release\n\n${next}`, ...Object.values(RELEASED)].join('\n\n')}</Markdown>
}

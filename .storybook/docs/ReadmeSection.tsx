import { Markdown } from '@storybook/addon-docs/blocks'
import readme from '../../packages/ui/README.md?raw'

/** A section of the kit's README, without its heading. */
export function ReadmeSection({ heading }: { heading: string }) {
  const [, ...sections] = readme.split('\n## ')
  const text = sections.find((section) => section.startsWith(`${heading}\n`))
  if (text === undefined) throw new Error(`packages/ui/README.md has no section "${heading}".`)
  return <Markdown>{text.slice(heading.length).trim()}</Markdown>
}

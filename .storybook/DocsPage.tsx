import {
  Controls,
  Description,
  Markdown,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { Children, isValidElement, type ReactNode } from 'react'
import { palette } from '../packages/ui/src/theme/palette.ts'

/** A docs page with all stories of a component; maps are rendered once: `parameters.docs.isShownOnce`. */
export default function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  // Do and Do not are on separate lines.
  const text: string | undefined = preparedMeta.parameters.docs?.description?.component
  return (
    <>
      <Title />
      <Subtitle />
      {text ? (
        <Markdown options={{ overrides: { p: Paragraph } }}>{text.replaceAll('\n**', '\n\n**')}</Markdown>
      ) : (
        <Description />
      )}
      <Primary />
      <Controls />
      {preparedMeta.parameters.docs?.isShownOnce ? null : <Stories includePrimary={false} />}
    </>
  )
}

const MARKS: Readonly<Record<string, string>> = { Do: palette.light.green, 'Do not': palette.light.red }

/** Do has a green mark, Do not a red one. Docs pages are light, whatever the theme of their stories. */
function Paragraph({ children }: { children?: ReactNode }) {
  const [first] = Children.toArray(children)
  const lead = isValidElement<{ children?: ReactNode }>(first) ? String(first.props.children) : ''
  const colour = MARKS[lead]
  if (colour === undefined) return <p>{children}</p>
  return <p style={{ borderInlineStart: `3px solid ${colour}`, paddingInlineStart: 12 }}>{children}</p>
}

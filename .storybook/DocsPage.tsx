import {
  AnchorMdx,
  CodeOrSourceMdx,
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
import { useTheme } from 'storybook/theming'
import { Models } from './Models.tsx'

/** A docs page with all stories of a component; maps are rendered once: `parameters.docs.isShownOnce`. */
export default function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  // Do and Do not are on separate lines.
  const text: string | undefined = preparedMeta.parameters.docs?.description?.component
  return (
    <>
      <Title />
      <Subtitle />
      <Primary />
      {text ? (
        <Markdown options={{ overrides: { a: AnchorMdx, code: CodeOrSourceMdx, p: Paragraph } }}>
          {text.replaceAll('\n**', '\n\n**')}
        </Markdown>
      ) : (
        <Description />
      )}
      <div style={{ overflowX: 'auto' }}>
        <Controls />
      </div>
      <Models componentId={preparedMeta.id.split('--')[0] ?? ''} />
      {preparedMeta.parameters.docs?.isShownOnce ? null : <Stories includePrimary={false} />}
    </>
  )
}

/** Do has a green mark, Do not a red one. */
function Paragraph({ children }: { children?: ReactNode }) {
  const [first] = Children.toArray(children)
  const lead = isValidElement<{ children?: ReactNode }>(first) ? String(first.props.children) : ''
  const { color } = useTheme()
  const colour = { Do: color.positive, 'Do not': color.negative }[lead]
  if (colour === undefined) return <p>{children}</p>
  return <p style={{ borderInlineStart: `3px solid ${colour}`, paddingInlineStart: 12 }}>{children}</p>
}

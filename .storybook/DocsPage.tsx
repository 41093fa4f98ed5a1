import {
  AnchorMdx,
  CodeOrSourceMdx,
  Controls,
  Description,
  Heading,
  Markdown,
  Primary,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { Children, isValidElement, type ReactNode } from 'react'
import { styled, useTheme } from 'storybook/theming'
import { Models } from './Models.tsx'
import { OtherStories, States } from './States.tsx'

/** A docs page: the live example, what to know about the component, its props, its states and its other stories. */
export default function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  // Do and Do not are on separate lines.
  const text: string | undefined = preparedMeta.parameters.docs?.description?.component
  return (
    <>
      <Title />
      <Subtitle />
      {preparedMeta.parameters.isFullScreen === true ? (
        <FullHeight>
          <Primary />
        </FullHeight>
      ) : (
        <Primary />
      )}
      {text ? (
        <Markdown options={{ overrides: { a: AnchorMdx, code: CodeOrSourceMdx, p: Paragraph } }}>
          {text.replaceAll('\n**', '\n\n**')}
        </Markdown>
      ) : (
        <Description />
      )}
      <Heading>Props</Heading>
      <div style={{ overflowX: 'auto' }}>
        <Controls />
      </div>
      <Models componentId={preparedMeta.id.split('--')[0] ?? ''} />
      <States />
      <OtherStories />
    </>
  )
}

/**
 * Reserves the height of a story that fills the window until its servers have answered, so that the page below does not
 * move under a reader who has scrolled.
 */
const FullHeight = styled.div({ '.sb-story > div:empty': { minHeight: '100dvh' } })

/** Do has a green mark, Do not a red one. */
function Paragraph({ children }: { children?: ReactNode }) {
  const [first] = Children.toArray(children)
  const lead = isValidElement<{ children?: ReactNode }>(first) ? String(first.props.children) : ''
  const { color } = useTheme()
  const colour = { Do: color.positive, 'Do not': color.negative }[lead]
  if (colour === undefined) return <p>{children}</p>
  return <p style={{ borderInlineStart: `3px solid ${colour}`, paddingInlineStart: 12 }}>{children}</p>
}

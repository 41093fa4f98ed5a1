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

/** What Storybook writes about a part, with all of its stories; maps are drawn once: `parameters.docs.isShownOnce`. */
export default function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  // Do and Do not stand on lines of their own.
  const text: string | undefined = preparedMeta.parameters.docs?.description?.component
  return (
    <>
      <Title />
      <Subtitle />
      {text ? <Markdown>{text.replaceAll('\n**', '\n\n**')}</Markdown> : <Description />}
      <Primary />
      <Controls />
      {preparedMeta.parameters.docs?.isShownOnce ? null : <Stories />}
    </>
  )
}

import {
  AnchorMdx,
  Canvas,
  Description,
  DocsContext,
  type DocsContextProps,
  Heading,
  Story,
  Subheading,
} from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { styled } from 'storybook/theming'
import { isState, labelOf, sentenceOf } from './stateStories.ts'

type PreparedStory = ReturnType<DocsContextProps['componentStories']>[number]

/** Stories that fill a window, or have servers of their own, are shown in a page of their own. */
const isFramed = ({ parameters }: PreparedStory) =>
  parameters.docs?.story?.inline === false ||
  parameters.isFullScreen === true ||
  parameters.world !== undefined ||
  parameters.answer !== undefined

const isPhone = ({ storyGlobals }: PreparedStory) => storyGlobals.viewport?.value === 'phone'

/** The stories of a docs page below its live example: the states, and what else the component can do. */
function useStories() {
  const [, ...stories] = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'))
  return { states: stories.filter(isState), others: stories.filter((story) => !isState(story)) }
}

/** All states of a component, each with a link to its story. */
export function States() {
  const { states } = useStories()
  if (states.length === 0) return null
  return (
    <>
      <Heading>States</Heading>
      <Grid>
        {states.map((story) => (
          <figure key={story.id} data-phone={isPhone(story)}>
            <figcaption>
              <StoryLink story={story} /> {sentenceOf(story)}
            </figcaption>
            <div>{isFramed(story) ? <Frame story={story} /> : <Story of={story.moduleExport} />}</div>
          </figure>
        ))}
      </Grid>
    </>
  )
}

/** The other stories: rendered where that is cheap, else as links. */
export function OtherStories() {
  const { others } = useStories()
  if (others.length === 0) return null
  const linked = others.filter(isFramed)
  return (
    <>
      <Heading>What it can do</Heading>
      {linked.length === 0 ? null : (
        <ul>
          {linked.map((story) => (
            <li key={story.id}>
              <StoryLink story={story} /> {sentenceOf(story)}
            </li>
          ))}
        </ul>
      )}
      {others.map((story) =>
        isFramed(story) ? null : (
          <section key={story.id}>
            <Subheading>{labelOf(story)}</Subheading>
            <p>{sentenceOf(story)}</p>
            <Description of={story.moduleExport} />
            <Canvas of={story.moduleExport} />
          </section>
        ),
      )}
    </>
  )
}

function StoryLink({ story }: { story: PreparedStory }) {
  return (
    <AnchorMdx href={`?path=/story/${story.id}`} target="_self">
      {labelOf(story)}
    </AnchorMdx>
  )
}

/** A story in a page of its own, in the language and theme of the toolbar, loaded when it is scrolled to. */
function Frame({ story }: { story: PreparedStory }) {
  const { language, theme } = useContext(DocsContext).getStoryContext(story).globals
  const src = `iframe.html?viewMode=story&id=${story.id}&globals=language:${language};theme:${theme}`
  const height = story.parameters.docs?.story?.height
  return (
    <iframe
      key={src}
      title={labelOf(story)}
      src={src}
      loading="lazy"
      style={height && { maxHeight: height }}
    />
  )
}

/** States below each other; those of a phone side by side. */
const Grid = styled.div(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 360px), 1fr))',
  gap: 24,
  marginBlock: '16px 40px',
  '& figure': { margin: 0, minWidth: 0, gridColumn: '1 / -1' },
  '& figure[data-phone=true]': { gridColumn: 'auto' },
  '& figcaption': { marginBlockEnd: 8, color: theme.textMutedColor, fontSize: theme.typography.size.s2 },
  '& figcaption a': { marginInlineEnd: 8, fontWeight: theme.typography.weight.bold },
  '& figure > div': {
    overflow: 'auto',
    maxHeight: 480,
    border: `1px solid ${theme.appBorderColor}`,
    borderRadius: theme.appBorderRadius,
    background: theme.background.app,
  },
  '& figure[data-phone=true] > div': { boxSizing: 'content-box', width: 'min(100%, 360px)', maxHeight: 640 },
  '& iframe': { display: 'block', width: '100%', height: 480, border: 0 },
  '& figure[data-phone=true] iframe': { height: 640 },
}))

import { AnchorMdx, DocsContext, Subheading } from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useRef, useState } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { styled } from 'storybook/theming'
import { type Preview, statesOf } from './statesOf.ts'

/** The size of a preview, as a part of the size of its story. */
const SCALE = 0.5
const HEIGHT = 560
const PHONE = 360

/** The choices of the toolbar that previews follow. */
const CHOICES = ['language', 'theme', 'faults']

/** How many previews load at the same time: each is a page of its own. */
const LOADERS = 2
let loading = 0
const waiting: (() => void)[] = []

/** Starts one preview after another, in the order in which they were scrolled to. */
function startNext() {
  while (loading < LOADERS && waiting.length > 0) {
    loading += 1
    waiting.shift()?.()
  }
}

/** The turn of a preview ends when its frame has loaded or is removed. */
function endWhenLoaded(frame: HTMLIFrameElement) {
  let hasEnded = false
  const end = () => {
    if (hasEnded) return
    hasEnded = true
    loading -= 1
    startNext()
  }
  frame.addEventListener('load', end)
  return end
}

/** All states of a component: each a story in a frame of its own, loaded when it is scrolled to and not played. */
export function States() {
  const globals = useChosenGlobals()
  const { previews } = useStates()
  return (
    <Grid>
      {previews.map((preview) => (
        <Cell key={preview.label} {...preview} globals={{ ...globals, ...preview.globals }} />
      ))}
    </Grid>
  )
}

/** The stories that show what a component does. */
export function MoreStories() {
  const { named } = useStates()
  if (named.length === 0) return null
  return (
    <>
      <Subheading>What it does</Subheading>
      <ul>
        {named.map(({ id, name }) => (
          <li key={id}>
            <StoryLink id={id}>{name}</StoryLink>
          </li>
        ))}
      </ul>
    </>
  )
}

function useStates() {
  const stories = useContext(DocsContext).componentStories()
  return statesOf(stories.filter(({ tags }) => tags.includes('autodocs')))
}

/** What the reader has chosen in the toolbar. */
function useChosenGlobals(): Record<string, string> {
  const [globals, setGlobals] = useState(() =>
    readGlobals(new URLSearchParams(location.search).get('globals')),
  )
  useEffect(() => {
    const channel = addons.getChannel()
    const update = ({ userGlobals }: { userGlobals: Record<string, string> }) => setGlobals(userGlobals)
    channel.on(GLOBALS_UPDATED, update)
    return () => channel.off(GLOBALS_UPDATED, update)
  }, [])
  return globals
}

const readGlobals = (text: string | null) =>
  Object.fromEntries((text ?? '').split(';').map((pair) => pair.split(':', 2) as [string, string]))

function StoryLink({ id, children }: { id: string; children: string }) {
  return (
    <AnchorMdx href={`?path=/story/${id}`} target="_self">
      {children}
    </AnchorMdx>
  )
}

function Cell({ label, story, globals, isPhone }: Preview) {
  const frame = useRef<HTMLDivElement>(null)
  const [isStarted, setStarted] = useState(false)
  useEffect(() => {
    const start = () => setStarted(true)
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      waiting.push(start)
      startNext()
    })
    if (frame.current) observer.observe(frame.current)
    return () => {
      observer.disconnect()
      if (waiting.includes(start)) waiting.splice(waiting.indexOf(start), 1)
    }
  }, [])
  const chosen = CHOICES.flatMap((name) => (globals[name] ? `${name}:${globals[name]}` : [])).join(';')
  // Storybook does not play an embedded story.
  const src = `iframe.html?viewMode=story&embed=true&id=${story.id}&globals=${chosen}`
  return (
    <figure>
      <figcaption>
        <StoryLink id={story.id}>{label}</StoryLink>
      </figcaption>
      <div ref={frame}>
        {isStarted ? (
          <iframe title={label} src={src} inert style={isPhone ? { width: PHONE } : {}} ref={endWhenLoaded} />
        ) : null}
      </div>
    </figure>
  )
}

const Grid = styled.div(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: 24,
  marginBlockEnd: 40,
  '& figure': { margin: 0, minWidth: 0 },
  '& figcaption': { marginBlockEnd: 8, fontWeight: theme.typography.weight.bold },
  '& figure > div': {
    overflow: 'hidden',
    height: HEIGHT * SCALE,
    border: `1px solid ${theme.appBorderColor}`,
    borderRadius: theme.appBorderRadius,
    background: theme.background.app,
  },
  '& iframe': {
    display: 'block',
    width: `calc(100% / ${SCALE})`,
    height: HEIGHT,
    border: 0,
    transform: `scale(${SCALE})`,
    transformOrigin: '0 0',
  },
}))

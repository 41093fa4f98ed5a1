/** What a docs page knows about a story. */
export interface ListedStory {
  readonly id: string
  readonly name: string
  readonly storyGlobals: Readonly<Record<string, unknown>>
}

/** A preview on a docs page: a story in its own frame. */
export interface Preview {
  readonly label: string
  readonly story: ListedStory
  /** Values of the toolbar that make the state out of the story. */
  readonly globals: Readonly<Record<string, string>>
  readonly isPhone: boolean
}

/** The states of a widget in the order of the docs pages, and the toolbar's values of those that any story can show. */
const STATES: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = {
  loading: undefined,
  empty: undefined,
  failed: undefined,
  stale: undefined,
  long: undefined,
  burmese: { language: 'my' },
  dark: { theme: 'dark' },
  phone: {},
}

/** A rule, or a sentence: such a story shows what a component does, and not what it looks like. */
const IS_ABOUT_BEHAVIOUR = /^[A-Z]+-?\d|( \S+){3}/

const suffixOf = ({ id }: ListedStory) => id.split('--')[1] ?? ''
const labelOf = (suffix: string) => `${suffix.charAt(0).toUpperCase()}${suffix.slice(1).replaceAll('-', ' ')}`

/** The previews of a docs page below its live example, the first story, and the stories that it only names. */
export function statesOf(stories: readonly ListedStory[]) {
  const [primary, ...others] = stories
  if (!primary) return { previews: [], named: [] }
  const isIn = (state: string, story: ListedStory) => `${suffixOf(story)}-`.startsWith(`${state}-`)
  const toPreview = (story: ListedStory, globals = {}): Preview => ({
    label: labelOf(suffixOf(story)),
    story,
    // Stories make their content stale in their play, which a preview leaves out.
    globals: isIn('stale', story) ? { faults: 'stale' } : globals,
    isPhone: (story.storyGlobals.viewport as { value?: string } | undefined)?.value === 'phone',
  })
  const states = Object.entries(STATES).flatMap(([state, globals]) => {
    const own = others.filter((story) => isIn(state, story))
    const previews = own.map((story) => toPreview(story))
    if (globals === undefined || own.some((story) => suffixOf(story) === state)) return previews
    return [
      { ...toPreview(primary, globals), label: labelOf(state), isPhone: state === 'phone' },
      ...previews,
    ]
  })
  const rest = others.filter((story) => !states.some((preview) => preview.story === story))
  const named = rest.filter(({ name }) => IS_ABOUT_BEHAVIOUR.test(name))
  const looks = rest.filter((story) => !named.includes(story)).map((story) => toPreview(story))
  return { previews: [...states, ...looks], named }
}

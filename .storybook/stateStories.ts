/** The states that stories are named after, in the order in which Storybook lists them. */
const STATES = [
  'default',
  'loading',
  'empty',
  'sending',
  'wrong',
  'locked',
  'failed',
  'stale',
  'long',
  'burmese',
  'dark',
  'phone',
]

/** `BurmeseDarkPhone` shows Burmese, `long-names` a long text. */
const STATE = new RegExp(`^(${STATES.join('|')})(?:-?(?:names|words|burmese|dark|phone))*$`, 'i')

/** The ids of rules, decisions and goals at the start of a name. */
export const RULE_ID = /^[A-Z0-9]+-[A-Z]?\d+|^[RT]\d+/

/** A story in a list: its id, and its name, which is a sentence where it shows a rule. */
export interface ListedStory {
  readonly id: string
  readonly name: string
}

const exportOf = ({ id }: ListedStory) => id.split('--')[1] ?? ''

/** Whether a story shows a state, and not what else its component can do. */
export const isState = (story: ListedStory) => STATE.test(exportOf(story))

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What a story shows, as a sentence without the id of its rule; undefined where its name is only a label. */
export function sentenceOf({ name }: ListedStory): string | undefined {
  if (!RULE_ID.test(name) && name.split(' ').length <= 4) return undefined
  return upperFirst(name.replace(RULE_ID, '').trim())
}

/** What a story is called in a list: its export, unless its name is a label of its own. */
export function labelOf(story: ListedStory): string {
  const words = exportOf(story).replaceAll('-', ' ')
  const isExport = isState(story) || story.name.toLowerCase() === words
  return isExport || sentenceOf(story) ? upperFirst(words) : story.name
}

/** The stories of a file: Default or else its first one, then the other states, then the others as in the file. */
export function inOrder<Story extends { exportName?: string; name?: string }>(
  stories: readonly Story[],
): Story[] {
  const isDefault = ({ exportName, name }: Story) => exportName === 'Default' || name === 'Default'
  const first = stories.find(isDefault) ?? stories[0]
  const rank = (story: Story) => {
    if (story === first) return 0
    const [, state] = STATE.exec(story.exportName ?? '') ?? []
    return state === undefined ? STATES.length : STATES.indexOf(state.toLowerCase())
  }
  return stories.toSorted((one, other) => rank(one) - rank(other))
}

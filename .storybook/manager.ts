// Storybook's theme, and the panels beside the stories: the rules that a story shows, and its messages to the host app.
import { createElement as h, type ReactNode, useEffect, useState } from 'react'
import { addons, types, useChannel } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { palette } from '../packages/ui/src/theme/palette.ts'
import { ASKED, CHANGED, SHOWN, type Shown } from './panels.ts'

const NOTHING: Shown = { rules: [], messages: [] }

function useShown(): Shown {
  const [shown, setShown] = useState(NOTHING)
  const emit = useChannel({ [SHOWN]: setShown, [CHANGED]: () => emit(ASKED) })
  useEffect(() => emit(ASKED), [emit])
  return shown
}

/** In the product's colours, light or dark as the reader's system. */
function look() {
  const base = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const colours = palette[base]
  return create({
    base,
    brandTitle: 'Fleet GIS',
    brandImage: `./brand-${base}.svg`,
    colorPrimary: colours.accent,
    // The selected sidebar item is white on this colour.
    colorSecondary: base === 'dark' ? '#17827e' : colours.accent,
    appBg: colours.canvas,
    appContentBg: colours.surface,
    appPreviewBg: colours.canvas,
    appBorderColor: colours.line,
    appBorderRadius: 6,
    textColor: colours.text,
    textMutedColor: colours.textMuted,
    barBg: colours.surface,
    barTextColor: colours.textMuted,
    barHoverColor: colours.accent,
    barSelectedColor: colours.accent,
    inputBg: colours.surface,
    inputBorder: colours.control,
    inputTextColor: colours.text,
    inputBorderRadius: 6,
  })
}

const list = { margin: 0, padding: 16, listStyle: 'none', fontSize: 14, lineHeight: 1.6 }
const row = {
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: 12,
  padding: '4px 0',
  maxWidth: 860,
}
const note = { margin: 0, padding: 16, fontSize: 14 }

function RulesPanel() {
  const { rules } = useShown()
  if (rules.length === 0) return h('p', { style: note }, 'This story names no rule.')
  return h(
    'ul',
    { style: list },
    rules.map(({ id, text }) =>
      h(
        'li',
        { key: id, style: row },
        h('strong', null, id),
        h('span', null, text || 'See the specification.'),
      ),
    ),
  )
}

function HostPanel() {
  const { messages } = useShown()
  if (messages.length === 0) return h('p', { style: note }, 'No message to the host app.')
  return h(
    'ol',
    { style: list },
    messages.map((message, index) =>
      h('li', { key: index, style: row }, h('strong', null, index + 1), h('code', null, message)),
    ),
  )
}

function addPanel(id: string, title: string, Panel: () => ReactNode) {
  addons.add(`fleetgis/${id}`, {
    type: types.PANEL,
    title,
    render: ({ active }) => (active ? h(Panel) : null),
  })
}

addons.setConfig({ theme: look() })

addons.register('fleetgis', () => {
  addPanel('rules', 'Rules', RulesPanel)
  addPanel('host', 'Host app', HostPanel)
})

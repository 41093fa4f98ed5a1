// Storybook's theme, and the panels beside the stories: the rules that a story shows, and its messages to the host app.
import { createElement as h, type ReactNode, useEffect, useState } from 'react'
import { addons, types, useChannel } from 'storybook/manager-api'
import { awaitServer } from './awaitServer.ts'
import { look } from './look.ts'
import { ASKED, CHANGED, type PanelContent, SHOWN } from './panels.ts'
import { labelOf } from './stateStories.ts'

const NOTHING: PanelContent = { rules: [], messages: [] }

function useShown(): PanelContent {
  const [shown, setShown] = useState(NOTHING)
  const emit = useChannel({ [SHOWN]: setShown, [CHANGED]: () => emit(ASKED) })
  useEffect(() => emit(ASKED), [emit])
  return shown
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

addons.setConfig({
  theme: look(),
  sidebar: { renderLabel: (item) => (item.type === 'story' ? labelOf(item) : item.name) },
})
void addons.ready().then(awaitServer)

addons.register('fleetgis', () => {
  addPanel('rules', 'Rules', RulesPanel)
  addPanel('host', 'Host app', HostPanel)
})

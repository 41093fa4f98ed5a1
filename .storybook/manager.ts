// The panels beside the stories: the rules that a story shows, and what it would have told the host app.
import { createElement as h, type ReactNode, useEffect, useState } from 'react'
import { addons, types, useChannel } from 'storybook/manager-api'
import { ASKED, CHANGED, SHOWN, type Shown } from './panels.ts'

const NOTHING: Shown = { rules: [], messages: [] }

function useShown(): Shown {
  const [shown, setShown] = useState(NOTHING)
  const emit = useChannel({ [SHOWN]: setShown, [CHANGED]: () => emit(ASKED) })
  useEffect(() => emit(ASKED), [emit])
  return shown
}

const list = { margin: 0, padding: '16px 16px 16px 32px', lineHeight: 1.6, fontSize: 14 }
const note = { padding: 16, fontSize: 14 }

function RulesPanel() {
  const { rules } = useShown()
  if (rules.length === 0) return h('p', { style: note }, 'This story names no rule.')
  return h(
    'ul',
    { style: list },
    rules.map(({ id, text }) =>
      h('li', { key: id }, h('strong', null, id), ' ', text || 'is told in the specification.'),
    ),
  )
}

function HostPanel() {
  const { messages } = useShown()
  if (messages.length === 0) return h('p', { style: note }, 'The host app has not been told anything.')
  return h(
    'ol',
    { style: list },
    messages.map((message, index) => h('li', { key: index }, h('code', null, message))),
  )
}

function addPanel(id: string, title: string, Panel: () => ReactNode) {
  addons.add(`fleetgis/${id}`, {
    type: types.PANEL,
    title,
    render: ({ active }) => (active ? h(Panel) : null),
  })
}

addons.register('fleetgis', () => {
  addPanel('rules', 'Rules', RulesPanel)
  addPanel('host', 'Host app', HostPanel)
})

// ChatPanel, whole: head, messages, text field; given its messages by a transport.
import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'
import { ChatPanel } from '../../../packages/ui/exports/ChatPanel.ts'
import { FleetProvider } from '../../../packages/ui/src/index.ts'
import { conversation, ME, OTHER } from './data.mjs'

const client = { call: () => Promise.reject(new Error('No server')) }
const people = [ME, OTHER].map(({ id, name }) => ({ senderId: id, senderName: name, senderImage: '' }))

const messagesOf = (rows) =>
  rows.map(({ id, text, sender, at }) => ({
    id,
    conversationId: 'C-1',
    senderId: sender.id,
    senderName: '',
    senderImage: '',
    content: text,
    contentType: 'text',
    sentAt: new Date(at).toISOString().slice(0, 19).replace('T', ' '),
    isMe: sender === ME,
  }))

const transportOf = (messages) => ({
  userId: ME.id,
  list: async () => ({ messages, people, status: 1 }),
  send: async () => {},
  subscribe: () => () => {},
})

let root

const panel = (messages) =>
  root.render(
    h(
      FleetProvider,
      { client, key: messages.length },
      h('div', { style: { height: '100vh' } }, h(ChatPanel, { chat: transportOf(messages) })),
    ),
  )

window.bench = {
  make: (count) => messagesOf(conversation(count)),
  init: async () => {
    root = createRoot(document.getElementById('root'))
    // Once before, as for the other pages: then the code of the list is there.
    panel(messagesOf(conversation(3)))
    while (!document.querySelector('[role="log"]')) await new Promise(requestAnimationFrame)
    root.render(null)
  },
  open: panel,
  row: '[data-part="message"], [data-part="day"]',
}

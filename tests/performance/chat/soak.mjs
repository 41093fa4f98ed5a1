// ChatPanel over its client and the servers of a city, which polls ten times as often as it does (CHAT-22), while the
// reader sends a message in each minute of its time.
import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'
import { bookingConversation, messages, sendMessage } from '../../../packages/api/src/chat/index.ts'
import { createFleetClient } from '../../../packages/api/src/index.ts'
import { createRespond, readyLinks, rushHour } from '../../../packages/sandbox/src/index.ts'
import { ChatPanel } from '../../../packages/ui/exports/ChatPanel.ts'
import { FleetProvider } from '../../../packages/ui/src/index.ts'

const POLL_MS = 500
const MINUTE = 6_000

const world = rushHour()
const respond = createRespond(world)
const path = readyLinks(world).find((link) => link.path.startsWith('/driver-booking-chat?'))?.path
const query = new URLSearchParams(path?.split('?')[1])
const userId = query.get('userid')
const bookingKey = query.get('bookingkey')
const appId = query.get('appid')

let polls = 0
const client = createFleetClient({
  bases: { main: 'https://fleet.example' },
  pageToken: query.get('token'),
  appId,
  fetch: async (input, init) => {
    const request = new Request(input, init)
    if (new URL(request.url).pathname === messages.path) polls += 1
    return respond(request)
  },
})

window.bench = {
  asked: () => ({ messages: polls }),
  init: async () => {
    const chat = { appId, userId, bookingKey, screen: 'driverBooking', pollMs: POLL_MS }
    createRoot(document.getElementById('root')).render(
      h(
        FleetProvider,
        { client, clock: { now: () => world.now } },
        h('div', { style: { height: '100vh' } }, h(ChatPanel, { chat })),
      ),
    )
    while (!document.querySelector('[data-part="message"]')) await new Promise(requestAnimationFrame)
    const { conversationId } = await client.call(bookingConversation, { bookingKey })
    const send = (number) =>
      client.call(sendMessage, { conversationId, senderId: userId, text: `Message ${number}` })
    // The rows that the document holds at once are there before the measurement.
    for (let number = 0; number < 60; number += 1) await send(number)
    let number = 100
    setInterval(() => void send(number++), MINUTE)
  },
}

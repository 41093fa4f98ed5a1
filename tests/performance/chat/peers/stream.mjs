// stream-chat-react's virtualised list, in its chat and channel, without any server.
import 'stream-chat-react/dist/css/index.css'
import { createElement as h } from 'react'
import { StreamChat } from 'stream-chat'
import { Channel, Chat, VirtualizedMessageList, Window } from 'stream-chat-react'
import { ME, OTHER } from '../data.mjs'
import { chatPage } from './mount.mjs'

const client = new StreamChat('key', { allowServerSideConnect: true, warmUp: false })
client.user = { ...ME }
client._user = { ...ME }
client.userID = ME.id
client.doAxiosRequest = () => new Promise(() => {})

/** A channel that takes a server's answer, as its own `watch` and our panel's transport do: a part of opening a chat. */
function channelOf(messages) {
  const channel = client.channel('messaging', `c${messages.length}`, { members: [ME.id, OTHER.id] })
  channel.initialized = true
  channel.data = { ...channel.data, own_capabilities: ['send-message', 'read-events'] }
  channel.state.members = Object.fromEntries([ME, OTHER].map((user) => [user.id, { user, user_id: user.id }]))
  channel.state.addMessagesSorted(messages, false, true)
  return channel
}

chatPage({
  convert: (rows) =>
    rows.map(({ id, text, sender, at }) => ({
      id,
      text,
      user: sender,
      type: 'regular',
      status: 'received',
      attachments: [],
      latest_reactions: [],
      own_reactions: [],
      html: `<p>${text}</p>`,
      created_at: new Date(at).toISOString(),
      updated_at: new Date(at).toISOString(),
    })),
  content: (messages) => {
    const channel = channelOf(messages)
    return h(
      'div',
      { style: { height: '100vh', display: 'flex', flexDirection: 'column' } },
      h(
        Chat,
        { client },
        h(
          Channel,
          { key: channel.cid, channel, markReadOnMount: false, skipMessageDataMemoization: true },
          h(Window, null, h(VirtualizedMessageList, { hasMore: false, loadMore: async () => {} })),
        ),
      ),
    )
  },
  row: '.str-chat__message, .str-chat__virtual-list-message-wrapper',
})

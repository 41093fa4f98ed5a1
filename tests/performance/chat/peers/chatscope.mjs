// @chatscope's chat container: it has no virtual list.
import '@chatscope/chat-ui-kit-styles/dist/default/styles.min.css'
import {
  Avatar,
  ChatContainer,
  MainContainer,
  Message,
  MessageInput,
  MessageList,
} from '@chatscope/chat-ui-kit-react'
import { createElement as h } from 'react'
import { ME } from '../data.mjs'
import { chatPage } from './mount.mjs'

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAMzMzAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=='
const timeOf = (at) => new Date(at).toISOString().slice(11, 16)

chatPage({
  content: (messages) =>
    h(
      'div',
      { style: { height: '100vh' } },
      h(
        MainContainer,
        null,
        h(
          ChatContainer,
          { key: messages.length },
          h(
            MessageList,
            { scrollBehavior: 'auto' },
            messages.map(({ id, text, sender, at }) =>
              h(
                Message,
                {
                  key: id,
                  model: {
                    message: text,
                    sender: sender.name,
                    sentTime: timeOf(at),
                    direction: sender === ME ? 'outgoing' : 'incoming',
                    position: 'single',
                    type: 'text',
                  },
                },
                h(Avatar, { src: PICTURE, name: sender.name }),
                h(Message.Header, { sender: sender.name, sentTime: timeOf(at) }),
              ),
            ),
          ),
          h(MessageInput, { placeholder: 'Write a message' }),
        ),
      ),
    ),
  row: '.cs-message',
})

// react-virtuoso alone: a name, a text and a time in a list that opens at its end.
import { createElement as h } from 'react'
import { Virtuoso } from 'react-virtuoso'
import { chatPage } from './mount.mjs'

const timeOf = (at) => new Date(at).toISOString().slice(11, 16)

chatPage({
  content: (messages) =>
    h(Virtuoso, {
      key: messages.length,
      data: messages,
      style: { height: '100vh' },
      initialTopMostItemIndex: { index: messages.length - 1, align: 'end' },
      followOutput: true,
      computeItemKey: (_, { id }) => id,
      itemContent: (_, { sender, text, at }) =>
        h('div', { className: 'row', style: { padding: '4px 12px' } }, [
          h('b', { key: 'name' }, sender.name),
          h('div', { key: 'text', style: { whiteSpace: 'pre-wrap' } }, text),
          h('small', { key: 'time' }, timeOf(at)),
        ]),
    }),
  row: '.row',
})

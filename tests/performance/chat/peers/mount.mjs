import { createRoot } from 'react-dom/client'
import { conversation } from '../data.mjs'

/** A page whose chat is what `content` makes of the messages; `row` finds one of them. */
export function chatPage({ convert = (rows) => rows, content, row }) {
  let root
  window.bench = {
    make: (count) => convert(conversation(count)),
    init: async () => {
      root = createRoot(document.getElementById('root'))
      // Once before, so that all code has run.
      root.render(content(convert(conversation(3))))
      await new Promise((resolve) => setTimeout(resolve, 500))
      root.render(null)
    },
    open: (messages) => root.render(content(messages)),
    row,
  }
}

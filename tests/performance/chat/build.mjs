import { installPeers as install } from '../installPeers.mjs'
import { servePages as serve } from '../servePages.mjs'

/** Pages by name: ours, the one that polls for long, and the peers. */
export const OURS = { ChatPanel: 'chatPanel.mjs' }
export const SOAK = { soak: 'soak.mjs' }
export const PEERS = {
  'react-virtuoso, bare': 'peers/virtuoso.mjs',
  'stream-chat-react': 'peers/stream.mjs',
  '@chatscope': 'peers/chatscope.mjs',
}

export const installPeers = () => install(new URL('peers/', import.meta.url))

/** Builds pages for production and serves them, each at its name. */
export const servePages = (pages) =>
  serve(new URL('./', import.meta.url), pages, 'body{margin:0}#root{height:100vh}')

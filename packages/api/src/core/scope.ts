import type { Session } from './session.ts'

let clients = 0

/**
 * The scope of a client's answers, which is in the key of each of its queries, and the changes of its user. A follower
 * resets the queries that are cached; without one, the next scope is another. `hasOwnToken`: the calls of the current page
 * carry a token of their own, not the session's. Source: T3.
 */
export function createScope(session: Session | undefined, hasOwnToken: () => boolean) {
  clients += 1
  const client = clients
  let followers = 0
  let users = 1
  let userId = session?.user?.id

  return {
    scope(): string {
      const now = session?.user?.id
      if (followers === 0 && now !== userId) {
        userId = now
        users += 1
      }
      return `client ${client}, user ${users}`
    },

    followUser(listener: () => void): () => void {
      if (!session) return () => {}
      followers += 1
      const stop = session.subscribe(({ type }) => {
        if (type === 'renewed' || hasOwnToken()) return
        userId = session.user?.id
        listener()
      })
      return () => {
        followers -= 1
        stop()
      }
    },
  }
}

/** A check-in in the server's words. */
export function checkInRow(number: number, changes: { userid?: string; datetime?: string } = {}) {
  return {
    syskey: String(number),
    userid: `driver${number}@example.com`,
    domainid: number % 2 === 0 ? 'G002' : 'G001',
    type: 'Car',
    // Newest first: ten a day.
    datetime: `${new Date(Date.UTC(2026, 10, 20) - Math.floor(number / 10) * 86_400_000).toISOString().slice(0, 10)} 08:15:00`,
    route: { type: 'Point', coordinates: [96.158801, 16.774412] },
    ...changes,
  }
}

interface CheckInServer {
  /** As the server sends them, whatever they are. */
  rows: readonly unknown[]
  /** Called before each answer; a thrown error is a failed connection. */
  before?: (call: { path: string; page: number }) => void | Promise<void>
}

/** A server with check-ins and two groups. Records its calls, and the most at one time. */
export function checkInServer({ rows, before }: CheckInServer) {
  const bodies: unknown[] = []
  let underWay = 0
  const server = {
    /** Bodies of the calls for check-ins. */
    bodies,
    mostAtOnce: 0,
    async answer(request: Request): Promise<Response> {
      const { pathname: path, searchParams } = new URL(request.url)
      const page = Number(searchParams.get('curPage') ?? 1)
      const size = Number(searchParams.get('pageSize') ?? 0)
      if (path === '/location') bodies.push(await request.clone().json())
      underWay += 1
      server.mostAtOnce = Math.max(server.mostAtOnce, underWay)
      try {
        await before?.({ path, page })
      } finally {
        underWay -= 1
      }
      if (path === '/domain/list') {
        const dataList = ['G001', 'G002'].map((id) => ({ syskey: id, id, name: `Group ${id}` }))
        return Response.json({ status: 200, dataList })
      }
      return Response.json({ status: 200, data_list: rows.slice((page - 1) * size, page * size) })
    },
    /** Forgets the calls of an earlier story. */
    reset() {
      bodies.length = 0
      server.mostAtOnce = 0
    },
  }
  return server
}

import { network } from './fakeHost.ts'

export interface Driver {
  readonly userId: string
  readonly bookingKey: string
  readonly token: string
}

interface Row {
  readonly sender: string
  readonly content: string
}

/** The chats of the fleet: each booking has a conversation, named as the booking, that only its driver's token opens. */
export function createServer(drivers: readonly Driver[]) {
  const rows = new Map<string, Row[]>(drivers.map(({ bookingKey }) => [bookingKey, []]))

  function answer(path: string, query: URLSearchParams, body: Record<string, string>, driver: Driver) {
    const own = rows.get(driver.bookingKey) ?? []
    if (path === '/api/chat/messages') own.push({ sender: driver.userId, content: body.content ?? '' })
    if (path === '/passenger/driver/info') return { driverid: driver.userId, passengerkey: 'P-1' }
    if (path !== '/api/chat/listbyID') return { conversation_id: driver.bookingKey }
    const end = own.length - (Number(query.get('curPage')) - 1) * Number(query.get('pageSize'))
    const first = Math.max(0, end - Number(query.get('pageSize')))
    return {
      data_list: {
        message: own.slice(first, Math.max(0, end)).map(({ sender, content }, index) => ({
          syskey: `${driver.bookingKey}-${first + index}`,
          conversation_id: driver.bookingKey,
          sender_id: sender,
          content,
          content_type: 'text',
          send_at: '2026-01-01 08:00:00',
        })),
        role: [{ sender_id: 'P-1', sender_name: 'Thida' }],
        conversation: { status: 1 },
      },
    }
  }

  return {
    times: ({ bookingKey }: Driver, text: string) =>
      (rows.get(bookingKey) ?? []).filter(({ content }) => content === text).length,
    async fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
      const request = new Request(input, init)
      const { pathname, searchParams } = new URL(request.url)
      const text = await request.text()
      if (!network.isOnline) throw new TypeError('Failed to fetch')
      const driver = drivers.find(({ token }) => request.headers.get('Authorization')?.includes(token))
      if (!driver) return Response.json({}, { status: 401 })
      return Response.json({
        status: 200,
        data: answer(pathname, searchParams, text ? JSON.parse(text) : {}, driver),
      })
    },
  }
}

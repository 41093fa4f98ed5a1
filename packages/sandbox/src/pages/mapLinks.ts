import { dateOf, dayOf } from '../base/stamp.ts'
import type { World } from '../world.ts'

interface Link {
  title: string
  path: string
}

/** The pages of maps, owners, places and mails, with their queries (EMB-01, OMAP-01, TRIP-01, AUTH-27, AUTH-34). */
export function mapLinks(world: World, tokenOf: (viewer: { userId: string }) => string): Link[] {
  const link = (title: string, page: string, query: Record<string, string>): Link => ({
    title,
    path: `${page}?${new URLSearchParams(query)}`,
  })
  const app = { appid: '001', language: 'en', theme: 'light' }

  const map = (title: string, userId: string, look: Record<string, string> = {}) => {
    const admin = world.accounts.find(userId)
    const groupid = admin?.groupIds?.[0] ?? world.groups[0]?.id ?? ''
    const query = admin && { token: tokenOf(admin), driverid: admin.key, groupid, ...app, ...look }
    return query ? [link(title, '/map', query)] : []
  }

  const owner = (title: string, index: number) => {
    const person = world.owners[index]
    return person ? [link(title, '/owner-map', { token: tokenOf(person), driverid: person.key, ...app })] : []
  }

  const [first] = world.owners
  const today = dateOf(dayOf(world.now))
  const token = tokenOf({ userId: 'thida' })
  return [
    ...map('Map: several groups', 'groups@fleetgis.example'),
    ...map('Map: one group', 'group@fleetgis.example'),
    ...map('Map: in Burmese and dark', 'groups@fleetgis.example', { language: 'my', theme: 'dark' }),
    ...owner('Owner: several vehicles', 0),
    ...owner('Owner: one vehicle', 1),
    ...owner('Owner: no vehicle', 2),
    ...(first
      ? [
          link('Owner: trips of this month', '/trip-list', {
            token: tokenOf(first),
            driverid: first.key,
            language: 'en',
            theme: 'light',
            search: '',
            startdate: `${today.slice(0, 8)}01`,
            enddate: today,
            showdate: '3',
          }),
        ]
      : []),
    link('Places: add', '/location', { token, ...app }),
    link('Places: search', '/search-location', { token, ...app }),
    link('Places: review', '/check-location', { token, ...app }),
    link('Places: unknown', '/unknown-location', { token, ...app }),
    link('Reset password: a token that holds', '/reset-password', { token: 'reset-valid' }),
    link('Reset password: a token that was used', '/reset-password', { token: 'reset-used' }),
    link('Verify account: a new one', '/view-message', { token: 'verify-new' }),
    link('Verify account: verified before', '/view-message', { token: 'verify-done' }),
  ]
}

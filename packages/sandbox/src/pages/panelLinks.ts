import type { World } from '../world.ts'

/** A web view of an admin: the account, group, page, language and theme. */
interface PanelLink {
  title: string
  page: '/groupadmin' | '/driver-list'
  /** User id of the admin. */
  userId: string
  groupId: string
  language?: 'en' | 'my'
  theme?: 'light' | 'dark'
}

const MANY = 'groups@fleetgis.example'

/** One link for each kind of group and of admin. A link of a group or admin that the world lacks is left out. */
const LINKS: readonly PanelLink[] = [
  { title: 'Group panel: with a PIN, registers drivers', page: '/groupadmin', userId: MANY, groupId: 'G001' },
  { title: 'Group panel: without a PIN', page: '/groupadmin', userId: MANY, groupId: 'G002' },
  { title: 'Group panel: a group without fees', page: '/groupadmin', userId: MANY, groupId: 'G003' },
  {
    title: 'Group panel: an admin who may not move money',
    page: '/groupadmin',
    userId: 'cashless@fleetgis.example',
    groupId: 'G001',
  },
  {
    title: 'Group panel: a top admin, with Other',
    page: '/groupadmin',
    userId: 'top@fleetgis.example',
    groupId: 'G001',
  },
  {
    title: 'Group panel: in Burmese and dark',
    page: '/groupadmin',
    userId: MANY,
    groupId: 'G001',
    language: 'my',
    theme: 'dark',
  },
  { title: 'Driver list', page: '/driver-list', userId: MANY, groupId: 'G001' },
  {
    title: 'Driver list: a group without registration',
    page: '/driver-list',
    userId: MANY,
    groupId: 'G002',
  },
]

/** The pages of group admins, with their queries (EMB-01, GDRV-01). */
export function panelLinks(
  world: World,
  tokenOf: (viewer: { userId: string }) => string,
): { title: string; path: string }[] {
  return LINKS.flatMap(({ title, page, userId, groupId, language = 'en', theme = 'light' }) => {
    const admin = world.accounts.find(userId)
    if (!admin || !world.groups.some(({ id }) => id === groupId)) return []
    const query = {
      token: tokenOf(admin),
      driverid: admin.key,
      groupid: groupId,
      appid: '001',
      language,
      theme,
    }
    return [{ title, path: `${page}?${new URLSearchParams(query)}` }]
  })
}

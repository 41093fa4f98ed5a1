import { keyOf } from '../base/keys.ts'
import type { Account } from './account.ts'

const PASSWORD = 'fleet1234'

/** An account with plain defaults. */
export function anAccount(overrides: Partial<Account> = {}): Account {
  return {
    key: keyOf('account', 1),
    userId: 'staff@fleetgis.example',
    userName: 'Daw Thida Win',
    password: PASSWORD,
    role: 2,
    ...overrides,
  }
}

interface Known extends Omit<Account, 'key' | 'password'> {
  about: string
}

const KNOWN: readonly Known[] = [
  { userId: 'admin@fleetgis.example', userName: 'ဒေါ်သီတာဝင်း', role: 1, about: 'admin, may do everything' },
  { userId: 'thida', userName: 'Ma Thida Aye', role: 2, about: 'operator, drivers and vehicles' },
  {
    userId: 'viewer@fleetgis.example',
    userName: 'ကိုအောင်ကျော်မင်း',
    role: 3,
    about: 'looks only; most routes are refused',
  },
  {
    userId: 'group@fleetgis.example',
    userName: 'U Hla Myat Soe',
    role: 4,
    groupIds: ['G002'],
    about: 'admin of one group',
  },
  { userId: 'guest@fleetgis.example', userName: 'မစုမြ', role: 0, about: 'goes to the success page' },
  {
    userId: 'expired@fleetgis.example',
    userName: 'Ko Zaw Lin',
    role: 1,
    quirk: 'routesExpired',
    about: 'route checks answer 409, session expired',
  },
  {
    userId: 'over@fleetgis.example',
    userName: 'Daw Khin Swe',
    role: 1,
    quirk: 'sessionOver',
    about: 'calls answer 416, session over',
  },
  {
    userId: 'short@fleetgis.example',
    userName: 'Ko Ye Htet',
    role: 1,
    quirk: 'shortTokens',
    about: 'access tokens live 5 seconds and are renewed',
  },
  {
    userId: 'norenewal@fleetgis.example',
    userName: 'Ma Ei Phyo',
    role: 1,
    quirk: 'neverRenewed',
    about: 'access tokens live 5 seconds and are not renewed',
  },
  {
    userId: 'deleted@fleetgis.example',
    userName: 'U Tin Moe',
    role: 0,
    quirk: 'deleted',
    about: 'being deleted: sign-up 412, sign-in 401, forgot password 409',
  },
  {
    userId: 'broken@fleetgis.example',
    userName: 'Ma Wai Wai',
    role: 0,
    quirk: 'broken',
    about: 'every form with it fails with 500',
  },
  {
    userId: 'groups@fleetgis.example',
    userName: 'ဒေါ်နန္ဒာဝင်း',
    role: 4,
    groupIds: ['G001', 'G002', 'G003', 'G004'],
    about: 'admin of four groups',
  },
  {
    userId: 'cashless@fleetgis.example',
    userName: 'Ma Hnin Phyo',
    role: 4,
    groupIds: ['G001'],
    movesMoney: false,
    about: 'admin of one group who may neither top up nor decide requests',
  },
  { userId: 'top@fleetgis.example', userName: 'U Kyaw Thein', role: 4, about: 'top admin, of all groups' },
]

/** Changes that a scenario makes to the seeded accounts. */
export type AccountChanges = (account: Account) => Partial<Account>

/** The accounts of a world, with the changes of its scenario. */
export function seedAccounts(changes: AccountChanges = () => ({})): Account[] {
  return KNOWN.map(({ about: _, ...known }, index) => {
    const account = anAccount({ ...known, key: keyOf('account', index + 1) })
    return { ...account, ...changes(account) }
  })
}

/** A way to sign in. */
export interface SignIn {
  role: number
  userId: string
  password: string
  about: string
}

/** A sign-in for each role and for each failure; the same in every world. */
export const signIns: readonly SignIn[] = KNOWN.filter(
  ({ quirk }) => quirk !== 'deleted' && quirk !== 'broken',
).map(({ role, userId, about }) => ({ role, userId, password: PASSWORD, about }))

import * as z from 'zod/mini'
import { atTop, count, done, flag, list, number, row, text, textOrNull } from '../core/strict.ts'

/** A stamp of the row's version, where a server has one (CF-179). */
const version = z.optional(text)

export const staffWire = {
  roles: atTop({
    data_list: list(
      row({
        role: number,
        name: text,
        is_own: flag,
        users: count,
        permissions: list(
          row({ route: text, can_view: flag, can_add: flag, can_edit: flag, can_delete: flag }),
        ),
        version,
      }),
    ),
  }),
  saveRole: done,
  deleteRole: done,
  users: atTop({
    data_list: list(
      row({ user_id: text, user_name: text, role: number, role_name: textOrNull, is_own: flag, version }),
    ),
  }),
  saveUser: done,
  rates: atTop({
    data_list: list(
      row({
        syskey: text,
        domainid: text,
        domain: text,
        initial: number,
        per_km: number,
        per_minute: number,
        version,
      }),
    ),
  }),
  saveRate: done,
  deleteRate: done,
  extraCharges: atTop({
    data_list: list(row({ syskey: text, domainid: text, domain: text, name: text, amount: number, version })),
  }),
  saveExtraCharge: done,
  deleteExtraCharge: done,
}

import type { ExtraCharge, Rate, RouteGrant, StaffRole, StaffUser } from '@fleetgis/domain/staff'
import * as z from 'zod/mini'
import { flag, listReply, number, optionalNumber, optionalText, rows, text } from '../core/readers.ts'

const grant = z.pipe(
  z.object({ route: text, can_view: flag, can_add: flag, can_edit: flag, can_delete: flag }),
  z.transform(
    (row): RouteGrant => ({
      route: row.route,
      canView: row.can_view,
      canAdd: row.can_add,
      canEdit: row.can_edit,
      canDelete: row.can_delete,
    }),
  ),
)

const role = z.pipe(
  z.object({
    role: number,
    name: optionalText,
    is_own: flag,
    users: optionalNumber,
    permissions: rows(grant, 'permissions'),
    version: optionalText,
  }),
  z.transform(
    (row): StaffRole => ({
      id: row.role,
      name: row.name ?? '',
      isOwn: row.is_own,
      users: row.users ?? 0,
      grants: row.permissions,
      version: row.version,
    }),
  ),
)

export const rolesReply = listReply('top', role)

const user = z.pipe(
  z.object({
    user_id: text,
    user_name: optionalText,
    role: number,
    role_name: optionalText,
    is_own: flag,
    version: optionalText,
  }),
  z.transform(
    (row): StaffUser => ({
      userId: row.user_id,
      userName: row.user_name ?? '',
      role: row.role,
      roleName: row.role_name ?? String(row.role),
      isOwn: row.is_own,
      version: row.version,
    }),
  ),
)

export const usersReply = listReply('top', user)

const rate = z.pipe(
  z.object({
    syskey: text,
    domainid: text,
    domain: optionalText,
    initial: number,
    per_km: number,
    per_minute: number,
    version: optionalText,
  }),
  z.transform(
    (row): Rate => ({
      id: row.syskey,
      groupId: row.domainid,
      groupName: row.domain ?? row.domainid,
      initial: row.initial,
      perKm: row.per_km,
      perMinute: row.per_minute,
      version: row.version,
    }),
  ),
)

export const ratesReply = listReply('top', rate)

const extraCharge = z.pipe(
  z.object({
    syskey: text,
    domainid: text,
    domain: optionalText,
    name: optionalText,
    amount: number,
    version: optionalText,
  }),
  z.transform(
    (row): ExtraCharge => ({
      id: row.syskey,
      groupId: row.domainid,
      groupName: row.domain ?? row.domainid,
      name: row.name ?? '',
      amount: row.amount,
      version: row.version,
    }),
  ),
)

export const extraChargesReply = listReply('top', extraCharge)

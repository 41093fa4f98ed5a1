import type { ConsoleDriver } from '@fleetgis/domain/drivers'

/** What a driver may sign in with: replies about check-ins and trips name the driver by one of them. */
export function userIdsOf({ mobile, email }: Pick<ConsoleDriver, 'mobile' | 'email'>): readonly string[] {
  return [mobile, email].filter((id) => id !== undefined && id !== '') as string[]
}

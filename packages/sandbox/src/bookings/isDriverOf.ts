import type { Driver } from '../drivers/driver.ts'

/** Whether the bookings of a group are for a driver: those of the driver's own group are. */
export const isDriverOf = (driver: Driver, groupId: string): boolean => driver.groupId === groupId

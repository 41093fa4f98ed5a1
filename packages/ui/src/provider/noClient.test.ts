import { driverBookings } from '@fleetgis/api/bookings'
import { expect, test, vi } from 'vitest'
import { noClient } from './noClient.ts'

test('without a client every call fails, and the console says once what is missing', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const call = () => noClient.call(driverBookings, {} as never)
  await expect(call()).rejects.toThrow('<FleetProvider client={createFleetClient')
  await expect(call()).rejects.toThrow('needs a client')
  expect(error).toHaveBeenCalledOnce()
})

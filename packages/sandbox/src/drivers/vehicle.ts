/** A vehicle, its driver and its owner. */
export interface Vehicle {
  key: string
  vehicleNo: string
  brand: string
  model: string
  colour: string
  fuel: string
  driverKey: string
  ownerKey: string
}

export interface VehicleLinkProps {
  /** The address of the page of a driver's vehicle. Without it numbers of vehicles have no links. */
  vehicleHrefOf?: ((event: { driverKey: string }) => string) | undefined
}

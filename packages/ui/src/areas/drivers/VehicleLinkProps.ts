export interface VehicleLinkProps {
  /**
   * The address of the page of a driver's vehicle; the driver's name finds it. Without it numbers of vehicles have no
   * links. Keep it between renders.
   */
  vehicleHrefOf?: ((event: { driverKey: string; name: string }) => string) | undefined
}

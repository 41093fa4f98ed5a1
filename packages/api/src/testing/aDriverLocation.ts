/** The least row of a driver's position. */
export const bareLocation = { route: { coordinates: [96.1, 16.8] as [number, number] } }

/** A driver's position in the words of the server, with all fields. */
export const aDriverLocation = {
  ...bareLocation,
  syskey: 's1',
  domainid: 'g1',
  name: 'Aung',
  member_id: 'M-7',
  vehicleno: 'AA-1234',
  mobile: '09791234567',
  email: 'aung@example.com',
  amount: 15000,
  image: 'https://img.example/1.jpg',
  domain: 'Yangon Taxi',
  vehicle: 'Toyota',
  model: 'Probox',
  color: 'White',
  fueltype: 'CNG',
  status: 1,
  vehicleid: 'v1',
}

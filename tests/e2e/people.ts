/** Sign-ins of the sandbox; its README explains each. */
const person = (userId: string) => ({ userId, password: 'fleet1234' })

export const admin = person('admin@fleetgis.example')
/** Role 2: drivers and vehicles. */
export const operator = person('thida')
/** Role 0. */
export const guest = person('guest@fleetgis.example')
/** May open hardly any route. */
export const viewer = person('viewer@fleetgis.example')
/** Role 4: one group. */
export const groupAdmin = person('group@fleetgis.example')
/** Every check of a route answers 409. */
export const expired = person('expired@fleetgis.example')
/** Every call answers 416. */
export const over = person('over@fleetgis.example')

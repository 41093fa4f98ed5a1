/** A text with a mark in its type alone: plain texts pass, and ids of another kind do not (decision 23). */
type Id<Kind extends string> = string & { readonly kind?: Kind }

/** The key of a driver (`syskey`): in calls and widgets that are about this driver. */
export type DriverKey = Id<'driver key'>

/** By which a driver signs in and is shown; no call takes it as a key. */
export type DriverId = Id<'driver id'>
